package import AppLaunch

/// Something that was not as expected.
public struct ScenarioFailure: Hashable, Sendable {
  /// The number of the step, from 1.
  public var step: Int

  /// The line in the file, or nil where the scenario was made by a program.
  public var line: Int?

  /// The key in the `expect` step.
  public var key: String

  /// What should have been so.
  package var expected: JSONValue

  /// What was so.
  package var found: JSONValue

  /// Why: the explanation of the items concerned, in lines.
  public var why: [String]

  /// Creates a failure.
  package init(
    step: Int,
    line: Int?,
    key: String,
    expected: JSONValue,
    found: JSONValue,
    why: [String]
  ) {
    self.step = step
    self.line = line
    self.key = key
    self.expected = expected
    self.found = found
    self.why = why
  }

  /// What should have been so, as JSON.
  public var expectedText: String { expected.text() }

  /// What was so, as JSON.
  public var foundText: String { found.text() }
}

extension ScenarioFailure: CustomStringConvertible {
  /// The failure in lines: what and where, then why, indented.
  public var description: String {
    let place = line.map { ", line \($0)" } ?? ""
    let headline =
      "step \(step)\(place), \(key): expected \(expectedText.visible), found \(foundText.visible)"
    return ([headline] + why.map { "  " + $0 }).joined(separator: "\n")
  }
}
