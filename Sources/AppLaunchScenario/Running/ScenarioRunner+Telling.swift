import AppLaunch

extension ScenarioRunner {
  /// Tells what may be told between launches too: it takes effect when the next begins (N13).
  mutating func tellEarly(_ step: ScenarioStep) throws(SenselessStep) {
    guard process != nil else {
      untold.append(step)
      return
    }
    switch step {
    case .block(let name): process?.session.queue.block(name, at: now)
    case .unblock(let name): process?.session.queue.unblock(name, at: now)
    case .subject(let name): process?.session.queue.changed(subject: name, at: now)
    default: break
    }
  }

  /// Tells what a process can be told before its launch begins.
  mutating func tell(_ step: ScenarioStep) throws(SenselessStep) {
    _ = try running()
    switch step {
    case .trigger(let trigger): process?.session.queue.opened(by: trigger, at: now)
    case .fact(let name, let value):
      process?.session.queue.learned(name, is: .truth(value), at: now)
    case .flag(let name, let value): process?.session.queue.resolved(flag: name, is: value, at: now)
    default: break
    }
  }

  /// Tells what only a launch can be told.
  mutating func tellLaunch(_ step: ScenarioStep) throws(SenselessStep) {
    guard try running().session.isLaunched else { throw SenselessStep("No launch has begun.") }
    switch step {
    case .moment(let name): process?.session.queue.reached(name, at: now)
    case .event(let name): process?.session.queue.record(event: name, at: now)
    case .shownElsewhere(let slot): process?.session.queue.shownElsewhere(slot: slot, at: now)
    default: break
    }
  }
}
