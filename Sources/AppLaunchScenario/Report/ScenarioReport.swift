/// What came out of a scenario.
public struct ScenarioReport: Hashable, Sendable {
  /// What the scenario is about.
  public var name: String

  /// How many things were expected.
  public var expectations = 0

  /// What was not as expected, in order.
  public var failures: [ScenarioFailure] = []

  /// The numbers of steps that made no sense and were skipped, in a lenient file.
  public var skipped: [Int] = []

  /// Creates the report of a scenario that has not been played.
  public init(name: String) {
    self.name = name
  }

  /// Whether everything was as expected.
  public var passed: Bool { failures.isEmpty }
}
