import AppLaunch

extension ScenarioRunner {
  /// Confirms that the current item appeared: in a scenario what shows is on screen, unless the next
  /// step lets its presentation fail.
  mutating func confirmScreen() {
    guard let current = process?.session.queue.current else { return }
    process?.session.queue.appeared(current, at: now)
  }

  mutating func dismiss(
    _ via: LaunchDismissal,
    then followUps: [LaunchItemID]
  ) throws(SenselessStep) {
    let current = try current()
    let answers = try running().ask(for: followUps).map(\.answer)
    process?.session.queue.dismissed(
      current,
      via: via,
      then: answers.flatMap(\.offers),
      at: now
    )
    process?.session.queue.decline(answers.flatMap(\.declines))
  }

  mutating func fail() throws(SenselessStep) {
    let current = try current()
    process?.session.queue.couldNotPresent(current, at: now)
  }

  mutating func withdraw(_ id: LaunchItemID) throws(SenselessStep) {
    let queue = try running().session.queue
    guard queue.current?.id == id || queue.waiting.contains(where: { $0.id == id }) else {
      throw SenselessStep("The item \(id.rawValue.quoted) neither waits nor is on screen.")
    }
    process?.session.queue.withdraw(id, at: now)
  }

  private func current() throws(SenselessStep) -> ScenarioScreen {
    guard let current = try running().session.queue.current else {
      throw SenselessStep("Nothing is on screen.")
    }
    return current
  }
}
