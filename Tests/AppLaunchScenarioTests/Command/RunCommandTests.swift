import AppLaunch
import AppLaunchScenario
import Testing

@Suite("launch-lab run")
struct RunCommandTests {
  static let passing = #"""
    {"name": "passes", "items": [{"id": "a"}], "steps": [
      {"launch": {"version": "1.0", "at": "2026-03-02T09:00:00Z"}},
      {"expect": {"showing": "a"}}
    ]}
    """#

  static let failing = #"""
    {
      "name": "fails",
      "items": [
        {"id": "welcome", "kind": "onboarding"},
        {"id": "sale", "kind": "paywall"},
        {"id": "trial", "kind": "trialOffer"}
      ],
      "policies": ["standard",
        {"type": "cooldown", "name": "sales", "slots": ["paywall"], "for": "P3D"}],
      "steps": [
        {"expect": {"idle": true}},
        {"launch": {"version": "1.0", "at": "2026-03-02T09:00:00Z"}},
        {"expect": {
          "showing": "sale",
          "kind": "update",
          "launches": 2,
          "steps": ["hello"],
          "waiting": ["sale"]
        }},
        {"dismiss": "finished"},
        {"dismiss": "swipeDown"},
        {"expect": {"reasons": {"trial": ["limit", "hold"], "sale": []}, "outcome": {"sale": null}}},
        {"quit": true},
        {"launch": {"version": "1.1", "after": "P1D"}},
        {"expect": {
          "declined": {"welcome": "adopted"},
          "until": {"sale": "2026-03-05T10:00:00Z", "trial": null},
          "reasons": {"sale": ["cooldown"]},
          "presented": {"trial": 0, "sale": 1}
        }}
      ]
    }
    """#

  static let failureLines = """
      step 1, line 11, idle: expected true, found false
        between launches
      step 3, line 14, showing: expected "sale", found "welcome"
        launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
        on screen
          welcome welcome@1 (onboarding)
        waiting
          sale (paywall), behind welcome
      step 3, line 15, kind: expected "update", found "install"
        launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
      step 3, line 16, launches: expected 2, found 1
        launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
      step 3, line 17, steps: expected ["hello"], found ["welcome"]
        launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
        on screen
          welcome welcome@1 (onboarding)
      step 3, line 18, waiting: expected ["sale"], found ["sale","trial"]
        launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
        waiting
          trial (followUp), behind welcome, sale
            hold: welcome was shown in this launch
      step 6, line 22, reasons: expected {"trial":["hold","limit"]}, found {"trial":["hold"]}
        launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
        held, not in this launch
          trial (followUp)
            hold: sale was shown in this launch
            hold: welcome was shown in this launch
      step 6, line 22, outcome: expected {"sale":null}, found {"sale":"swipeDown"}
        launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
        done
          sale (paywall)
      step 9, line 26, declined: expected {"welcome":"adopted"}, found {"welcome":"settled"}
        launch 2: update from 1.0, version 1.1, opened by user, 2026-03-03 09:00 UTC
        declined
          welcome: settled: finished on 2026-03-02 09:00 UTC
      step 9, line 27, until: expected {"sale":"2026-03-05T10:00:00Z"}, \
    found {"sale":"2026-03-05T09:00:00Z"}
        launch 2: update from 1.0, version 1.1, opened by user, 2026-03-03 09:00 UTC
        held, not in this launch
          sale (paywall)
            sales: was shown 1 day ago, must be 3 days; until 2026-03-05 09:00 UTC
      step 9, line 29, presented: expected {"trial":0}, found {"trial":1}
        launch 2: update from 1.0, version 1.1, opened by user, 2026-03-03 09:00 UTC
        on screen
          trial (followUp)
    0 passed, 1 failed
    """

  @Test("A failure tells where, what was expected, what was so, and why")
  func failures() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("fails.json", Self.failing.utf8)
    let (status, output) = CapturedOutput.lab("run", path)
    #expect(status == .failed)
    #expect(output.complaints == [])
    #expect(output.lines.joined(separator: "\n") == "\(path): fails\n\(Self.failureLines)")
  }

  /// Its third step makes no sense; whether the second fails is up to what it expects.
  static func senseless(expecting expectation: String) -> String {
    #"""
    {
      "name": "ends early",
      "items": [{"id": "a", "kind": "paywall"}, {"id": "trial", "offer": "manual"}],
      "policies": [{"type": "minimumLaunches", "count": 2, "items": ["a"]}],
      "steps": [
        {"launch": {"version": "1.0", "at": "2026-03-02T09:00:00Z"}},
        {"expect": \#(expectation)},
        {"dismiss": "finished"}
      ]
    }
    """#
  }

  @Test("What failed before a senseless step is told, with the launch at that step")
  func failedThenSenseless() throws {
    let folder = try TemporaryFolder()
    let text = Self.senseless(expecting: #"{"showing": "a", "waiting": ["trial"]}"#)
    let path = try folder.file("x.json", text.utf8)
    let (status, output) = CapturedOutput.lab("run", path)
    #expect(status == .unusable)
    #expect(output.complaints == [])
    #expect(
      output.lines.joined(separator: "\n") == """
        \(path): ends early
          step 2, line 7, showing: expected "a", found null
            launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
            held, not in this launch
              a (paywall)
                minimumLaunches: this is launch 1, must be 2
          step 2, line 7, waiting: expected ["trial"], found []
            launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
            trial is not offered: it is manual, so a step must offer it
          step 3, line 8: Nothing is on screen.
            launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC
            held, not in this launch
              a (paywall)
                minimumLaunches: this is launch 1, must be 2
        0 passed, 1 failed
        """
    )
    let json = CapturedOutput.lab("run", "--json", path).output.lines.joined()
    let document = JSONValue(try JSONDocument.parse(json.utf8).root)
    guard case .array(let files)? = document["files"], let file = files.first,
      case .array(let failures)? = file["failures"], case .array(let errors)? = file["errors"]
    else { return #expect(Bool(false), "\(json)") }
    #expect(file["result"] == "failed")
    #expect(failures.map { $0["key"] } == ["showing", "waiting"])
    #expect(errors.map { $0["message"] } == ["Nothing is on screen."])
    #expect(
      errors.first?["why"] == [
        "launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC",
        "held, not in this launch",
        "  a (paywall)",
        "    minimumLaunches: this is launch 1, must be 2",
      ]
    )
    #expect(CapturedOutput.lab("run", "--quiet", path).output.lines == ["0 passed, 1 failed"])
  }

  @Test("A senseless step where nothing failed makes a file invalid, with the launch at that step")
  func senseless() throws {
    let folder = try TemporaryFolder()
    let text = Self.senseless(expecting: #"{"showing": null}"#)
    let path = try folder.file("x.json", text.utf8)
    let (status, output) = CapturedOutput.lab("run", path)
    #expect(status == .unusable)
    #expect(output.lines == ["1 invalid", "0 passed, 1 failed"])
    #expect(
      output.complaints == [
        "launch-lab: \(path): step 3, line 8: Nothing is on screen.",
        "    launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC",
        "    held, not in this launch",
        "      a (paywall)",
        "        minimumLaunches: this is launch 1, must be 2",
      ]
    )
  }

  @Test("Files that pass print nothing but the counts")
  func passes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("passes.json", Self.passing.utf8)
    let (status, output) = CapturedOutput.lab("run", path, "--", path)
    #expect(status == .passed)
    #expect(output.lines == ["2 passed, 0 failed"])
    #expect(output.complaints == [])
  }

  @Test("A quiet run prints the counts alone")
  func quiet() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("fails.json", Self.failing.utf8)
    let (status, output) = CapturedOutput.lab("run", "--quiet", path)
    #expect(status == .failed)
    #expect(output.lines == ["0 passed, 1 failed"])
  }

  @Test("The same files give the same bytes every time")
  func same() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("fails.json", Self.failing.utf8)
    let first = CapturedOutput.lab("run", path, "--json").output.lines
    for _ in 0..<5 { #expect(CapturedOutput.lab("run", path, "--json").output.lines == first) }
  }

  @Test("Files that cannot be read are told of, and the others still run")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good.json", Self.passing.utf8)
    let broken = try folder.file("broken.json", "{".utf8)
    let binary = try folder.file("binary.json", [0x22, 0xFF, 0x22])
    let large = try folder.file("large.json", repeatElement(0x20, count: 1_048_577))
    let senseless = try folder.file(
      "senseless.json",
      Self.passing.replacing("\"expect\": {\"showing\": \"a\"}", with: "\"activate\": true").utf8
    )
    let missing = "\(folder.path)/missing.json"
    let (status, output) = CapturedOutput.lab(
      "run",
      missing,
      folder.path,
      broken,
      binary,
      large,
      senseless,
      good
    )
    #expect(status == .unusable)
    #expect(output.lines == ["6 invalid", "1 passed, 6 failed"])
    #expect(
      output.complaints == [
        "launch-lab: \(missing): There is no such file.",
        "launch-lab: \(folder.path): This is a folder, not a file.",
        "launch-lab: \(broken): line 1, $: Expected a key in quotes, found the end of the text.",
        "launch-lab: \(binary): line 1, $: The text is not valid UTF-8.",
        "launch-lab: \(large): The file has more than 1048576 bytes.",
        "launch-lab: \(senseless): step 2, line 3: Only a launch in the background becomes active.",
        "    launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC",
        "    on screen",
        "      a (other)",
      ]
    )
  }

  @Test("A document of JSON has everything that the lines say")
  func json() throws {
    let folder = try TemporaryFolder()
    let text = Self.passing.replacing("\"showing\": \"a\"", with: "\"showing\": null")
    let path = try folder.file("fails.json", text.utf8)
    let (status, output) = CapturedOutput.lab("run", "--json", path, "/nowhere.json")
    #expect(status == .unusable)
    #expect(output.complaints == ["launch-lab: /nowhere.json: There is no such file."])
    #expect(
      output.lines.joined() == """
        {
          "files": [
            {
              "file": "\(path)",
              "name": "passes",
              "result": "failed",
              "expectations": 1,
              "failures": [
                {
                  "step": 2,
                  "line": 3,
                  "key": "showing",
                  "expected": null,
                  "found": "a",
                  "why": [
                    "launch 1: install, version 1.0, opened by user, 2026-03-02 09:00 UTC",
                    "on screen",
                    "  a (other)"
                  ]
                }
              ]
            },
            {
              "file": "/nowhere.json",
              "result": "invalid",
              "errors": [
                {
                  "code": "unreadable",
                  "message": "There is no such file."
                }
              ]
            }
          ],
          "passed": 0,
          "failed": 1,
          "invalid": 1
        }
        """
    )
  }

  @Test("A file that fails and one that is invalid are told apart")
  func failedAndInvalid() throws {
    let folder = try TemporaryFolder()
    let failing = try folder.file("fails.json", Self.failing.utf8)
    let invalid = try folder.file("invalid.json", "{}".utf8)
    #expect(CapturedOutput.lab("run", "--quiet", failing).status == .failed)
    let (status, output) = CapturedOutput.lab("run", "--quiet", failing, invalid)
    #expect(status == .unusable)
    #expect(output.lines == ["1 invalid", "0 passed, 2 failed"])
  }

  @Test("All that is wrong in a file is told, each with its place")
  func everyFault() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("x.json", "{\n\"item\": [],\n\"steps\": [{}]}".utf8)
    let known = #""name", "slots", "items", "policies", "record", "steps", "lenient""#
    #expect(
      CapturedOutput.lab("run", path).output.complaints == [
        "launch-lab: \(path): line 1, $: The key \"name\" is missing.",
        "launch-lab: \(path): line 2, $.item: The key \"item\" is not known here; "
          + "did you mean \"items\"? Known are \(known).",
        "launch-lab: \(path): line 3, $.steps[0]: This object has 0 keys; it must have exactly one.",
      ]
    )
  }

  @Test("Where nothing can be written any more, no further file is played")
  func brokenOutput() throws {
    let folder = try TemporaryFolder()
    let failing = try folder.file("fails.json", Self.failing.utf8)
    var output = CapturedOutput(room: 3)
    let files = ["run", failing, "/nowhere.json"]
    #expect(LaunchLab([RunCommand()]).run(files, to: &output) == .unwritable)
    #expect(output.lines.count == 3)
    #expect(output.complaints == [])
  }

  @Test("Names from a file cannot disturb a terminal (case 28)")
  func hazards() throws {
    let folder = try TemporaryFolder()
    let text = Self.failing.replacing(
      "\"fails\"",
      with: #""\u001B[31m\u202E<script>\u200B\uDB40\uDC41""#
    )
    let path = try folder.file("fails.json", text.utf8)
    let output = CapturedOutput.lab("run", path).output
    #expect(output.lines.first == "\(path): \\u{1b}[31m\\u{202e}<script>\\u{200b}\\u{e0041}")
  }

  static let usage: [([String], [String])] = [
    (
      ["run"],
      ["launch-lab: No file is given.", "\"launch-lab help run\" tells how it is used."]
    ),
    (
      ["run", "--fast", "a.json"],
      [
        "launch-lab: The option --fast is not known; known are --json, --quiet, --help.",
        "\"launch-lab help run\" tells how it is used.",
      ]
    ),
    (
      ["run", "--json=1", "a.json"],
      [
        "launch-lab: The option --json takes no value.",
        "\"launch-lab help run\" tells how it is used.",
      ]
    ),
    (
      ["walk"],
      ["launch-lab: There is no command walk.", "\"launch-lab --help\" tells how it is used."]
    ),
    (
      ["help", "walk"],
      ["launch-lab: There is no help about walk.", "\"launch-lab --help\" tells how it is used."]
    ),
    (
      ["rum"],
      [
        "launch-lab: There is no command rum. Did you mean run?",
        "\"launch-lab --help\" tells how it is used.",
      ]
    ),
    (
      ["help", "polices"],
      [
        "launch-lab: There is no help about polices. Did you mean policies?",
        "\"launch-lab --help\" tells how it is used.",
      ]
    ),
    (
      ["--json", "run"],
      [
        "launch-lab: The option --json is not known before a command.",
        "\"launch-lab --help\" tells how it is used.",
      ]
    ),
  ]

  @Test("A command line that cannot be used is told of on the error stream", arguments: usage)
  func unusable(arguments: [String], complaints: [String]) {
    var output = CapturedOutput()
    #expect(LaunchLab([RunCommand()]).run(arguments, to: &output) == .unusable)
    #expect(output.complaints == complaints)
    #expect(output.lines == [])
  }

  @Test("After two dashes everything is a file")
  func dashes() {
    let output = CapturedOutput.lab("run", "--", "--json").output
    #expect(output.complaints == ["launch-lab: --json: There is no such file."])
  }

  @Test("Help is given in every way in which it is asked for")
  func help() {
    let overview = """
      Usage: launch-lab COMMAND ...

        run  play scenario files and check what they expect

      "launch-lab help COMMAND" tells more. What scenario files hold is told by

        help format    what a scenario file holds: slots, items, and the rest
        help policies  the rules and their keys
        help steps     what can happen
        help expect    what can be expected
      """
    for ask in ["--help", "-h", "help"] {
      let (status, output) = CapturedOutput.lab(ask)
      #expect(status == .passed)
      #expect(output.lines == [overview])
    }
    let command = CapturedOutput.lab("help", "run").output.lines
    #expect(command.first?.hasPrefix("Usage: launch-lab run FILE... [--json] [--quiet]\n") == true)
    #expect(CapturedOutput.lab("run", "--help").output.lines == command)
    #expect(CapturedOutput.lab("run", "x.json", "-h").output.lines == command)
    var output = CapturedOutput()
    #expect(LaunchLab([RunCommand()]).run([], to: &output) == .unusable)
    #expect(output.complaints == [overview])
  }
}
