import AppLaunch

extension ScenarioRunner {
  mutating func becomeInactive() throws(SenselessStep) {
    guard try running().scene == .active else { throw SenselessStep("The scene is not active.") }
    let now = try time()
    process?.scene = .inactive
    process?.session.becameInactive(at: now)
  }

  mutating func enterBackground(_ absence: ScenarioAbsence) throws(SenselessStep) {
    guard try running().scene != .background else {
      throw SenselessStep("The scene is in the background already.")
    }
    let now = try time()
    process?.scene = .background
    process?.session.enteredBackground(at: now)
    save()
    if case .until(let comeback) = absence { try enterForeground(comeback) }
  }

  mutating func enterForeground(_ comeback: ScenarioReturn) throws(SenselessStep) {
    guard try running().scene != .active else {
      throw SenselessStep("The scene is in the foreground already.")
    }
    pass(comeback.after)
    if let version = comeback.version { process?.version = version }
    let (scene, now) = (try running().scene, try time())
    if scene == .inactive {
      process?.scene = .active
      _ = process?.session.becameActive(at: now)
      if let trigger = comeback.trigger { process?.session.queue.opened(by: trigger, at: now) }
      return
    }
    if let trigger = comeback.trigger { process?.session.queue.opened(by: trigger, at: now) }
    guard try running().session.isLaunched else {
      beginLaunch(by: .user)
      return
    }
    process?.scene = .active
    if process?.session.enteredForeground(at: now) == .newLaunch { beginLaunchAgain() }
  }
}
