import AppLaunch
import Testing

@Suite("Faults in policy documents")
struct PolicyDocumentErrorTests {
  static let types = PolicyRegistry.shipped.words.map { "\"\($0)\"" }.joined(separator: ", ")
  static let slots = LaunchSlot.builtIn.map { "\"\($0.name)\"" }.joined(separator: ", ")
  static let keys = #""type", "name", "slots", "items", "exceptSlots", "exceptItems""#

  static let faults: [(String, PolicyDocumentError.Code, String)] = [
    // Case 29.
    (
      "[\n{\"type\": \"cooldwon\"}]", .invalid,
      "line 2, $[0].type: The type \"cooldwon\" is not known here; "
        + "did you mean \"cooldown\"? Known are \(types)."
    ),
    (
      "[{\"type\": \"daysBetween\"}]", .invalid,
      "line 1, $[0].type: The type \"daysBetween\" is not known here; known are \(types). "
        + "The limits of review asks need the registry .withItems of AppLaunchItems."
    ),
    (
      "[{\"type\": \"cooldown\",\n\"for\": \"-P3D\"}]", .invalid,
      "line 2, $[0].for: The duration -P3D is negative; it must be zero or more."
    ),
    (
      String(repeating: "[", count: 10_000), .unreadable,
      "line 1, $" + String(repeating: "[0]", count: 32)
        + ": The text is nested too deep; at most 32 levels are allowed."
    ),
    ("", .unreadable, "line 1, $: Expected a value, found the end of the text."),
    ("[1,]", .unreadable, "line 1, $[1]: Expected a value, found \"]\"."),

    // Shapes.
    ("{}", .invalid, "line 1, $: This is an object; it should be an array."),
    ("[3]", .invalid, "line 1, $[0]: This is a number; it should be an object."),
    ("[{}]", .invalid, "line 1, $[0]: The key \"type\" is missing."),
    ("[{\"type\": 3}]", .invalid, "line 1, $[0].type: This is a number; it should be a string."),
    (
      "[\"strict\"]", .invalid,
      "line 1, $[0]: The word \"strict\" is not known here; known are \"standard\", \"calm\"."
    ),
    (
      "[{\"standard\": {\"without\": [\"quite\"]}}]", .invalid,
      "line 1, $[0].standard.without[0]: The rule \"quite\" is not known here; did you "
        + "mean \"quiet\"? Known are \"crashLoop\", \"drop\", \"hold\", \"limit\", \"quiet\"."
    ),
    ("[{\"calm\": {}}]", .invalid, "line 1, $[0].calm: The key \"without\" is missing."),
    (
      "[{\"standard\": {\"without\": []}, \"type\": \"cap\"}]", .invalid,
      "line 1, $[0].type: The key \"type\" is not known here; known are \"standard\"."
    ),

    // Keys and values.
    (
      "[{\"type\": \"cleanExit\", \"count\": 1}]", .invalid,
      "line 1, $[0].count: The key \"count\" is not known here; known are \(keys)."
    ),
    (
      "[\"standard\", {\"type\": \"limit\", \"cuont\": 1}]", .invalid,
      "line 1, $[1].cuont: The key \"cuont\" is not known here; "
        + "did you mean \"count\"? Known are \(keys), \"count\"."
    ),
    ("[{\"type\": \"limit\"}]", .invalid, "line 1, $[0]: The key \"count\" is missing."),
    (
      "[{\"type\": \"limit\", \"count\": -1}]", .invalid,
      "line 1, $[0].count: The number -1 is out of range; it must be at least 0."
    ),
    (
      "[{\"type\": \"limit\", \"count\": \"1\"}]", .invalid,
      "line 1, $[0].count: This is a string; it should be a whole number."
    ),
    (
      "[{\"type\": \"limit\", \"count\": 1.5}]", .invalid,
      "line 1, $[0].count: The number 1.5 is not a whole number of 64 bits."
    ),
    (
      "[{\"type\": \"minimumDays\", \"count\": 9223372036854775808}]", .invalid,
      "line 1, $[0].count: The number 9223372036854775808 is not a whole number of 64 bits."
    ),
    (
      "[{\"type\": \"crashLoop\", \"attempts\": 0}]", .invalid,
      "line 1, $[0].attempts: The number 0 is out of range; it must be at least 1."
    ),
    (
      "[{\"type\": \"rollout\", \"percent\": 100.5, \"salt\": \"s\"}]", .invalid,
      "line 1, $[0].percent: The number 100.5 is out of range; it must be between 0 and 100."
    ),
    (
      "[{\"type\": \"cap\", \"count\": 1, \"within\": \"3 days\"}]", .invalid,
      "line 1, $[0].within: The text \"3 days\" is not a duration such as P7D or PT30M."
    ),
    (
      "[{\"type\": \"hours\", \"from\": \"8:00\", \"to\": \"09:00\"}]", .invalid,
      "line 1, $[0].from: The text \"8:00\" is not a time of day such as 22:00."
    ),
    (
      "[{\"type\": \"dailyCap\", \"count\": 1, \"zone\": \"Mars/Olympus\"}]", .invalid,
      "line 1, $[0].zone: The text \"Mars/Olympus\" is not a time zone such as Europe/Berlin."
    ),
    (
      "[{\"type\": \"versions\", \"from\": \"1..2\"}]", .invalid,
      "line 1, $[0].from: The text \"1..2\" is not a version such as 1.6.1."
    ),
    (
      "[{\"type\": \"dates\", \"until\": null}]", .invalid,
      "line 1, $[0].until: This is null; it should be a string."
    ),
    (
      "[{\"type\": \"cooldown\", \"for\": \"P1D\", \"since\": \"ever\"}]", .invalid,
      "line 1, $[0].since: The word \"ever\" is not known here; known are \"same\", \"slot\", "
        + "\"any\"."
    ),
    (
      "[{\"type\": \"requires\", \"item\": \"a\", \"outcome\": \"done\"}]", .invalid,
      "line 1, $[0].outcome: The text \"done\" is not an outcome such as finished or action:NAME."
    ),
    (
      "[{\"type\": \"requires\", \"item\": \"a\", \"outcome\": \"action:\"}]", .invalid,
      "line 1, $[0].outcome: The text \"action:\" is not an outcome such as finished or action:NAME."
    ),
    (
      "[{\"type\": \"requires\", \"item\": \"a\\nb\"}]", .invalid,
      "line 1, $[0].item: This names no item: the id has a control character."
    ),
    (
      "[{\"type\": \"fact\", \"fact\": \"a\", \"is\": \"true\"}]", .invalid,
      "line 1, $[0].is: This is a string; it should be a boolean."
    ),
    (
      "[{\"type\": \"fact\", \"fact\": \"a\", \"is\": true, \"equals\": 1}]", .invalid,
      "line 1, $[0].equals: Only one of \"is\" and \"equals\" may be given."
    ),
    (
      "[{\"type\": \"quiet\", \"triggers\": [\"link\", \"background\"]}]", .invalid,
      "line 1, $[0].triggers[1]: The word \"background\" is not known here; known are \"user\", "
        + "\"link\", \"notification\", \"shortcut\", \"resume\"."
    ),

    // Names and scope.
    (
      "[{\"type\": \"cleanExit\", \"name\": \"\"}]", .invalid,
      "line 1, $[0].name: The name is empty."
    ),
    (
      "[{\"type\": \"moment\", \"moment\": \"\"}]", .invalid,
      "line 1, $[0].moment: The name is empty."
    ),
    (
      "[{\"type\": \"events\", \"event\": \"\", \"count\": 1}]", .invalid,
      "line 1, $[0].event: The name is empty."
    ),
    (
      "[{\"type\": \"fact\", \"fact\": \"\"}]", .invalid,
      "line 1, $[0].fact: The name is empty."
    ),
    (
      "[{\"type\": \"flag\", \"flag\": \"\"}]", .invalid,
      "line 1, $[0].flag: The name is empty."
    ),
    (
      "[{\"type\": \"requires\", \"item\": \"\"}]", .invalid,
      "line 1, $[0].item: This names no item: the id is empty."
    ),
    (
      "[{\"type\": \"hold\", \"after\": [\"\"]}]", .invalid,
      "line 1, $[0].after[0]: This names no item: the id is empty."
    ),
    (
      "[{\"type\": \"cleanExit\", \"slots\": [\"paywal\"]}]", .invalid,
      "line 1, $[0].slots[0]: The slot \"paywal\" is not known here; "
        + "did you mean \"paywall\"? Known are \(slots)."
    ),
    (
      "[{\"type\": \"cleanExit\", \"slots\": []}]", .invalid,
      "line 1, $[0].slots: The policy is about nothing; leave the key out for everything."
    ),
    (
      "[{\"type\": \"hold\", \"after\": []}]", .invalid,
      "line 1, $[0].after: The list names nothing; it must name a slot or an item."
    ),

    // R50.
    (
      "[{\"type\": \"cap\", \"count\": 65, \"within\": \"P1D\"}]", .refused,
      "line 1, $[0]: The policy is refused, since it counts to 65, more than the 64 that the record "
        + "keeps."
    ),
    (
      "[\n\n{\"type\": \"cooldown\", \"for\": \"P401D\"}]", .refused,
      "line 3, $[0]: The policy is refused, since it looks back more than the 400 days that the "
        + "record keeps."
    ),
  ]

