import Testing

@testable import AppLaunch

@Suite("JSON errors")
struct JSONErrorTests {
  static let invalid: [(String, String)] = [
    ("", "line 1, $: Expected a value, found the end of the text."),
    ("\n\n x", "line 3, $: Expected a value, found \"x\"."),
    ("nul", "line 1, $: Expected a value, found \"nul\"."),
    ("NaN", "line 1, $: Expected a value, found \"NaN\"."),
    ("-Infinity", "line 1, $: Expected a digit, found \"Infinity\"."),
    ("+1", "line 1, $: Expected a value, found \"+\"."),
    ("01", "line 1, $: A number must not begin with a zero before other digits."),
    ("-00", "line 1, $: A number must not begin with a zero before other digits."),
    ("1.", "line 1, $: Expected a digit, found the end of the text."),
    (".5", "line 1, $: Expected a value, found \".\"."),
    ("1e", "line 1, $: Expected a digit, found the end of the text."),
    ("1e+x", "line 1, $: Expected a digit, found \"x\"."),
    ("1 2", "line 1, $: There is more text after the end of the value."),
    ("{} }", "line 1, $: There is more text after the end of the value."),
    ("\u{FEFF}1", "line 1, $: The text begins with a byte order mark, which JSON does not allow."),
    ("[1,]", "line 1, $[1]: Expected a value, found \"]\"."),
    ("[1\n 2]", "line 2, $: Expected \",\" or \"]\", found \"2\"."),
    ("[", "line 1, $[0]: Expected a value, found the end of the text."),
    ("{", "line 1, $: Expected a key in quotes, found the end of the text."),
    ("{a: 1}", "line 1, $: Expected a key in quotes, found \"a\"."),
    (#"{"a" 1}"#, "line 1, $.a: Expected \":\" after the key, found \"1\"."),
    (#"{"a": 1,}"#, "line 1, $: Expected a key in quotes, found \"}\"."),
    (#"{"a": 1; "b": 2}"#, "line 1, $: Expected \",\" or \"}\", found \";\"."),
    ("{\"a\": [\n{}, {\"b\":\n}]}", "line 3, $.a[1].b: Expected a value, found \"}\"."),
    ("{\"a\": {\"b\": 1,\n\"b\": 2}}", "line 2, $.a.b: This key stands twice in its object."),
    (
      "{\"é\": 1, \"e\u{301}\": 2}", "line 1, $[\"e\u{301}\"]: This key stands twice in its object."
    ),
    (#"{"a b": x}"#, "line 1, $[\"a b\"]: Expected a value, found \"x\"."),
    (#""a"#, "line 1, $: Expected the quote that ends a string, found the end of the text."),
    (#""\"#, "line 1, $: Expected an escape, found the end of the text."),
    (#""\x""#, "line 1, $: Expected an escape, found \"x\"."),
    (#""\u12g4""#, "line 1, $: Expected four hexadecimal digits, found \"g4\"."),
    (#""\uD800""#, lone), (#""\uDC00""#, lone), (#""\uD800\n""#, lone), (#""\uD800\u0041""#, lone),
    ("\"a\tb\"", "line 1, $: A control character in a string must be written as an escape."),
    ("\u{1}", "line 1, $: Expected a value, found the byte 0x01."),
    ("[é]", "line 1, $[0]: Expected a value, found the byte 0xC3."),
  ]

  static let lone =
    "line 1, $: An escape names one half of a surrogate pair without the other."

  @Test("What JSON does not allow is an error that names its place", arguments: invalid)
  func syntax(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument.parse(text.utf8) }
    #expect(error?.description == message)
  }

  @Test(
    "Bytes that are not UTF-8 are an error",
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80],
      [0xC3, 0x5C, 0x6E],
    ] as [[UInt8]]
  )
  func encoding(bytes: [UInt8]) {
    let text = Array("{\"a\": \"".utf8) + bytes + Array("\"}".utf8)
    let error = #expect(throws: JSONError.self) { try JSONDocument.parse(text) }
    #expect(error?.description == "line 1, $.a: The text is not valid UTF-8.")
  }

  @Test("A key that stands twice is found in objects of any size", arguments: [2, 16, 17, 18, 500])
  func duplicates(count: Int) {
    let keys = (1..<count).map { "\"k\($0)\": 0" } + ["\"k1\": 0"]
    let text = "{\(keys.joined(separator: ","))}"
    let error = #expect(throws: JSONError.self) { try JSONDocument.parse(text.utf8) }
    #expect(error?.description == "line 1, $.k1: This key stands twice in its object.")
  }

  @Test("R16: a text over 1 MB is refused, one of exactly 1 MB is read")
  func bytes() throws {
    let text = String(repeating: " ", count: 1_048_575) + "1"
    #expect(try JSONDocument.parse(text.utf8).root.offset == 1_048_575)
    let error = #expect(throws: JSONError.self) { try JSONDocument.parse((" " + text).utf8) }
    #expect(
      error?.description
        == "line 1, $: The text has 1048577 bytes; at most 1048576 are allowed."
    )
  }

  @Test("R16: depth 32 is read, depth 33 is refused", arguments: ["[", "{\"a\":"])
  func depth(open: String) throws {
    let close = open == "[" ? "]" : "}"
    func nested(_ depth: Int) -> String {
      String(repeating: open, count: depth - 1) + (open == "[" ? "[" : "{")
        + String(repeating: close, count: depth)
    }
    let deepest = nested(32)
    #expect(JSONValue(try JSONDocument.parse(deepest.utf8).root).text() == deepest)
    let error = #expect(throws: JSONError.self) { try JSONDocument.parse(nested(33).utf8) }
    #expect(error?.message == "The text is nested too deep; at most 32 levels are allowed.")
    #expect(error?.path.components.count == 32)
  }

  @Test(
    "Depth 10,000 is refused and never crashes, whatever the limit",
    arguments: [32, 512, .max]
  )
  func abyss(depth: Int) {
    let text = String(repeating: "[", count: 10_000)
    let limits = JSONLimits(depth: depth)
    let error = #expect(throws: JSONError.self) {
      try JSONDocument.parse(text.utf8, limits: limits)
    }
    #expect(error?.path.components.count == min(depth, 512))
    #expect(
      error?.message
        == "The text is nested too deep; at most \(min(depth, 512)) levels are allowed."
    )
  }

  @Test("The deepest text allowed is read, written and freed")
  func deepest() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let document = try JSONDocument.parse(text.utf8, limits: JSONLimits(depth: 512))
    #expect(JSONValue(document.root).text() == text)
  }
}
