import AppLaunch
import Testing

@testable import AppLaunchScenario

@Suite("Errors of scenario files")
struct ScenarioErrorTests {
  /// What comes before the line in question: a scenario with the items `a` and `news`.
  static let opening = """
    {
    "name": "x",
    "slots": [{"name": "consent", "priority": 50, "mandatory": true}],
    "items": [{"id": "a"}, {"id": "news", "kind": "whatsNew"}],

    """

  static let launch = #"{"launch": {"version": "1.0", "at": "2026-03-02T09:00:00Z"}}"#

  static func check(_ text: String, _ message: String) {
    let error = #expect(throws: ScenarioError.self) { try ScenarioFile(text.utf8) }
    #expect(error?.description == message)
    #expect(error?.code == .invalid)
  }

  static let documents = [
    ("", "line 1, $: Expected a value, found the end of the text."),
    ("[]", "line 1, $: This is an array; it should be an object."),
    ("{}", "line 1, $: The key \"items\" is missing."),
    (#"{"items": []}"#, "line 1, $: The key \"steps\" is missing."),
    (#"{"items": [], "steps": []}"#, "line 1, $: The key \"name\" is missing."),
    (
      "{\"name\": \"x\",\n\"items\": [],\n\"step\": []}",
      "line 3, $.step: The key \"step\" is not known here; did you mean \"steps\"? Known are \"name\", \"slots\", "
        + "\"items\", \"policies\", \"record\", \"steps\", \"lenient\"."
    ),
    (
      "{\"name\": \"x\",\n\"name\": \"y\"}",
      "line 2, $.name: This key stands twice in its object."
    ),
    (
      #"{"name": 1, "items": [], "steps": []}"#,
      "line 1, $.name: This is a number; it should be a string."
    ),
    (
      #"{"name": "x", "items": {}, "steps": []}"#,
      "line 1, $.items: This is an object; it should be an array."
    ),
    (
      #"{"name": "x", "items": [], "steps": [], "lenient": 1}"#,
      "line 1, $.lenient: This is a number; it should be a boolean."
    ),
    (
      String(repeating: "[", count: 33),
      "line 1, \("$" + String(repeating: "[0]", count: 32)): "
        + "The text is nested too deep; at most 32 levels are allowed."
    ),
    (
      "\"\(String(repeating: "x", count: 1_048_576))\"",
      "line 1, $: The text has 1048578 bytes; at most 1048576 are allowed."
    ),
  ]

  @Test(
    "A document that is no scenario says where and why",
    arguments: documents.map { (Shortened($0), $1) }
  )
  func document(text: Shortened<String>, message: String) {
    Self.check(text.value, message)
  }

  static let slots = [
    ("{}", "$.slots[0]: The key \"name\" is missing."),
    (#"{"name": "s"}"#, "$.slots[0]: The key \"priority\" is missing."),
    (#"{"name": "", "priority": 1}"#, "$.slots[0].name: A name must not be empty."),
    (
      #"{"name": "s", "priority": 1.5}"#,
      "$.slots[0].priority: The number 1.5 is not a whole number of 64 bits."
    ),
    (
      #"{"name": "s", "priority": 1}, {"name": "s", "priority": 2}"#,
      "$.slots[1]: The slot \"s\" is declared already, with priority 1."
    ),
    (
      #"{"name": "onboarding", "priority": 90}"#,
      "$.slots[0]: The slot \"onboarding\" is declared already, with priority 100."
    ),
    (
      #"{"name": "s", "priority": 1, "order": 2}"#,
      "$.slots[0].order: The key \"order\" is not known here; known are \"name\", \"priority\", "
        + "\"mandatory\"."
    ),
  ]

  @Test("A slot that cannot be is an error", arguments: slots)
  func slot(slot: String, message: String) {
    Self.check(
      "{\"name\": \"x\", \"items\": [], \"steps\": [],\n\"slots\": [\(slot)]}",
      "line 2, \(message)"
    )
  }

  static let items = [
    ("{}", "$.items[0]: The key \"id\" is missing."),
    (#"{"id": 1}"#, "$.items[0].id: This is a number; it should be a string."),
    (#"{"id": ""}"#, "$.items[0].id: This cannot be the id of an item: the id is empty."),
    (
      #"{"id": "a\u0007"}"#,
      "$.items[0].id: This cannot be the id of an item: the id has a control character."
    ),
    (
      #"{"id": "a"}, {"id": "a"}"#,
      "$.items[1].id: The item \"a\" is declared already."
    ),
    (
      #"{"id": "a", "kind": "banner"}"#,
      "$.items[0].kind: The word \"banner\" is not known here; known are \"onboarding\", "
        + "\"whatsNew\", \"reviewAsk\", \"paywall\", \"trialOffer\", \"plain\"."
    ),
    (
      #"{"id": "a", "slot": "promo"}"#,
      "$.items[0].slot: The slot \"promo\" is not declared; there are \"onboarding\", "
        + "\"whatsNew\", \"reviewAsk\", \"paywall\", \"followUp\", \"other\"."
    ),
    (
      #"{"id": "a", "rank": "1"}"#,
      "$.items[0].rank: This is a string; it should be a whole number."
    ),
    (
      #"{"id": "a", "offer": "never"}"#,
      "$.items[0].offer: The word \"never\" is not known here; known are \"everyLaunch\", "
        + "\"manual\"."
    ),
    (
      #"{"id": "a", "settledBy": "shown"}"#,
      "$.items[0].settledBy: The word \"shown\" is not known here; known are \"dismissed\", "
        + "\"presented\", \"never\"."
    ),
    (
      #"{"id": "a", "belongsTo": "user"}"#,
      "$.items[0].belongsTo: The word \"user\" is not known here; known are \"install\", "
        + "\"subject\"."
    ),
    (
      #"{"id": "a", "answersAfter": "1s"}"#,
      "$.items[0].answersAfter: The text \"1s\" is not a duration such as P7D or PT30M."
    ),
    (
      #"{"id": "a", "answersAfter": "-PT1S"}"#,
      "$.items[0].answersAfter: The duration -PT1S is negative; here it must not be."
    ),
    (
      #"{"id": "a", "answersAfter": "never", "deadline": "-PT1S"}"#,
      "$.items[0].deadline: The duration -PT1S is negative; here it must not be."
    ),
    (
      #"{"id": "a", "deadline": "PT1S"}"#,
      "$.items[0].deadline: Without the key \"answersAfter\" nobody waits for the item."
    ),
    (
      #"{"id": "a", "offer": "manual", "answersAfter": "PT1S"}"#,
      "$.items[0].answersAfter: An item that is offered by hand is there at once."
    ),
    (
      #"{"id": "a", "steps": []}"#,
      "$.items[0].steps: The key \"steps\" is not known here; known are \"id\", \"kind\", \"slot\", "
        + "\"rank\", \"edition\", \"offer\", \"settledBy\", \"belongsTo\", \"answersAfter\", "
        + "\"deadline\"."
    ),
    (
      #"{"id": "a", "kind": "onboarding", "steps": []}"#,
      "$.items[0].steps: Onboarding of one step has no list of steps."
    ),
    (
      #"{"id": "a", "kind": "onboarding", "steps": [{"id": "s"}, {"id": "s"}]}"#,
      "$.items[0].steps[1]: The step \"s\" is declared already."
    ),
    (
      #"{"id": "a", "kind": "whatsNew", "releases": [{"version": "1.1"}]}"#,
      "$.items[0].releases[0]: The key \"pages\" is missing."
    ),
    (
      #"{"id": "a", "kind": "whatsNew", "releases": [{"version": "1..1", "pages": []}]}"#,
      "$.items[0].releases[0].version: The text \"1..1\" is not a version such as 1.6.1."
    ),
    (
      #"{"id": "a", "kind": "whatsNew", "releases": [{"version": "1", "pages": []}, "#
        + #"{"version": "1.0", "pages": []}]}"#,
      "$.items[0].releases[1]: The release 1.0 is declared already."
    ),
    (
      #"{"id": "a", "kind": "reviewAsk", "limits": {"minimumDays": -1}}"#,
      "$.items[0].limits.minimumDays: The number -1 is out of range; it must be at least 0."
    ),
    (
      #"{"id": "a", "kind": "reviewAsk", "limits": {"daysBetween": 401}}"#,
      "$.items[0].limits: These limits are refused: daysBetween looks back more than the 400 days "
        + "that the record keeps."
    ),
  ]

  @Test("An item that cannot be is an error", arguments: items)
  func item(item: String, message: String) {
    Self.check(
      "{\"name\": \"x\", \"steps\": [],\n\"items\": [\(item)]}",
      "line 2, \(message)"
    )
  }

  static let policies = [
    ("1", "$.policies: This is a number; it should be an array."),
    (
      #"["calmer"]"#,
      "$.policies[0]: The word \"calmer\" is not known here; did you mean \"calm\"? Known are "
        + "\"standard\", \"calm\"."
    ),
    (
      #"[{"type": "limit", "count": 1, "slots": ["promo"]}]"#,
      "$.policies[0].slots[0]: The slot \"promo\" is not known here; known are \"onboarding\", "
        + "\"whatsNew\", \"reviewAsk\", \"paywall\", \"followUp\", \"other\", \"consent\"."
    ),
    (
      #"[{"type": "limit", "count": 1, "items": ["b"]}]"#,
      "$.policies[0].items[0]: The item \"b\" is not declared."
    ),
    (
      #"[{"type": "limit", "count": 1, "exceptItems": ["a", "a"]}]"#,
      "$.policies[0].exceptItems[1]: The item \"a\" stands twice in this list."
    ),
    (
      #"[{"type": "hold", "after": ["b"]}]"#,
      "$.policies[0].after[0]: The item \"b\" is not declared."
    ),
    (
      #"[{"type": "perYear", "counting": ["reviewAsk", "b"]}]"#,
      "$.policies[0].counting[1]: The item \"b\" is not declared."
    ),
    (
      #"[{"type": "requires", "item": "b"}]"#,
      "$.policies[0].item: The item \"b\" is not declared."
    ),
    (
      #"[{"type": "cap", "count": 65, "within": "P1D"}]"#,
      "$.policies[0]: The policy is refused, since it counts to 65, more than the 64 that the "
        + "record keeps."
    ),
  ]

  @Test("Policies that cannot be are an error", arguments: policies)
  func policy(policies: String, message: String) {
    Self.check("\(Self.opening)\"steps\": [], \"policies\": \(policies)}", "line 5, \(message)")
  }

  static let launches = [
    ("{}", "$.steps[0].launch: The key \"version\" is missing."),
    (#"{"version": "1.0"}"#, "$.steps[0].launch: The first launch needs the key \"at\"."),
    (
      #"{"version": "1.0", "after": "P1D"}"#,
      "$.steps[0].launch: The first launch needs the key \"at\"."
    ),
    (
      #"{"version": "1.0", "at": "2026-03-02T09:00:00Z", "after": "P1D"}"#,
      "$.steps[0].launch.after: A launch has either the key \"at\" or the key \"after\"."
    ),
    (
      #"{"version": "1.0", "at": "2026-03-02"}"#,
      "$.steps[0].launch.at: The text \"2026-03-02\" is not a time such as 2026-03-02T09:00:00Z."
    ),
    (
      #"{"version": "1.0", "after": "-P1D"}"#,
      "$.steps[0].launch.after: The duration -P1D is negative; here it must not be."
    ),
    (
      #"{"version": "one", "at": "2026-03-02T09:00:00Z"}"#,
      "$.steps[0].launch.version: The text \"one\" is not a version such as 1.6.1."
    ),
    (
      #"{"version": "1.0", "at": "2026-03-02T09:00:00Z", "trigger": "widget"}"#,
      "$.steps[0].launch.trigger: The word \"widget\" is not known here; known are \"user\", "
        + "\"link\", \"notification\", \"shortcut\", \"resume\", \"background\"."
    ),
    (
      #"{"version": "1.0", "at": "2026-03-02T09:00:00Z", "facts": {"pro": 1}}"#,
      "$.steps[0].launch.facts.pro: This is a number; it should be a boolean."
    ),
    (
      #"{"version": "1.0", "at": "2026-03-02T09:00:00Z", "subject": ""}"#,
      "$.steps[0].launch.subject: A name must not be empty."
    ),
    (
      #"{"version": "1.0", "at": "2026-03-02T09:00:00Z", "items": [{"id": ""}]}"#,
      "$.steps[0].launch.items[0].id: This cannot be the id of an item: the id is empty."
    ),
  ]

  @Test("A launch that cannot be is an error", arguments: launches)
  func launch(launch: String, message: String) {
    Self.check("\(Self.opening)\"steps\": [{\"launch\": \(launch)}]}", "line 5, \(message)")
  }

  static let steps = [
    ("{}", "$.steps[1]: This object has 0 keys; it must have exactly one."),
    (
      #"{"kill": true, "quit": true}"#,
      "$.steps[1]: This object has 2 keys; it must have exactly one."
    ),
    (#"{"kill": false}"#, "$.steps[1].kill: This must be true."),
    (#"{"activate": 1}"#, "$.steps[1].activate: This is a number; it should be a boolean."),
    (#"{"background": false}"#, "$.steps[1].background: This must be true."),
    (
      #"{"background": "-PT1S"}"#,
      "$.steps[1].background: The duration -PT1S is negative; here it must not be."
    ),
    (
      #"{"background": {"trigger": "link"}}"#,
      "$.steps[1].background: The key \"after\" is missing."
    ),
    (
      #"{"background": 30}"#,
      "$.steps[1].background: This is a number; it should be true, a duration or an object."
    ),
    (
      #"{"foreground": {"after": "-PT1S"}}"#,
      "$.steps[1].foreground.after: The duration -PT1S is negative; here it must not be."
    ),
    (
      #"{"trigger": "background"}"#,
      "$.steps[1].trigger: The word \"background\" is not known here; known are \"user\", "
        + "\"link\", \"notification\", \"shortcut\", \"resume\"."
    ),
    (#"{"offer": "a"}"#, "$.steps[1].offer: This is a string; it should be an array."),
    (#"{"offer": ["b"]}"#, "$.steps[1].offer[0]: The item \"b\" is not declared."),
    (
      #"{"offer": ["a", "a"]}"#,
      "$.steps[1].offer[1]: The item \"a\" stands twice in this list."
    ),
    (
      #"{"answer": {"id": "a"}}"#,
      "$.steps[1].answer: An answer has either the key \"offers\" or the key \"throws\"."
    ),
    (
      #"{"answer": {"id": "a", "offers": true, "throws": "x"}}"#,
      "$.steps[1].answer: An answer has either the key \"offers\" or the key \"throws\"."
    ),
    (
      #"{"dismiss": "tap"}"#,
      "$.steps[1].dismiss: The text \"tap\" is none of finished, closeButton, swipeDown and "
        + "action:NAME."
    ),
    (
      #"{"dismiss": "action:"}"#,
      "$.steps[1].dismiss: The text \"action:\" is none of finished, closeButton, swipeDown and "
        + "action:NAME."
    ),
    (
      #"{"dismiss": {"then": ["a"]}}"#, "$.steps[1].dismiss: The key \"via\" is missing."
    ),
    (
      #"{"dismiss": {"via": "finished", "then": ["b"]}}"#,
      "$.steps[1].dismiss.then[0]: The item \"b\" is not declared."
    ),
    (#"{"withdraw": "b"}"#, "$.steps[1].withdraw: The item \"b\" is not declared."),
    (
      #"{"shownElsewhere": "promo"}"#,
      "$.steps[1].shownElsewhere: The slot \"promo\" is not declared; there are \"consent\", "
        + "\"onboarding\", \"whatsNew\", \"reviewAsk\", \"paywall\", \"followUp\", \"other\"."
    ),
    (#"{"block": ""}"#, "$.steps[1].block: A name must not be empty."),
    (#"{"fact": {"name": "pro"}}"#, "$.steps[1].fact: The key \"is\" is missing."),
    (
      #"{"flag": {"name": "pro", "is": "yes"}}"#,
      "$.steps[1].flag.is: This is a string; it should be a boolean."
    ),
    (
      #"{"advance": "P1M"}"#,
      "$.steps[1].advance: The text \"P1M\" is not a duration such as P7D or PT30M."
    ),
    (
      #"{"reset": {"event": "x"}}"#,
      "$.steps[1].reset.event: The key \"event\" is not known here; known are \"item\", \"slot\", "
        + "\"policy\", \"subject\", \"all\"."
    ),
    (#"{"reset": {"all": false}}"#, "$.steps[1].reset.all: This must be true."),
  ]

  @Test("A step that cannot be is an error", arguments: steps)
  func step(step: String, message: String) {
    Self.check("\(Self.opening)\"steps\": [\(Self.launch),\n\(step)]}", "line 6, \(message)")
  }

  @Test("A step of no known kind is an error that lists them all")
  func unknownStep() {
    Self.check(
      "\(Self.opening)\"steps\": [{\"tap\": true}]}",
      "line 5, $.steps[0].tap: The key \"tap\" is not known here; known are \"launch\", "
        + "\"activate\", \"inactive\", \"foreground\", \"background\", \"trigger\", \"offer\", "
        + "\"answer\", \"dismiss\", \"fail\", \"withdraw\", \"shownElsewhere\", \"block\", "
        + "\"unblock\", \"moment\", \"fact\", \"flag\", \"event\", \"subject\", \"advance\", "
        + "\"kill\", \"quit\", \"recordUnavailable\", \"writeFails\", \"reset\", \"expect\"."
    )
  }

  static let expectations = [
    ("{}", ": This expects nothing."),
    (
      #"{"shows": "a"}"#,
      ".shows: The key \"shows\" is not known here; known are \"showing\", \"idle\", \"kind\", "
        + "\"held\", \"dropped\", \"failed\", \"waiting\", \"declined\", \"launches\", "
        + "\"release\", \"releases\", \"pages\", \"steps\", \"reasons\", \"until\", \"outcome\", "
        + "\"presented\"."
    ),
    (#"{"showing": "b"}"#, ".showing: The item \"b\" is not declared."),
    (#"{"idle": null}"#, ".idle: This is null; it should be a boolean."),
    (
      #"{"kind": "first"}"#,
      ".kind: The word \"first\" is not known here; known are \"install\", \"adoption\", "
        + "\"update\", \"same\", \"downgrade\", \"unknownVersion\", \"recordUnavailable\"."
    ),
    (#"{"held": ["a", "a"]}"#, ".held[1]: The item \"a\" stands twice in this list."),
    (#"{"waiting": null}"#, ".waiting: This is null; it should be an array."),
    (
      #"{"declined": {"a": "seen"}}"#,
      ".declined.a: The word \"seen\" is not known here; known are \"notDue\", \"settled\", "
        + "\"notEligible\", \"adopted\", \"crashLoop\"."
    ),
    (#"{"declined": {"b": "settled"}}"#, ".declined.b: The item \"b\" is not declared."),
    (#"{"launches": -1}"#, ".launches: The number -1 is out of range; it must be at least 0."),
    (#"{"release": "x"}"#, ".release: The text \"x\" is not a version such as 1.6.1."),
    (#"{"releases": [1]}"#, ".releases[0]: This is a number; it should be a string."),
    (#"{"reasons": {"a": "hold"}}"#, ".reasons.a: This is a string; it should be an array."),
    (
      #"{"until": {"a": "tomorrow"}}"#,
      ".until.a: The text \"tomorrow\" is not a time such as 2026-03-02T09:00:00Z."
    ),
    (
      #"{"outcome": {"a": "closed"}}"#,
      ".outcome.a: The text \"closed\" is not an outcome such as finished or interrupted."
    ),
    (
      #"{"presented": {"a": true}}"#,
      ".presented.a: This is a boolean; it should be a whole number."
    ),
  ]

  @Test("An expectation that cannot be is an error", arguments: expectations)
  func expectation(expectation: String, message: String) {
    Self.check(
      "\(Self.opening)\"steps\": [\(Self.launch),\n{\"expect\": \(expectation)}]}",
      "line 6, $.steps[1].expect\(message)"
    )
  }

  static let records = [
    ("1", ": This is a number; it should be an object."),
    (#"{"schema": "99.0"}"#, ": The schema 99.0 is newer than 1.0, the latest known here."),
    ("{}", ": The key \"schema\" is missing."),
  ]

  @Test("The smallest record that the help tells of is one")
  func smallestRecord() throws {
    let record = ScenarioFile.Key.smallestRecord
    #expect(record == #"{"schema": "1.0"}"#)
    let file = try ScenarioFile("\(Self.opening)\"steps\": [], \"record\": \(record)}".utf8)
    #expect(file.record == LaunchRecord())
    #expect(HelpTopic.format.text.contains(record))
  }

  @Test("A record that cannot be is an error", arguments: records)
  func record(record: String, message: String) {
    Self.check(
      "\(Self.opening)\"steps\": [], \"record\": \(record)}",
      "line 5, $.record\(message)"
    )
  }

  @Test("A misspelt field of a record is an error, not kept as one of a newer schema")
  func misspeltRecord() {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioFile(
        "\(Self.opening)\"steps\": [], \"record\": {\"schema\": \"1.0\", \"lunches\": 1}}".utf8
      )
    }
    #expect(error?.path == "$.record.lunches")
  }
}
