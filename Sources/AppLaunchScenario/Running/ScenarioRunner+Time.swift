import AppLaunch

extension ScenarioRunner {
  /// Returns the instant of a launch, with as much elapsed time as the wall clock moves forward.
  func instant(of time: ScenarioLaunch.Time) throws(SenselessStep) -> LaunchInstant {
    switch time {
    case .after(let length): return try self.time().advanced(by: length)
    case .at(let wall):
      guard let now else { return LaunchInstant(wall: wall, elapsed: .zero) }
      return LaunchInstant(wall: wall, elapsed: now.elapsed + max(.zero, wall - now.wall))
    }
  }

  /// Lets time pass, or sets the wall clock back (N5).
  mutating func advance(_ length: LaunchDuration) throws(SenselessStep) {
    let start = try time()
    guard length < .zero else {
      pass(length)
      return
    }
    let earlier = LaunchInstant(wall: start.wall + length, elapsed: start.elapsed)
    now = earlier
    if process?.session.isLaunched == true { process?.session.queue.advance(to: earlier) }
  }

  /// Lets time pass, with answers, deadlines and time-outs at their own times; at equal times answers
  /// come first (N4).
  mutating func pass(_ length: LaunchDuration) {
    guard let start = now else { return }
    let end = start.advanced(by: length)
    while let process, process.session.isLaunched {
      let deadline = process.session.queue.nextDeadline
      let limit = min(deadline?.elapsed ?? .max, end.elapsed)
      if let answer = process.nextAnswer(by: limit) {
        now = start.advanced(by: answer.at - start.elapsed)
        deliver(answer.index, nil)
      } else if let deadline, deadline.elapsed == limit {
        now = deadline
        self.process?.session.queue.advance(to: deadline)
      } else {
        self.process?.session.queue.advance(to: end)
        break
      }
      save()
    }
    now = end
  }
}
