import AppLaunch

/// `launch-lab run`: plays scenario files and tells what was not as expected.
package struct RunCommand: LabCommand {
  /// Creates the command.
  package init() {}

  package var name: String { "run" }
  package var abstract: String { "play scenario files and check what they expect" }
  package var options: [String] { ["--json", "--quiet"] }

  package var help: String {
    """
    Usage: launch-lab run FILE... [--json] [--quiet]

    Plays scenario files and prints each failed expectation with its step, what was
    expected, what was so, and why. The last line counts the files that passed and
    failed. The line before counts those of the latter that are invalid, if any: not to
    be read, no scenario, or with a step that makes no sense. What is wrong in these is
    printed on the error stream; where expectations had failed before such a step, they
    are printed like all others, and the step after them.

      --json   print one JSON document instead of lines
      --quiet  print the counts only
      --       take all that follows as files

    A FILE is a regular file or a link to one; no word stands for standard input.
    "launch-lab help format" tells what it holds.

    Exit code: 0 if all passed, 1 if an expectation failed, 2 if a file is invalid, has a
    step that makes no sense, or the command line is wrong, 3 if the result could not be
    written.
    """
  }

  package func run(
    _ arguments: LabArguments,
    to output: inout some LabOutput
  ) throws(LabUsageError) -> LabStatus {
    guard !arguments.operands.isEmpty else { throw LabUsageError("No file is given.") }
    let isQuiet = arguments.options.contains("--quiet")
    let isJSON = arguments.options.contains("--json")
    var results: [Result] = []
    for path in arguments.operands {
      guard !output.isBroken else { break }
      let result = Result(path)
      for line in result.complaints { output.complain(line) }
      for line in isQuiet || isJSON ? [] : result.lines { output.write(line) }
      results.append(result)
    }
    let tally = Tally(results)
    if isJSON {
      output.write(tally.json(isQuiet ? [] : results).text(pretty: true))
    } else {
      for line in tally.lines { output.write(line) }
    }
    return results.map(\.exitStatus).max { $0.rawValue < $1.rawValue } ?? .passed
  }

  /// What came of one file.
  struct Result: Sendable {
    /// The path, as it was given.
    let path: String

    /// What came out, as far as the file was played.
    let report: ScenarioReport?

    /// What is wrong with the file.
    let error: ScenarioError?

    init(_ path: String) {
      self.path = path
      do throws(ScenarioError) {
        report = try ScenarioRunner.run(try ScenarioFile(contentsOfFile: path))
        error = nil
      } catch {
        report = error.report
        self.error = error
      }
    }

    var status: LabStatus {
      if let report, !report.passed { return .failed }
      return error == nil ? .passed : .unusable
    }

    /// What the whole run ends with at least: a senseless step counts, whatever failed before it.
    var exitStatus: LabStatus { error == nil ? status : .unusable }

    /// What is wrong with a file that is invalid.
    var complaints: [String] {
      guard status == .unusable, let error else { return [] }
      return error.all.flatMap { error in
        let lines = error.lines
        return ["launch-lab: \(path.visible): \(lines[0])"] + lines.dropFirst().map { "  \($0)" }
      }
    }

    /// What is printed for people: nothing for a file that passed.
    var lines: [String] {
      guard status == .failed, let report else { return [] }
      let failures = report.failures.flatMap { $0.description.split(separator: "\n") }
      let senseless = error?.lines ?? []
      return ["\(path.visible): \(report.name.visible)"]
        + (failures.map(String.init) + senseless).map { "  \($0)" }
    }
  }

  /// How many files passed, failed, and are invalid.
  struct Tally: Sendable {
    let passed: Int
    let failed: Int
    let invalid: Int

    init(_ results: [Result]) {
      passed = results.count { $0.status == .passed }
      failed = results.count { $0.status == .failed }
      invalid = results.count - passed - failed
    }

    /// The counts; those of files that did not pass, invalid ones included, come last.
    var lines: [String] {
      (invalid > 0 ? ["\(invalid) invalid"] : [])
        + ["\(passed) passed, \(failed + invalid) failed"]
    }
  }
}

extension ScenarioError {
  /// The error, then where it comes, indented.
  fileprivate var lines: [String] { [description.visible] + why.map { "  \($0)" } }
}
