import Foundation

/// A scenario file as a catcher of faults, by the name `scenario/NAME`.
enum ScenarioCatcher {
  /// The folder of the scenario files.
  static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return (parts + ["Examples", "Scenarios"]).joined(separator: "/")
  }()

  /// Returns what plays the file that a catcher names, or nil for any other name.
  static func named(_ name: String) -> (@Sendable () async throws -> Void)? {
    guard name.hasPrefix("scenario/") else { return nil }
    let path = "\(folder)/\(name.dropFirst("scenario/".count)).json"
    return {
      let report = try ScenarioRunner.run(ScenarioFile(contentsOfFile: path))
      guard let failure = report.failures.first else { return }
      throw MissedExpectation(scenario: report.name, failure: failure)
    }
  }
}

/// What a scenario expected in vain.
struct MissedExpectation: Error {
  var scenario: String
  var failure: ScenarioFailure
}
