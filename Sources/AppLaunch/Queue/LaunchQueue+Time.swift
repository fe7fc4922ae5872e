extension LaunchQueue {
  /// Lets time pass: deadlines of providers and time-outs of flags act at their own times, in order
  /// (N4).
  public mutating func advance(to instant: LaunchInstant) {
    while let now = state.now, let elapsed = nextElapsed(after: now.elapsed),
      elapsed <= instant.elapsed
    {
      tick(now.advanced(by: elapsed - now.elapsed))
      expire(reached: true)
      decide()
    }
    tick(instant)
    expire(reached: true)
    decide()
  }

  /// Moves to the time of an event; elapsed time never goes back (N5).
  ///
  /// A deadline that the event just reaches has not passed yet: at equal times answers come first,
  /// and ``advance(to:)`` after them (N4).
  mutating func tick(_ instant: LaunchInstant?) {
    guard let instant else { return }
    if let now = state.now {
      let passed = max(.zero, instant.elapsed - now.elapsed)
      if isOpen { state.openTime = state.openTime + passed }
      let elapsed = now.elapsed + passed
      state.now = LaunchInstant(wall: pretendedWall(at: elapsed) ?? instant.wall, elapsed: elapsed)
    } else {
      state.now = instant
    }
    if state.launch.startedAt == nil { state.launch.startedAt = state.now }
    expire(reached: false)
  }

  /// The time that testers pretend, which goes on from the beginning of the launch (R27).
  private func pretendedWall(at elapsed: LaunchDuration) -> LaunchTime? {
    guard let time = state.overrides.time, let start = state.launch.startedAt else { return nil }
    return time + (elapsed - start.elapsed)
  }

  /// Whether the screen is empty, unblocked and in the foreground.
  private var isOpen: Bool { onScreen == nil && blockers.isEmpty && isForeground }

  /// Gives up on providers whose deadline has passed, or has just been reached.
  mutating func expire(reached: Bool) {
    guard let elapsed = state.elapsed else { return }
    for index in pending.indices where !pending[index].hasTimedOut {
      let deadline = pending[index].provider.deadline
      guard deadline < elapsed || (reached && deadline == elapsed) else { continue }
      pending[index].hasTimedOut = true
      report(ProviderFault(pending[index].provider.source, .timedOut))
    }
  }

  /// The next elapsed time at which a deadline or a time-out acts.
  func nextElapsed(after elapsed: LaunchDuration) -> LaunchDuration? {
    guard let start = state.launch.startedAt?.elapsed else { return nil }
    var next: LaunchDuration?
    func offer(_ length: LaunchDuration) {
      let time = start + length
      if time > elapsed, time < next ?? .max { next = time }
    }
    // A deadline that an event reached has still to act, so it is not behind.
    for entry in pending where !entry.hasTimedOut {
      let time = start + entry.provider.deadline
      // One beyond the last time there is cannot be reached.
      guard time - start >= entry.provider.deadline else { continue }
      next = min(next ?? .max, max(time, elapsed))
    }
    if waitingList.count > 0 {
      for entry in pipeline.entries { entry.policy.timeouts.forEach(offer) }
    }
    return next
  }

  /// The wall clock for entries in the record; unknown times never block anything.
  var wall: LaunchTime { state.now?.wall ?? .distantPast }
}
