/// A command of `launch-lab`, such as `run`.
///
/// Commands write to an output that they are given and end with a status, so that tests can run them
/// without a process.
package protocol LabCommand: Sendable {
  /// The word on the command line.
  var name: String { get }

  /// What the command does, in a few words.
  var abstract: String { get }

  /// How it is used, in lines.
  var help: String { get }

  /// The options that it knows.
  var options: [String] { get }

  /// Does its work.
  func run(
    _ arguments: LabArguments,
    to output: inout some LabOutput
  ) throws(LabUsageError) -> LabStatus
}

/// How a command ended: the exit code of the process.
package enum LabStatus: Int32, Sendable {
  /// Everything was as it should be.
  case passed = 0

  /// Something was not as expected.
  case failed = 1

  /// The command line or a file could not be used.
  case unusable = 2

  /// The result could not be written.
  case unwritable = 3
}

/// A command line that cannot be used.
package struct LabUsageError: Error, Hashable, Sendable {
  /// What is wrong, as a sentence.
  package var message: String

  /// Creates an error.
  package init(_ message: String) {
    self.message = message
  }
}
