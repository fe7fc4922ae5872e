import Testing

@testable import AppLaunch

@Suite("JSON readers")
struct JSONReaderTests {
  private enum Trigger: String, CaseIterable { case user, link }

  private func read<T>(_ text: String, _ body: (JSONReader) throws -> T) throws -> T {
    try body(JSONReader(JSONDocument.parse(text.utf8)))
  }

  private func message(_ text: String, _ body: (JSONReader) throws -> some Any) -> String? {
    #expect(throws: JSONError.self) { _ = try read(text, body) }?.description
  }

  @Test("Values are read by type")
  func values() throws {
    #expect(try read(#""a""#) { try $0.string } == "a")
    #expect(try read("true") { try $0.bool } == true)
    #expect(try read("1e2") { try $0.int } == 100)
    #expect(try read("5") { try $0.int(in: 5...5) } == 5)
    #expect(try read("5") { try $0.int(in: 1...) } == 5)
    #expect(try read("1.50") { try $0.number.text } == "1.50")
    #expect(try read(#"["a", "b"]"#) { try $0.stringArray } == ["a", "b"])
    #expect(try read("[1, 2]") { try $0.array.map { try $0.int } } == [1, 2])
    #expect(try read("null") { $0.isNull })
    #expect(try read("0") { !$0.isNull })
    #expect(try read(#""link""#) { try $0.choice(of: Trigger.self) } == .link)
  }

  @Test("A value of another type is an error that names both types")
  func mismatches() {
    #expect(message("1") { try $0.string } == "line 1, $: This is a number; it should be a string.")
    #expect(message("null") { try $0.bool } == "line 1, $: This is null; it should be a boolean.")
    #expect(
      message(#""1""#) { try $0.int } == "line 1, $: This is a string; it should be a whole number."
    )
    #expect(
      message("[]") { try $0.number } == "line 1, $: This is an array; it should be a number."
    )
    #expect(
      message("{}") { try $0.array } == "line 1, $: This is an object; it should be an array."
    )
    #expect(
      message("true") { try $0.object } == "line 1, $: This is a boolean; it should be an object."
    )
    #expect(
      message("[\"a\",\n 1]") { try $0.stringArray }
        == "line 2, $[1]: This is a number; it should be a string."
    )
  }

  @Test("A number out of range is an error that names the range")
  func ranges() {
    #expect(
      message("0") { try $0.int(in: 1...5) }
        == "line 1, $: The number 0 is out of range; it must be between 1 and 5."
    )
    #expect(
      message("-1") { try $0.int(in: 0...) }
        == "line 1, $: The number -1 is out of range; it must be at least 0."
    )
    #expect(
      message("1.5") { try $0.int } == "line 1, $: The number 1.5 is not a whole number of 64 bits."
    )
  }

  @Test("An unknown word is an error that lists the known ones")
  func choices() {
    #expect(
      message(#""touch""#) { try $0.choice(of: Trigger.self) }
        == #"line 1, $: The word "touch" is not known here; known are "user", "link"."#
    )
  }

  @Test("Members are read by key, and null counts as there")
  func members() throws {
    try read(#"{"at": 1, "after": null}"#) { reader in
      let object = try reader.object(allowing: ["after", "at", "trigger"])
      #expect(try object.required("at").int == 1)
      #expect(object.optional("after")?.isNull == true)
      #expect(object.optional("trigger") == nil)
      #expect(object.keys == ["at", "after"])
      #expect(object.members.map(\.value.value) == [1, nil])
      #expect(object.others(besides: ["at"]) == [.init("after", nil)])
    }
  }

  @Test("An unknown key is an error that lists the known ones")
  func unknownKeys() {
    let text = """
      {
        "steps": [
          { "launch": { "at": "now",
            "vresion": "1.0" } }
        ]
      }
      """
    let error = message(text) { reader in
      let step = try #require(try reader.object.required("steps").array.first).object
      return try step.onlyMember().value.object(allowing: ["at", "version"])
    }
    #expect(
      error
        == "line 4, $.steps[0].launch.vresion: "
        + #"The key "vresion" is not known here; did you mean "version"? Known are "at", "version"."#
    )
  }

  @Test("A missing key is an error at its object")
  func missing() {
    #expect(
      message("[\n{}]") { try $0.array.map { try $0.object.required("at") } }
        == #"line 2, $[0]: The key "at" is missing."#
    )
  }

  @Test("An object with no key or with two is not one with one", arguments: [0, 2])
  func onlyMember(count: Int) {
    let text = count == 0 ? "{}" : #"{"a": 1, "b": 2}"#
    #expect(
      message(text) { try $0.object.onlyMember() }
        == "line 1, $: This object has \(count) keys; it must have exactly one."
    )
  }
}
