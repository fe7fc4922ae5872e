public import AppLaunch

/// A record that is built by using the app: launches, and what they showed.
struct PastUse {
  var record = LaunchRecord()
  private(set) var launch = Launch()

  /// 2026-03-01 09:00 UTC.
  static let start: LaunchTime = "2026-03-01T09:00:00Z"

  /// Begins a launch in a new process, after a clean end of the one before unless it crashed.
  @discardableResult
  mutating func launches(
    _ version: String? = "1.0",
    at time: LaunchTime = start,
    by trigger: LaunchTrigger = .user,
    afterCrash: Bool = false
  ) -> Launch {
    if !afterCrash { record.end(at: time) }
    launch = record.begin(
      LaunchContext(
        at: LaunchInstant(time),
        version: version.flatMap { AppVersion($0) },
        trigger: trigger,
        installID: "install"
      )
    )
    return launch
  }

  /// Shows an item in a slot, which ends as told; nil leaves it on screen.
  mutating func shows(
    _ id: LaunchItemID,
    in slot: LaunchSlot = .other,
    at time: LaunchTime,
    settledBy: LaunchSettlement = .never,
    outcome: LaunchDismissal? = .finished
  ) {
    let item = AnyLaunchItem(id, slot: slot, settledBy: settledBy)
    var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: .empty)
    queue.offer(item, at: LaunchInstant(time))
    queue.appeared(item)
    if let outcome { queue.dismissed(item, via: outcome) }
    record = queue.record
  }

  /// Tells that the app showed something of a slot itself.
  mutating func showsElsewhere(_ slot: LaunchSlot, at time: LaunchTime) {
    var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: .empty)
    queue.shownElsewhere(slot: slot, at: LaunchInstant(time))
    record = queue.record
  }

  /// What policies see at a time.
  func state(
    at time: LaunchTime?,
    shown: [LaunchState.Shown] = [],
    facts: [String: LaunchFact] = [:],
    flags: [String: Bool] = [:]
  ) -> LaunchState {
    var launch = launch
    if time == nil { launch.startedAt = nil }
    return LaunchState(
      launch: launch,
      now: time.map { LaunchInstant($0) },
      record: record,
      shown: shown,
      facts: facts,
      flags: flags
    )
  }

  /// Returns what a policy, with its scope, says of an item at a time.
  func verdict(
    of policy: some LaunchPolicy,
    about id: LaunchItemID = "item",
    in slot: LaunchSlot = .other,
    at time: LaunchTime?
  ) -> Verdict {
    let candidate = LaunchCandidate(AnyLaunchItem(id, slot: slot), record: record)
    return LaunchPipeline(policy).verdict(for: candidate, in: state(at: time))
  }
}

extension LaunchInstant {
  /// The instant whose two clocks agree.
  init(_ time: LaunchTime) {
    self.init(wall: time, elapsed: LaunchDuration(milliseconds: time.milliseconds))
  }
}

extension LaunchTime: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let time = LaunchTime(iso8601: text) else { preconditionFailure("\(text) is no time.") }
    self = time
  }
}

extension AppVersion {
  /// The version that a text in a test names.
  static func of(_ text: String) -> AppVersion {
    guard let version = AppVersion(text) else { preconditionFailure("\(text) is no version.") }
    return version
  }
}

extension Verdict {
  /// The sentences of all objections.
  var sentences: [String] { objections.map(\.description) }
}
