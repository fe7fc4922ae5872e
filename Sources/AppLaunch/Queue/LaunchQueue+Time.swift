extension LaunchQueue {
  /// Lets time pass: deadlines of providers and time-outs of flags act at their own times, in order
  /// (N4).
  public mutating func advance(to instant: LaunchInstant) {
    while let now = state.now, let elapsed = nextElapsed(after: now.elapsed),
      elapsed <= instant.elapsed
    {
      tick(now.advanced(by: elapsed - now.elapsed))
      decide()
    }
    tick(instant)
    decide()
  }

  /// Moves to the time of an event; elapsed time never goes back (N5).
  mutating func tick(_ instant: LaunchInstant?) {
    guard let instant else { return }
    if let now = state.now {
      let passed = max(.zero, instant.elapsed - now.elapsed)
      if isOpen { state.openTime = state.openTime + passed }
      state.now = LaunchInstant(wall: instant.wall, elapsed: now.elapsed + passed)
    } else {
      state.now = instant
    }
    if state.launch.startedAt == nil { state.launch.startedAt = state.now }
    expire()
  }

  /// Whether the screen is empty, unblocked and in the foreground.
  private var isOpen: Bool { onScreen == nil && blockers.isEmpty && isForeground }

  /// Gives up on providers whose deadline has passed.
  mutating func expire() {
    guard let elapsed = state.elapsed else { return }
    for index in pending.indices
    where !pending[index].hasTimedOut && pending[index].provider.deadline <= elapsed {
      pending[index].hasTimedOut = true
      note(.providerTimedOut(pending[index].provider.source))
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
    for entry in pending where !entry.hasTimedOut { offer(entry.provider.deadline) }
    if waitingList.count > 0 {
      for entry in pipeline.entries { entry.policy.timeouts.forEach(offer) }
    }
    return next
  }

  /// The wall clock for entries in the record; unknown times never block anything.
  var wall: LaunchTime { state.now?.wall ?? .distantPast }
}