  @Test(
    "R16, R50: what is wrong is said with its path and line",
    arguments: faults.map { (Shortened($0), $1, $2) }
  )
  func fault(text: Shortened<String>, code: PolicyDocumentError.Code, message: String) {
    let error = #expect(throws: PolicyDocumentError.self) {
      try LaunchPipeline(document: text.value.utf8)
    }
    #expect(error?.description == message)
    #expect(error?.code == code)
  }

  @Test("Case 29: 50 MB are refused at once")
  func large() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 50_000_000)
    let error = #expect(throws: PolicyDocumentError.self) { try LaunchPipeline(document: bytes) }
    #expect(
      error?.description == "line 1, $: The text has 50000000 bytes; at most 1048576 are allowed."
    )
    #expect(error?.code == .unreadable)
  }

  @Test("R16: 1,000 policies are read, 1,001 are not, however they are written")
  func count() throws {
    func list(_ count: Int, _ element: String) -> String {
      "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }
    let one = #"{"type":"cleanExit"}"#
    let nothing = #"{"standard":{"without":["drop","hold","limit","quiet","crashLoop"]}}"#
    #expect(try LaunchPipeline(document: list(1_000, one).utf8).entries.count == 1_000)
    for text in [list(1_001, one), list(143, "\"standard\""), list(1_001, nothing)] {
      let error = #expect(throws: PolicyDocumentError.self) {
        try LaunchPipeline(document: text.utf8)
      }
      #expect(
        error?.description
          == "line 1, $: The list has more policies than the 1000 that are allowed."
      )
    }
  }

  @Test("R16: a document that fails leaves the last good pipeline in place and says why")
  func lastGood() {
    var documents = PolicyDocuments()
    func names() -> [String] { documents.pipeline.entries.map(\.name) }
    #expect(names().count == 7)
    #expect(documents.load(#"[{"type": "cleanExit"}]"#.utf8) == nil)
    #expect(names() == ["cleanExit"])
    let problem = documents.load(#"[{"type": "cleanExti"}]"#.utf8)
    #expect(problem?.path == "$[0].type")
    #expect(documents.problem == problem)
    #expect(names() == ["cleanExit"])
    #expect(documents.load("[]".utf8) == nil)
    #expect(documents.problem == nil)
    #expect(names() == [])
  }

  static let unwritable: [(LaunchPipeline, String)] = [
    (
      LaunchPipeline {
        CleanExit()
        Rule("weekend", "shows at weekends") { _, _ in true }
      },
      "$[1]: The policy \"weekend\" cannot be written: its type has no form as a document."
    ),
    (
      CleanExit().when("beta") { _ in true },
      "$[0]: The policy \"cleanExit\" cannot be written: its condition \"beta\" is a closure."
    ),
    (
      [.cap(65, within: .days(1))],
      "$[0]: The policy \"cap\" cannot be written: it was refused, since it counts to 65, more than "
        + "the 64 that the record keeps."
    ),
    (
      CleanExit().only(for: .paywall).only(items: "sale"),
      "$[0]: The policy \"cleanExit\" cannot be written: its scope needs more than one list of slots "
        + "and items."
    ),
    (
      CleanExit().only(for: .paywall).only(for: .other),
      "$[0]: The policy \"cleanExit\" cannot be written: its scope is empty."
    ),
    (
      LaunchPipeline(HoldAfter(after: .everything)),
      "$[0]: The policy \"hold\" cannot be written: its \"after\" is no list of slots and items."
    ),
    (
      LaunchPipeline(HoldAfter(after: .only(items: ["paywall"]))),
      "$[0]: The policy \"hold\" cannot be written: its \"after\" names the item paywall, which reads "
        + "as a slot."
    ),
    (
      LaunchPipeline(AwaitMoment("")),
      "$[0]: The policy \"moment\" cannot be written: its \"moment\" has no name."
    ),
    (
      LaunchPipeline(Requires("a", outcome: .dismissed(.action("")))),
      "$[0]: The policy \"requires\" cannot be written: its \"outcome\" is an action without a name."
    ),
    (
      LaunchPipeline { LaunchOrdering("urgent") { _ in 0 } },
      "$: The ordering \"urgent\" cannot be written: it is a closure."
    ),
  ]

  @Test("R51: the salt of a rollout may be empty: it is no name")
  func emptySalt() throws {
    let text = #"[{"type": "rollout", "percent": 10, "salt": ""}]"#
    #expect(try LaunchPipeline(document: text.utf8).entries.count == 1)
  }

  @Test(
    "What no document can say is named instead of being left out",
    arguments: unwritable.indices
  )
  func cannotWrite(index: Int) {
    let (pipeline, message) = Self.unwritable[index]
    let error = #expect(throws: PolicyDocumentError.self) { try pipeline.document() }
    #expect(error?.description == message)
    #expect(error?.code == .unwritable)
    #expect(error?.line == nil)
  }
}
