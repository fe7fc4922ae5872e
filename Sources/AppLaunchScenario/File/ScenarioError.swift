import AppLaunch

/// Why a scenario could not be read or played.
public struct ScenarioError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file could not be read from the disk.
    case unreadable

    /// The text is not a valid scenario.
    case invalid

    /// A step makes no sense in the state in which it comes.
    case senselessStep
  }

  /// What kind of failure it is.
  public var code: Code

  /// What is wrong, as a sentence.
  public var message: String

  /// The line in the file, from 1, where one is known.
  public var line: Int?

  /// The JSON path of what is wrong, such as `$.steps[2].launch.at`, where there is one.
  public var path: String?

  /// The number of the step, from 1, where one is at fault.
  public var step: Int?

  /// Where a senseless step comes: the explanation of the launch, in lines.
  public var why: [String] = []

  /// What came out before a senseless step, or nil where nothing was played.
  public var report: ScenarioReport?

  /// What else is wrong in the same file, in its order.
  public var more: [ScenarioError] = []

  /// Everything that is wrong in the file, this error first.
  public var all: [ScenarioError] {
    var first = self
    first.more = []
    return [first] + more
  }

  /// Creates an error.
  public init(
    _ code: Code,
    _ message: String,
    line: Int? = nil,
    path: String? = nil,
    step: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.line = line
    self.path = path
    self.step = step
  }

  /// Creates the error that a JSON text gives.
  init(_ error: JSONError) {
    self.init(.invalid, error.message, line: error.line, path: error.path.description)
  }
}

extension ScenarioError: CustomStringConvertible {
  public var description: String {
    let place = [step.map { "step \($0)" }, line.map { "line \($0)" }, path].compactMap(\.self)
    return place.isEmpty ? message : "\(place.joined(separator: ", ")): \(message)"
  }
}
