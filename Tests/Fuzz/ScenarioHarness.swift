import AppLaunch
import AppLaunchScenario

/// A scenario is written as it was read, and plays to its end whatever its steps are.
func fuzzScenario(_ bytes: [UInt8]) {
  guard var file = try? ScenarioFile(bytes) else { return }
  let read = try? ScenarioFile(Array(file.text().utf8))
  precondition(read == file, "A scenario does not read back.")
  precondition(read?.text() == file.text(), "A scenario is not written twice alike.")

  file.isLenient = true
  file.steps = Array(file.steps.prefix(40))
  var runner = ScenarioRunner(file)
  while runner.hasNext {
    guard (try? runner.playNext()) != nil else {
      preconditionFailure("A lenient scenario was stopped.")
    }
    _ = runner.explanation.map { "\($0)" }
  }
  _ = runner.report.failures.map(\.description)
  checkRoundTrip(runner.record)
}
