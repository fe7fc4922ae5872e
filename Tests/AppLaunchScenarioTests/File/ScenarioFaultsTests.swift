import AppLaunch
import AppLaunchItems
import Testing

@testable import AppLaunchScenario

@Suite("All faults of a scenario file", .timeLimit(.minutes(1)))
struct ScenarioFaultsTests {
  static func faults(_ text: String) -> [String] {
    let error = #expect(throws: ScenarioError.self) { try ScenarioFile(text.utf8) }
    return (error?.all ?? []).map { "\($0.line ?? 0) \($0.path ?? ""): \($0.message)" }
  }

  @Test("Independent faults are all told, in the order of the lines, with guesses")
  func all() {
    let text = """
      {
        "steps": [
          {"launch": {"version": "1..0", "at": "noon", "facts": {"pro": 1}}},
          {"expect": {"showng": "a", "kind": "instal", "held": ["a", "newz"]}},
          {"kill": true, "quit": true},
          {"dismiss": {"via": "finished", "than": ["a"]}}
        ],
        "policies": ["calm", {"type": "limit"}, {"type": "limit", "count": 1, "items": ["b"]}],
        "items": [
          {"id": "a", "rank": "1", "offer": "manuel"},
          {"id": "news", "kind": "whatsNew", "releases": [{"version": "1"}, {"pages": []}]}
        ],
        "slots": [{"name": "consent", "priority": 0.5}]
      }
      """
    #expect(
      Self.faults(text) == [
        "1 $: The key \"name\" is missing.",
        "3 $.steps[0].launch.version: The text \"1..0\" is not a version such as 1.6.1.",
        "3 $.steps[0].launch.at: The text \"noon\" is not a time such as 2026-03-02T09:00:00Z.",
        "3 $.steps[0].launch.facts.pro: This is a number; it should be a boolean.",
        "4 $.steps[1].expect.showng: The key \"showng\" is not known here; did you mean \"showing\"? "
          + "Known are \"showing\", \"idle\", \"kind\", \"held\", \"dropped\", \"failed\", \"waiting\", "
          + "\"declined\", \"launches\", \"release\", \"releases\", \"pages\", \"steps\", \"reasons\", "
          + "\"until\", \"outcome\", \"presented\".",
        "4 $.steps[1].expect.kind: The word \"instal\" is not known here; did you mean \"install\"? "
          + "Known are \"install\", \"adoption\", \"update\", \"same\", \"downgrade\", "
          + "\"unknownVersion\", \"recordUnavailable\".",
        "4 $.steps[1].expect.held[1]: The item \"newz\" is not declared. Did you mean \"news\"?",
        "5 $.steps[2]: This object has 2 keys; it must have exactly one.",
        "6 $.steps[3].dismiss.than: The key \"than\" is not known here; did you mean \"then\"? "
          + "Known are \"via\", \"then\".",
        "8 $.policies[2].items[0]: The item \"b\" is not declared.",
        "8 $.policies[1]: The key \"count\" is missing.",
        "10 $.items[0].rank: This is a string; it should be a whole number.",
        "10 $.items[0].offer: The word \"manuel\" is not known here; did you mean \"manual\"? "
          + "Known are \"everyLaunch\", \"manual\".",
        "11 $.items[1].releases[0]: The key \"pages\" is missing.",
        "11 $.items[1].releases[1]: The key \"version\" is missing.",
        "13 $.slots[0].priority: The number 0.5 is not a whole number of 64 bits.",
      ]
    )
  }

  @Test("All unknown keys of a policy are told, and the first of its values that is wrong")
  func policies() {
    let policies = [
      #"{"type": "cooldown", "slot": ["paywall"], "for": "3 days", "sinc": "x"}"#,
      #"{"type": "cap", "cuont": 1, "withn": "P1D", "color": "red"}"#,
      #"{"type": "limit", "count": -1, "slots": ["promo"]}"#,
      #"{"type": "moment", "moment": ""}"#,
      #"{"type": "limt", "cuont": 1}"#,
      #"{"standard": {"without": []}, "typ": 1}"#,
    ]
    let known = #"Known are "type", "name", "slots", "items", "exceptSlots", "exceptItems""#
    let types = PolicyRegistry.withItems.words.map(\.quoted).joined(separator: ", ")
    #expect(
      Self.faults(
        "{\"name\": \"x\", \"items\": [], \"steps\": [], \"policies\": [\n"
          + policies.joined(separator: ",\n") + "]}"
      ) == [
        "2 $.policies[0].slot: The key \"slot\" is not known here; did you mean \"slots\"? "
          + "\(known), \"for\", \"since\".",
        "2 $.policies[0].sinc: The key \"sinc\" is not known here; did you mean \"since\"? "
          + "\(known), \"for\", \"since\".",
        "2 $.policies[0].for: The text \"3 days\" is not a duration such as P7D or PT30M.",
        "3 $.policies[1].cuont: The key \"cuont\" is not known here; did you mean \"count\"? "
          + "\(known), \"count\", \"within\".",
        "3 $.policies[1].withn: The key \"withn\" is not known here; did you mean \"within\"? "
          + "\(known), \"count\", \"within\".",
        "3 $.policies[1].color: The key \"color\" is not known here; "
          + "\(known.replacing("Known", with: "known")), \"count\", \"within\".",
        "4 $.policies[2].count: The number -1 is out of range; it must be at least 0.",
        "5 $.policies[3].moment: The name is empty.",
        "6 $.policies[4].type: The type \"limt\" is not known here; did you mean \"limit\"? "
          + "Known are \(types).",
        "7 $.policies[5].typ: The key \"typ\" is not known here; known are \"standard\".",
      ]
    )
  }

  /// Files with one mistake, which others refer to.
  static let single = [
    // The items are there, under a misspelt key or with a misspelt id.
    (
      #"{"name": "x", "itmes": [{"id": "a"}], "steps": [{"launch": {"version": "1", "#
        + #""at": "2026-03-02T09:00:00Z"}}, {"expect": {"showing": "a"}}]}"#,
      "$.itmes"
    ),
    (
      #"{"name": "x", "items": [{"ids": "a"}], "steps": [{"withdraw": "a"}]}"#, "$.items[0].ids"
    ),
    (#"{"name": "x", "items": [{"id": 1}], "steps": [{"withdraw": "a"}]}"#, "$.items[0].id"),
    (#"{"name": "x", "items": {}, "steps": [{"withdraw": "a"}]}"#, "$.items"),
    (
      #"{"name": "x", "items": [{"id": "a", "kind": "onbording", "steps": []}], "#
        + #""steps": [{"withdraw": "a"}]}"#,
      "$.items[0].kind"
    ),
    // The slot is there, whatever its priority.
    (
      #"{"name": "x", "slots": [{"name": "promo", "priority": "high"}], "#
        + #""items": [{"id": "a", "slot": "promo"}], "steps": []}"#,
      "$.slots[0].priority"
    ),
    (
      #"{"name": "x", "slots": 1, "items": [{"id": "a", "slot": "promo"}], "steps": []}"#,
      "$.slots"
    ),
    (
      #"{"name": "x", "slots": [{"nam": 1, "priority": 1}], "items": [], "steps": [], "#
        + #""policies": [{"type": "limit", "count": 1, "slots": ["promo"]}]}"#,
      "$.slots[0].nam $.slots[0].nam"
    ),
    // The first launch is there, but its time is not.
    (
      #"{"name": "x", "items": [], "steps": [{"launch": {"version": "1", "at": "now"}}, "#
        + #"{"kill": true}, {"launch": {"version": "1"}}]}"#,
      "$.steps[0].launch.at"
    ),
    (
      #"{"name": "x", "items": [], "steps": [{"lauch": {"version": "1", "items": [{"id": "b"}], "#
        + #""at": "2026-03-02T09:00:00Z"}}, {"withdraw": "b"}]}"#,
      "$.steps[0].lauch"
    ),
  ]

  @Test("No fault follows from another", arguments: single)
  func consequences(text: String, path: String) {
    let error = #expect(throws: ScenarioError.self) { try ScenarioFile(text.utf8) }
    #expect(error?.all.compactMap(\.path).joined(separator: " ") == path)
  }

  @Test("A file with nothing but one fault after another is told of in little time")
  func endless() {
    let ones = [String](repeating: "1", count: 60_000).joined(separator: ",")
    let objects = [String](repeating: "{\"a\":1}", count: 30_000).joined(separator: ",")
    let words = [String](repeating: "\"calm\"", count: 30_000).joined(separator: ",")
    for text in [ones, objects, words] {
      for (items, policies, steps) in [(text, "", ""), ("", text, ""), ("", "", text)] {
        let faults = Self.faults(
          "{\"name\":\"x\",\"items\":[\(items)],\"policies\":[\(policies)],\"steps\":[\(steps)]}"
        )
        #expect((1...51).contains(faults.count))
      }
    }
  }

  @Test("A file without end of faults is told of in little time, and that there may be more")
  func many() {
    let step = #"{"expect": {"showing": "nothing", "held": ["x", "y"]}}"#
    let keys = (0..<5_000).map { "\"key\($0)\": 1" }.joined(separator: ",")
    let steps = [String](repeating: step, count: 5_000).joined(separator: ",\n")
    for text in [
      "{\"name\": \"x\", \"items\": [], \"steps\": [\(steps)]}",
      "{\"name\": \"x\", \"items\": [], \"steps\": [], \(keys)}",
    ] {
      var faults = Self.faults(text)
      #expect(faults.popLast() == "0 : There may be more; only so many are looked for.")
      #expect(faults.count == 50)
    }
  }
}
