import AppLaunch

extension ScenarioRunner {
  /// Performs a step that is no expectation.
  mutating func perform(_ step: ScenarioStep) throws(SenselessStep) {
    switch step {
    case .launch(let launch): try begin(launch)
    case .activate: try activate()
    case .inactive: try becomeInactive()
    case .foreground(let comeback): try enterForeground(comeback)
    case .background(let absence): try enterBackground(absence)
    case .kill: try kill()
    case .quit: try quit()
    case .dismiss(let via, let then): try dismiss(via, then: then)
    case .fail: try fail()
    case .withdraw(let id): try withdraw(id)
    case .offer(let ids): try offer(ids)
    case .answer(let id, let answer): try self.answer(id, answer)
    case .recordUnavailable(let isSo): makeRecordUnavailable(isSo)
    case .writeFails(let isSo): areWritesFailing = isSo
    case .reset(let reset): try self.reset(reset)
    case .advance(let length): try advance(length)
    case .block, .unblock, .subject: try tellEarly(step)
    case .trigger, .fact, .flag: try tell(step)
    case .shownElsewhere, .moment, .event: try tellLaunch(step)
    case .expect: break
    }
  }

  /// Returns the process that runs.
  func running() throws(SenselessStep) -> ScenarioProcess {
    guard let process else { throw SenselessStep("No process of the app is running.") }
    return process
  }

  /// Returns the time.
  func time() throws(SenselessStep) -> LaunchInstant {
    guard let now else { throw SenselessStep("There is no time before the first launch.") }
    return now
  }
}
