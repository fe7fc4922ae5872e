public import AppLaunch

/// Plays a scenario and checks what it expects.
///
/// ```swift
/// let report = try ScenarioRunner.run(file)
/// for failure in report.failures { print(failure) }
/// ```
///
/// A runner is the host of a `LaunchSession`, as an app is: it asks providers, tells time and keeps
/// the record. It reads no clock and no disk, so the same file always gives the same report.
public struct ScenarioRunner: Sendable {
  /// What is played.
  public let file: ScenarioFile

  /// What came out so far.
  public private(set) var report: ScenarioReport

  /// The items as they are declared now.
  var items: [ScenarioItem]

  /// The process that runs, or nil between launches.
  var process: ScenarioProcess?

  /// What is on the disk, or nil where nothing is.
  var stored: LaunchRecord?

  /// Both clocks, or nil before the first launch.
  var now: LaunchInstant?

  /// Whether the record can neither be read nor written.
  var isRecordUnavailable = false

  /// Whether the record cannot be written.
  var areWritesFailing = false

  /// What was told between launches, for the process to come (N13).
  var untold: [ScenarioStep] = []

  private var played = 0

  /// Creates a runner that stands before the first step.
  public init(_ file: ScenarioFile) {
    self.file = file
    items = file.items
    stored = file.record
    report = ScenarioReport(name: file.name)
  }

  /// Plays a whole scenario.
  ///
  /// - Throws: The first step that makes no sense in its state, unless the file is lenient, with the
  ///   report of what came before it: see ``ScenarioError/report``.
  public static func run(_ file: ScenarioFile) throws(ScenarioError) -> ScenarioReport {
    var runner = ScenarioRunner(file)
    while runner.hasNext { try runner.playNext() }
    return runner.report
  }

  /// Everything about the launch that runs, or nil between launches.
  public var explanation: LaunchExplanation? { snapshot.explanation }

  /// What is remembered now: by the launch that runs, or on the disk.
  public var record: LaunchRecord { snapshot.record }

  /// Whether there are steps left.
  public var hasNext: Bool { played < file.steps.count }

  /// Plays the next step.
  ///
  /// - Throws: An error where it makes no sense in its state, unless the file is lenient: then it is
  ///   skipped.
  public mutating func playNext() throws(ScenarioError) {
    let step = file.steps[played]
    played += 1
    do {
      try perform(step)
    } catch {
      guard file.isLenient else {
        var senseless = ScenarioError(
          .senselessStep,
          error.message,
          line: step.line,
          step: played
        )
        senseless.why = snapshot.explain()
        senseless.report = report
        throw senseless
      }
      report.skipped.append(played)
    }
  }

  private mutating func perform(_ step: Placed<ScenarioStep>) throws(SenselessStep) {
    if case .expect(let checks) = step.value {
      check(checks, line: step.line)
      return
    }
    if step.value != .fail { confirmScreen() }
    try perform(step.value)
    save()
  }

  private mutating func check(_ checks: [Placed<ScenarioCheck>], line: Int?) {
    let snapshot = snapshot
    for check in checks {
      report.expectations += 1
      guard let mismatch = check.value.mismatch(in: snapshot) else { continue }
      report.failures.append(
        ScenarioFailure(
          step: played,
          line: check.line ?? line,
          key: check.value.key,
          expected: mismatch.expected,
          found: mismatch.found,
          why: snapshot.explain(mismatch.items)
        )
      )
    }
  }
}
