import Testing

@testable import AppLaunch

@Suite("JSON documents")
struct JSONDocumentTests {
  @Test(
    "A valid text is read and written back in its shortest form",
    arguments: [
      ("null", "null"),
      (" true ", "true"),
      ("false\n", "false"),
      ("0", "0"),
      ("-0", "-0"),
      ("-12", "-12"),
      ("1.0", "1.0"),
      ("1.50e+3", "1.50e+3"),
      ("2E-7", "2E-7"),
      ("9223372036854775807", "9223372036854775807"),
      ("-9223372036854775808", "-9223372036854775808"),
      ("123456789012345678901234567890", "123456789012345678901234567890"),
      (#""""#, #""""#),
      (#""a b""#, #""a b""#),
      (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#),
      (#""\u0041\u00e9\u20AC""#, #""Aé€""#),
      (#""\uD83D\uDE00 and 😀""#, #""😀 and 😀""#),
      (#""\u0000\u007f""#, #""\u0000\u007f""#),
      ("\"\u{85}\u{2028}\u{2029}\u{2027}\"", "\"\\u0085\\u2028\\u2029\u{2027}\""),
      ("[]", "[]"),
      ("[ ]", "[]"),
      ("[1 , [ 2 ] ]", "[1,[2]]"),
      ("{}", "{}"),
      ("{ }", "{}"),
      (#"{ "b" : 1, "a" : { "" : null } }"#, #"{"b":1,"a":{"":null}}"#),
      ("\r\n\t[\r\n\t1\r\n\t]\r\n\t", "[1]"),
    ]
  )
  func valid(text: String, written: String) throws {
    let document = try JSONDocument.parse(text.utf8)
    #expect(JSONValue(document.root).text() == written)
  }

  @Test("A value knows the byte at which it stands")
  func offsets() throws {
    let document = try JSONDocument.parse(#"{"a": [1, {"b": 2}]}"#.utf8)
    let one = JSONNode(kind: .number(JSONNumber(1)), offset: 7)
    let two = JSONNode(kind: .number(JSONNumber(2)), offset: 16)
    let object = JSONNode(
      kind: .object([JSONMember(key: "b", keyOffset: 11, value: two)]),
      offset: 10
    )
    let array = JSONNode(kind: .array([one, object]), offset: 6)
    let member = JSONMember(key: "a", keyOffset: 1, value: array)
    #expect(document.root == JSONNode(kind: .object([member]), offset: 0))
  }

  @Test(
    "Every byte inside a value leads back to the value's path",
    arguments: [
      (0, "$"), (1, "$.a"), (6, "$.a"), (7, "$.a[0]"), (10, "$.a[1]"), (11, "$.a[1].b c"),
      (18, "$.a[1].b c"),
    ]
  )
  func paths(offset: Int, path: String) throws {
    let document = try JSONDocument.parse(#"{"a": [1, {"b c": 2}]}"#.utf8)
    let expected = path.replacing(".b c", with: #"["b c"]"#)
    #expect(document.path(at: offset).description == expected)
  }

  @Test(
    "A line ends with a line feed, a carriage return or both",
    arguments: [(0, 1), (1, 2), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4), (99, 4)]
  )
  func lines(offset: Int, line: Int) throws {
    let document = try JSONDocument.parse("\n \r\n\r1".utf8)
    #expect(document.line(at: offset) == line)
    #expect(document.lines().line(at: offset) == line)
  }
}
