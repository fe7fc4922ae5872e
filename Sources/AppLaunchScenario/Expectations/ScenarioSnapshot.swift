import AppLaunch

/// What a scenario can expect something of, at one moment.
struct ScenarioSnapshot: Sendable {
  /// What the launch is, or nil between launches.
  var kind: LaunchKind.Name?

  /// Whether the app's own screens may go ahead.
  var isIdle = false

  /// What is on screen.
  var screen: ScenarioScreen?

  /// The lists of the queue.
  var lists: [ScenarioCheck.List: [LaunchItemID]] = [:]

  /// Everything about the launch, or nil between launches.
  var explanation: LaunchExplanation?

  /// What is remembered.
  var record = LaunchRecord()

  /// Whose entries in the record the items' are.
  var owners: [LaunchItemID: LaunchOwner] = [:]

  /// The types of policies that have a name of their own, by that name.
  var types: [String: Set<String>] = [:]

  /// Returns what is known of an item.
  func history(of id: LaunchItemID) -> ItemRecord? {
    record.item(id, owner: owners[id] ?? .install)
  }

  /// Returns the names of all objections to an item, each with the name of its type.
  func reasons(of id: LaunchItemID) -> [(name: String, aliases: Set<String>)] {
    let names = Set(explanation?.candidate(id)?.objections.map(\.policy) ?? [])
    return names.sorted().map { ($0, (types[$0] ?? []).union([$0])) }
  }

  /// Returns why items are where they are, in lines.
  func explain(_ items: Set<LaunchItemID>) -> [String] {
    guard let explanation else { return ["between launches"] }
    return explanation.description(of: items).split(separator: "\n").map(String.init)
  }
}

extension ScenarioRunner {
  /// What can be expected of now.
  var snapshot: ScenarioSnapshot {
    var snapshot = ScenarioSnapshot()
    for item in items { snapshot.owners[item.id] = item.belongsTo }
    snapshot.record = stored ?? LaunchRecord()
    guard let session = process?.session, session.isLaunched else { return snapshot }
    let queue = session.queue
    snapshot.kind = queue.launch.kind.name
    snapshot.isIdle = queue.isIdle
    snapshot.screen = queue.current
    snapshot.lists = [
      .waiting: queue.waiting.map(\.id),
      .held: queue.held.map(\.id),
      .dropped: queue.dropped.map(\.id),
      .failed: queue.failed.map(\.id),
    ]
    snapshot.explanation = queue.explain()
    if session.phase != .awaitingRecord { snapshot.record = queue.record }
    for entry in session.pipeline.entries {
      snapshot.types[entry.name, default: []].insert(entry.documentType ?? entry.policy.name)
    }
    return snapshot
  }
}
