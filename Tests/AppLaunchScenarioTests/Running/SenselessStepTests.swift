import AppLaunchScenario
import Testing

@Suite("Steps that make no sense")
struct SenselessStepTests {
  static let launch = #"{"launch": {"version": "1.0", "at": "2026-03-02T09:00:00Z"}}"#
  static let background =
    #"{"launch": {"version": "1.0", "at": "2026-03-02T09:00:00Z", "trigger": "background"}}"#

  /// Steps of which the last makes no sense, and why.
  static let senseless: [([String], String)] = [
    ([#"{"advance": "P1D"}"#], "There is no time before the first launch."),
    ([#"{"kill": true}"#], "No process of the app is running."),
    ([#"{"quit": true}"#], "No process of the app is running."),
    ([#"{"dismiss": "finished"}"#], "No process of the app is running."),
    ([#"{"moment": "saved"}"#], "No process of the app is running."),
    ([#"{"fact": {"name": "pro", "is": true}}"#], "No process of the app is running."),
    ([#"{"trigger": "link"}"#], "No process of the app is running."),
    ([#"{"offer": ["a"]}"#], "No process of the app is running."),
    ([launch, launch], "A process is running; end it with kill or quit first."),
    ([launch, #"{"activate": true}"#], "Only a launch in the background becomes active."),
    ([launch, #"{"foreground": true}"#], "The scene is in the foreground already."),
    ([launch, #"{"inactive": true}"#, #"{"inactive": true}"#], "The scene is not active."),
    (
      [launch, #"{"background": true}"#, #"{"background": "PT1M"}"#],
      "The scene is in the background already."
    ),
    ([background, #"{"background": true}"#], "The scene is in the background already."),
    ([background, #"{"inactive": true}"#], "The scene is not active."),
    ([background, #"{"event": "error"}"#], "No launch has begun."),
    ([background, #"{"shownElsewhere": "paywall"}"#], "No launch has begun."),
    ([launch, #"{"dismiss": "finished"}"#], "Nothing is on screen."),
    ([launch, #"{"fail": true}"#], "Nothing is on screen."),
    ([launch, #"{"withdraw": "a"}"#], "The item \"a\" neither waits nor is on screen."),
    ([launch, #"{"answer": {"id": "a", "offers": true}}"#], "No answer of \"a\" is awaited."),
    ([launch, #"{"offer": ["later"]}"#], "The item \"later\" is not declared in this launch."),
    (
      [launch, #"{"quit": true}"#, #"{"writeFails": true}"#, #"{"reset": {"all": true}}"#],
      "The record cannot be written."
    ),
    (
      [#"{"recordUnavailable": true}"#, launch, #"{"reset": {"all": true}}"#],
      "The record cannot be read."
    ),
  ]

  static func file(_ steps: [String], isLenient: Bool) throws -> ScenarioFile {
    // A launch that never happens declares one more item.
    let later = #"""
      {"launch": {"version": "1.0", "at": "2026-03-03T09:00:00Z", "items": [{"id": "later"}]}}
      """#
    return try ScenarioFile(
      """
      {"name": "senseless", "items": [{"id": "a", "offer": "manual"}], "lenient": \(isLenient),
      "steps": [
      \((steps + (isLenient ? [] : [later])).joined(separator: ",\n"))]}
      """.utf8
    )
  }

  @Test("A senseless step is an error with its number and line", arguments: senseless)
  func strict(steps: [String], message: String) throws {
    let file = try Self.file(steps, isLenient: false)
    let error = #expect(throws: ScenarioError.self) { try ScenarioRunner.run(file) }
    #expect(error?.code == .senselessStep)
    #expect(
      error?.description == "step \(steps.count), line \(steps.count + 2): \(message)"
    )
  }

  @Test("A lenient file skips a senseless step, which changes nothing", arguments: senseless)
  func lenient(steps: [String], message: String) throws {
    guard !message.contains("later") else { return }
    let report = try ScenarioRunner.run(Self.file(steps, isLenient: true))
    #expect(report.skipped == [steps.count])
    var before = ScenarioRunner(try Self.file(Array(steps.dropLast()), isLenient: true))
    var after = ScenarioRunner(try Self.file(steps, isLenient: true))
    while before.hasNext { try before.playNext() }
    while after.hasNext { try after.playNext() }
    #expect(before.explanation == after.explanation)
    #expect(before.record == after.record)
  }
}
