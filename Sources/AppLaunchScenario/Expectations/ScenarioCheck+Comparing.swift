import AppLaunch
import AppLaunchItems

extension ScenarioCheck {
  /// Returns how a snapshot differs from what is expected, or nil where it does not.
  func mismatch(in snapshot: ScenarioSnapshot) -> ScenarioMismatch? {
    switch self {
    case .showing(let id):
      let found = snapshot.screen?.id
      return ScenarioMismatch(
        value,
        .optional(found?.rawValue),
        items: Set([id, found].compactMap(\.self))
      )
    case .idle:
      let items = [snapshot.screen?.id].compactMap(\.self) + snapshot.ids(in: .waiting)
      return ScenarioMismatch(value, .bool(snapshot.queue?.isIdle ?? false), items: Set(items))
    case .kind:
      return ScenarioMismatch(value, .optional(snapshot.queue?.launch.kind.name.rawValue))
    case .list(let list, let ids):
      let found = snapshot.ids(in: list)
      return ScenarioMismatch(
        .ids(ids.sorted()),
        .ids(found.sorted()),
        items: Set(ids).symmetricDifference(found)
      )
    case .launches: return ScenarioMismatch(value, .int(snapshot.record.launches))
    case .release, .releases, .pages, .steps: return mismatch(on: snapshot.screen)
    case .declined(let reasons):
      let declines = snapshot.explanation?.declines ?? []
      return reasons.mismatch { id, reason in
        (.optional(reason), .optional(declines.first { $0.id == id }?.reason.name))
      }
    case .until(let times):
      let explanation = snapshot.explanation
      return times.mismatch { id, time in
        (.optional(time?.description), .optional(explanation?.candidate(id)?.until?.description))
      }
    case .reasons(let reasons):
      let objections = snapshot.objections(to: reasons.keys)
      return reasons.mismatch { id, names in
        (.strings(Set(names).sorted()), (objections[id] ?? []).json(matching: names))
      }
    case .outcome(let outcomes):
      return outcomes.mismatch { [record = snapshot.record] id, outcome in
        let found = snapshot.history(of: id, in: record)?.lastOutcome?.outcome
        return (.optional(outcome?.description), .optional(found?.description))
      }
    case .presented(let counts):
      return counts.mismatch { [record = snapshot.record] id, count in
        (.int(count), .int(snapshot.history(of: id, in: record)?.timesPresented ?? 0))
      }
    }
  }

  /// Returns how what a screen shows differs from what is expected; versions go by their value.
  private func mismatch(on screen: ScenarioScreen?) -> ScenarioMismatch? {
    let releases = screen?.releases
    var found: JSONValue?
    switch self {
    case .release(let version):
      guard version != releases?.first?.version else { return nil }
      found = .optional(releases?.first?.version.rawValue)
    case .releases(let versions):
      guard versions != releases?.map(\.version) else { return nil }
      found = releases.map { .strings($0.map(\.version.rawValue)) }
    case .pages: found = releases.map { .strings($0.flatMap(\.pages)) }
    default: found = screen?.steps.map { .strings($0.map(\.id)) }
    }
    return ScenarioMismatch(value, found ?? .null, items: Set([screen?.id].compactMap(\.self)))
  }
}

extension Dictionary where Key == LaunchItemID {
  /// Returns the mismatch of those items for which a closure gives two different values.
  fileprivate func mismatch(
    _ values: (LaunchItemID, Value) -> (expected: JSONValue, found: JSONValue)
  ) -> ScenarioMismatch? {
    var pairs: [LaunchItemID: (expected: JSONValue, found: JSONValue)] = [:]
    for (id, value) in self { pairs[id] = values(id, value) }
    return ScenarioMismatch(pairs)
  }
}

extension ScenarioSnapshot {
  /// An objection: its policy's name, with the name of the policy's type.
  fileprivate typealias Objection = (name: String, aliases: Set<String>)

  /// Returns all objections to items, each policy once.
  fileprivate func objections(
    to ids: some Collection<LaunchItemID>
  ) -> [LaunchItemID: [Objection]] {
    guard let queue, let explanation else { return [:] }
    var types: [String: Set<String>] = [:]
    for entry in queue.pipeline.entries {
      types[entry.name, default: []].insert(entry.documentType ?? entry.policy.name)
    }
    var objections: [LaunchItemID: [Objection]] = [:]
    for id in ids {
      let names = Set(explanation.candidate(id)?.objections.map(\.policy) ?? [])
      objections[id] = names.map { ($0, (types[$0] ?? []).union([$0])) }
    }
    return objections
  }

  /// Returns what a record knows of an item.
  fileprivate func history(of id: LaunchItemID, in record: LaunchRecord) -> ItemRecord? {
    record.item(id, owner: items.first { $0.id == id }?.belongsTo ?? .install)
  }
}

extension [ScenarioSnapshot.Objection] {
  /// Returns the names in order, each as it is expected: an objection is met by its policy's name or
  /// by its type.
  fileprivate func json(matching expected: [String]) -> JSONValue {
    var names: Set<String> = []
    for (name, aliases) in self {
      let met = aliases.intersection(expected)
      names.formUnion(met.isEmpty ? [name] : met)
    }
    return .strings(names.sorted())
  }
}
