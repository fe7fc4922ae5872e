import AppLaunch

extension ScenarioRunner {
  /// Whether the record can be written.
  var canWrite: Bool { !isRecordUnavailable && !areWritesFailing }

  /// Writes what has changed; where that fails, the queue is told of what was just presented (R23).
  ///
  /// What could not be written is written with the next change (N12).
  mutating func save() {
    while let record = process?.session.recordToSave, let queue = process?.session.queue {
      let presented = queue.events.dropFirst(process?.seenEvents ?? 0).contains { event in
        if case .presented = event.kind { true } else { false }
      }
      process?.seenEvents = queue.events.count
      guard record != process?.lastRecord else { return }
      process?.lastRecord = record
      if canWrite { stored = record }
      guard !canWrite, presented, let current = queue.current else { return }
      process?.session.queue.couldNotRecord(current)
    }
  }

  /// Lets reads and writes fail from here on, or no longer; a launch that waits for its record begins
  /// when it can be read (R20).
  mutating func makeRecordUnavailable(_ isSo: Bool) {
    isRecordUnavailable = isSo
    guard !isSo, let session = process?.session, session.phase == .awaitingRecord else { return }
    // Their providers could not be asked yet: they are asked now instead.
    for screen in session.queue.waiting { process?.session.queue.withdraw(screen.id) }
    beginLaunch(by: session.queue.launch.trigger)
  }

  /// Forgets part of what is remembered, in the running launch or on the disk (R27).
  mutating func reset(_ reset: LaunchReset) throws(SenselessStep) {
    switch process?.session.phase {
    case .active, .background, .begun: process?.session.queue.reset(reset, at: now)
    case .awaitingRecord: throw SenselessStep("The record cannot be read.")
    case .notLaunched, .ended, nil:
      guard canWrite else { throw SenselessStep("The record cannot be written.") }
      stored?.reset(reset)
    }
  }
}
