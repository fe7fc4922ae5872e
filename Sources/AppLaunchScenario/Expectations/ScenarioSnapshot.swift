import AppLaunch

/// What a scenario can expect something of, at one moment; worked out only where it is asked for.
struct ScenarioSnapshot: Sendable {
  /// The queue of the running launch, or nil between launches.
  let queue: LaunchQueue<ScenarioScreen>?

  /// What is remembered, where that is not what the queue says.
  let stored: LaunchRecord?

  /// The items as they are declared.
  let items: [ScenarioItem]

  /// What is remembered.
  var record: LaunchRecord { stored ?? queue?.record ?? LaunchRecord() }

  /// Everything about the launch, or nil between launches.
  var explanation: LaunchExplanation? { queue?.explain() }

  /// What is on screen.
  var screen: ScenarioScreen? { queue?.current }

  /// Returns what is in a list of the queue.
  func ids(in list: ScenarioCheck.List) -> [LaunchItemID] {
    guard let queue else { return [] }
    return switch list {
    case .waiting: queue.waiting.map(\.id)
    case .held: queue.held.map(\.id)
    case .dropped: queue.dropped.map(\.id)
    case .failed: queue.failed.map(\.id)
    }
  }

  /// Returns why everything, or some items only, is where it is, in lines.
  func explain(_ ids: Set<LaunchItemID>? = nil) -> [String] {
    guard let explanation else { return ["between launches"] }
    let text = ids.map(explanation.description(of:)) ?? explanation.description
    return text.split(separator: "\n").map(String.init) + absences(of: ids ?? [], in: explanation)
  }

  /// Returns a line for each item that the launch knows nothing of.
  private func absences(
    of ids: Set<LaunchItemID>,
    in explanation: LaunchExplanation
  ) -> [String] {
    let declined = Set(explanation.declines.map(\.id))
    let absent = ids.subtracting(declined).filter { explanation.candidate($0) == nil }
    return absent.sorted().map { id in
      let isManual = items.first { $0.id == id }?.offer == .manual
      return "\(id.rawValue.visible) is not offered"
        + (isManual ? ": it is manual, so a step must offer it" : "")
    }
  }
}

extension ScenarioRunner {
  /// What can be expected of now.
  var snapshot: ScenarioSnapshot {
    guard let session = process?.session, session.isLaunched else {
      return ScenarioSnapshot(queue: nil, stored: stored, items: items)
    }
    return ScenarioSnapshot(
      queue: session.queue,
      stored: session.phase == .awaitingRecord ? stored ?? LaunchRecord() : nil,
      items: items
    )
  }
}
