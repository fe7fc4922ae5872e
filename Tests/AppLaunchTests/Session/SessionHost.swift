import AppLaunch

/// A host that drives one process over a record on disk.
struct SessionHost {
  var session: LaunchSession<AnyLaunchItem>
  var now = LaunchInstant(wall: start, elapsed: .zero)
  var saved: LaunchRecord?

  static let start = LaunchTime(milliseconds: 1_772_442_000_000)

  init(_ saved: LaunchRecord? = nil, pipeline: LaunchPipeline = .empty) {
    session = LaunchSession(pipeline: pipeline)
    self.saved = saved
    if let latest = saved?.latest { now.wall = latest + .hours(1) }
  }

  func context(
    version: AppVersion? = "1.0",
    trigger: LaunchTrigger? = nil,
    untrackedEarlierUse: AppVersion? = nil
  ) -> LaunchContext {
    LaunchContext(
      at: now,
      version: version,
      trigger: trigger,
      untrackedEarlierUse: untrackedEarlierUse,
      installID: "test"
    )
  }

  /// Begins a launch that is active.
  mutating func launch(_ items: AnyLaunchItem..., version: AppVersion? = "1.0") {
    _ = session.begin(context(version: version), record: .available(saved))
    session.open([(LaunchSource("provider", order: 0), ProviderAnswer(offers: items))])
    session.becameActive()
  }

  /// Goes away for longer than the gap, and comes back.
  mutating func leaveAndReturn() -> LaunchSession<AnyLaunchItem>.Return {
    session.enteredBackground(at: now)
    now = now.advanced(by: .hours(1))
    return session.enteredForeground(at: now)
  }

  /// Writes what is to be written, as long as something is.
  mutating func save() {
    if let record = session.recordToSave { saved = record }
  }
}
