public import AppLaunch

/// A scenario: items and policies, what happens, and what is expected, without any Swift.
///
/// ```swift
/// let file = try ScenarioFile(bytes)
/// let report = try ScenarioRunner.run(file)
/// print(report.passed)
/// ```
///
/// The same form serves tests that need no Swift, counterexamples of the fuzzer, and logs that are
/// to be replayed.
public struct ScenarioFile: Hashable, Sendable {
  /// What the scenario is about, as a sentence.
  public var name: String

  /// The slots besides the built-in ones.
  public var slots: [LaunchSlot]

  /// The items, in the order of their providers' registration.
  public var items: [ScenarioItem]

  /// The rules.
  public var policies: ScenarioPolicies

  /// What is remembered when the scenario begins, or nil for nothing.
  public var record: LaunchRecord?

  /// What happens, in order.
  public var steps: [Placed<ScenarioStep>]

  /// Whether steps that make no sense in their state are skipped; otherwise they are errors.
  public var isLenient: Bool

  /// Creates a scenario.
  public init(
    name: String,
    slots: [LaunchSlot] = [],
    items: [ScenarioItem],
    policies: ScenarioPolicies = .standard,
    record: LaunchRecord? = nil,
    steps: [ScenarioStep],
    isLenient: Bool = false
  ) {
    self.name = name
    self.slots = slots
    self.items = items
    self.policies = policies
    self.record = record
    self.steps = steps.map { Placed($0) }
    self.isLenient = isLenient
  }
}
