import AppLaunchScenario
import Testing

@Suite("Example scenarios")
struct ScenarioExampleTests {
  @Test("An example passes, and expects something", arguments: ExampleScenarios.names)
  func passes(name: String) throws {
    let report = try ScenarioRunner.run(ScenarioFile(ExampleScenarios.bytes(name)))
    #expect(report.failures.map(\.description) == [])
    #expect(report.expectations > 0)
  }

  @Test("There are examples")
  func exist() {
    #expect(ExampleScenarios.names.count >= 34)
  }
}
