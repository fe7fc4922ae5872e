import AppLaunch
import AppLaunchItems

/// That something is not as expected.
struct ScenarioMismatch: Hashable, Sendable {
  /// What should be so.
  var expected: JSONValue

  /// What is so.
  var found: JSONValue

  /// The items that it is about, whose explanation helps.
  var items: Set<LaunchItemID>

  /// Creates a mismatch of two values, or nil where they are the same.
  init?(_ expected: JSONValue, _ found: JSONValue, items: Set<LaunchItemID> = []) {
    guard expected != found else { return nil }
    self.init(expected: expected, found: found, items: items)
  }

  private init(expected: JSONValue, found: JSONValue, items: Set<LaunchItemID>) {
    self.expected = expected
    self.found = found
    self.items = items
  }

  /// Creates the mismatch of those items whose values differ, or nil where none do.
  init?(_ pairs: [LaunchItemID: (expected: JSONValue, found: JSONValue)]) {
    let different = pairs.filter { $0.value.expected != $0.value.found }
    self.init(
      .sorted(different.mapValues(\.expected)),
      .sorted(different.mapValues(\.found)),
      items: Set(different.keys)
    )
  }
}

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
      let items = [snapshot.screen?.id].compactMap(\.self) + (snapshot.lists[.waiting] ?? [])
      return ScenarioMismatch(value, .bool(snapshot.isIdle), items: Set(items))
    case .kind: return ScenarioMismatch(value, .optional(snapshot.kind?.rawValue))
    case .list(let list, let ids):
      let found = snapshot.lists[list] ?? []
      return ScenarioMismatch(
        .ids(ids.sorted()),
        .ids(found.sorted()),
        items: Set(ids).symmetricDifference(found)
      )
    case .launches: return ScenarioMismatch(value, .int(snapshot.record.launches))
    case .release, .releases, .pages, .steps: return screenMismatch(in: snapshot)
    case .declined, .reasons, .until, .outcome, .presented: return itemMismatch(in: snapshot)
    }
  }

  private func screenMismatch(in snapshot: ScenarioSnapshot) -> ScenarioMismatch? {
    let items = Set([snapshot.screen?.id].compactMap(\.self))
    let releases = snapshot.screen?.releases
    switch self {
    case .release(let version):
      guard version != releases?.first?.version else { return nil }
      return ScenarioMismatch(value, .optional(releases?.first?.version.rawValue), items: items)
    case .releases(let versions):
      guard versions != releases?.map(\.version) else { return nil }
      let found = releases.map { JSONValue.strings($0.map(\.version.rawValue)) }
      return ScenarioMismatch(value, found ?? .null, items: items)
    case .pages:
      let found = releases.map { JSONValue.strings($0.flatMap(\.pages)) }
      return ScenarioMismatch(value, found ?? .null, items: items)
    default:
      let found = snapshot.screen?.steps.map { JSONValue.strings($0.map(\.id)) }
      return ScenarioMismatch(value, found ?? .null, items: items)
    }
  }

  private func itemMismatch(in snapshot: ScenarioSnapshot) -> ScenarioMismatch? {
    let found: (LaunchItemID) -> JSONValue =
      switch self {
      case .declined:
        { id in .optional(snapshot.explanation?.declines.first { $0.id == id }?.reason.name) }
      case .until: { id in .optional(snapshot.explanation?.candidate(id)?.until?.description) }
      case .outcome: { id in .optional(snapshot.history(of: id)?.lastOutcome?.outcome.description) }
      case .reasons(let names): { id in snapshot.reasons(of: id).json(matching: names[id] ?? []) }
      default: { id in .int(snapshot.history(of: id)?.timesPresented ?? 0) }
      }
    var pairs: [LaunchItemID: (expected: JSONValue, found: JSONValue)] = [:]
    for (id, expected) in values { pairs[id] = (expected, found(id)) }
    return ScenarioMismatch(pairs)
  }

  /// The expected values by item, of checks that have some.
  private var values: [LaunchItemID: JSONValue] {
    switch self {
    case .declined(let reasons): reasons.mapValues { .optional($0) }
    case .until(let times): times.mapValues { .optional($0?.description) }
    case .outcome(let outcomes): outcomes.mapValues { .optional($0?.description) }
    case .reasons(let reasons): reasons.mapValues { .strings(Set($0).sorted()) }
    case .presented(let counts): counts.mapValues { .int($0) }
    default: [:]
    }
  }
}

extension [(name: String, aliases: Set<String>)] {
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
