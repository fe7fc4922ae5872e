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

    Plays scenario files and prints each failed expectation with its step, what was expected,
    what was so, and why. The last line counts the files that passed and failed.

      --json   print one JSON document instead of lines
      --quiet  print the counts only
      --       take all that follows as files

    Exit code: 0 if all passed, 1 if an expectation failed, 2 if a file could not be read or is
    not valid, or if the command line is wrong.
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
      let result = Result(path)
      if case .failure(let error) = result.outcome {
        output.complain("launch-lab: \(path.visible): \(error.description.visible)")
      }
      for line in isQuiet || isJSON ? [] : result.lines { output.write(line) }
      results.append(result)
    }
    let tally = Tally(results)
    output.write(isJSON ? tally.json(isQuiet ? [] : results).text(pretty: true) : tally.text)
    return results.map(\.status).max { $0.rawValue < $1.rawValue } ?? .passed
  }

  /// What came of one file.
  struct Result: Sendable {
    /// The path, as it was given.
    let path: String

    /// The report, or why there is none.
    let outcome: Swift.Result<ScenarioReport, ScenarioError>

    init(_ path: String) {
      self.path = path
      do throws(ScenarioError) {
        outcome = .success(try ScenarioRunner.run(try ScenarioFile(contentsOfFile: path)))
      } catch {
        outcome = .failure(error)
      }
    }

    var status: LabStatus {
      switch outcome {
      case .success(let report): report.passed ? .passed : .failed
      case .failure: .unusable
      }
    }

    /// What is printed for people: nothing for a file that passed.
    var lines: [String] {
      guard case .success(let report) = outcome, !report.passed else { return [] }
      let failures = report.failures.flatMap { failure in
        failure.description.split(separator: "\n").map { "  \($0)" }
      }
      return ["\(path.visible): \(report.name.visible)"] + failures
    }
  }

  /// How many files passed and failed.
  struct Tally: Sendable {
    let passed: Int
    let failed: Int

    init(_ results: [Result]) {
      passed = results.count { $0.status == .passed }
      failed = results.count - passed
    }

    var text: String { "\(passed) passed, \(failed) failed" }
  }
}
