import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("The text of a document before it is decoded") struct ContentScanTests {
  static func error(_ json: [UInt8]) -> String? {
    do {
      _ = try WhatsNewDocument(json: Data(json))
      return nil
    } catch {
      return error.description
    }
  }

  /// A document with a value where a title should be.
  static func title(_ value: String) -> String {
    "{\"schema\": 1, \"contents\": [{\"version\": \"1\", \"features\": [],\n\"title\": \(value)}]}"
  }

  @Test(
    "What is no JSON is told with what was expected, and where",
    arguments: [
      ("{", "line 1, $[\"\"]: it is no JSON: expected a key in quotes, found the end."),
      ("[1,\n]", "line 2, $[1]: it is no JSON: expected a value, found \"]\"."),
      (
        "[1 2]",
        "line 1, $[0]: it is no JSON: expected a comma or the end of the list, found \"2\"."
      ),
      (
        "{\"a\": 1 \"b\"}",
        "line 1, $.a: it is no JSON: expected a comma or the end of the object, found \"\"\"."
      ),
      ("{\"a\" 1}", "line 1, $.a: it is no JSON: expected a colon, found \"1\"."),
      ("{\n\"a\": [0, nul]}", "line 2, $.a[1]: it is no JSON: expected a value, found \"]\"."),
      ("{} {}", "line 1, $: it is no JSON: expected the end, found \"{\"."),
      ("-", "line 1, $: it is no JSON: expected a value, found \"-\"."),
      ("1.", "line 1, $: it is no JSON: expected a digit, found the end."),
      ("1e+", "line 1, $: it is no JSON: expected a digit, found the end."),
      ("01", "line 1, $: it is no JSON: expected the end, found \"1\"."),
      ("\"a", "line 1, $: it is no JSON: expected the quote that ends a text, found the end."),
      ("\"\u{7}\"", "line 1, $: it is no JSON: expected an escape in a text, found the byte 0x07."),
      ("\"\\x\"", "line 1, $: it is no JSON: expected an escape, found \"x\"."),
      ("\"\\u12g4\"", "line 1, $: it is no JSON: expected four hexadecimal digits, found \"g\"."),
      (
        "\"\\ud83d\"",
        "line 1, $: it is no JSON: expected both halves of a surrogate pair, found \"\"\"."
      ),
      ("\u{FEFF}{}", "line 1, $: it is no JSON: expected a value, found the byte 0xEF."),
    ]
  )
  func syntax(text: String, message: String) {
    #expect(Self.error(Array(text.utf8)) == message)
  }

  @Test(
    "All that JSON allows is walked over",
    arguments: [
      "-0.5e-3", "1E+2", "0", "true", "false", "null", "[]", "{}", "[ [ ] , { } ]",
      "{\"a\": {\"b\": [1]}}", "\"\\ud83d\\ude00 \\\" \\/ \\b\\f\\n\\r\\t\"", "\"é👩‍👧\"",
    ]
  )
  func allowed(value: String) {
    let error = Self.error(Array(Self.title(value).utf8))
    #expect(error?.contains("it is no JSON") != true)
  }

  @Test(
    "A number is one of those that are read, be it large or small",
    arguments: [
      "1e201", "-1e-201", "1e99999999999999999999", String(repeating: "9", count: 103),
      "0." + String(repeating: "0", count: 101),
    ]
  )
  func numbers(number: String) {
    #expect(
      Self.error(Array(Self.title(number).utf8))
        == "line 2, $.contents[0].title: the number is larger or smaller than any that is read."
    )
  }

  @Test(
    "Where a whole number is read, half ones are told with their place",
    arguments: ["1.5", "1e30"]
  )
  func halves(number: String) {
    let text =
      #"{"version": {"major": \#(number), "minor": 0, "patch": 0}, "title": "", "items": []}"#
    #expect(
      throws: WhatsNewDocumentError(
        .invalid,
        at: "$.version.major",
        line: 1,
        reason: "the number must be a whole one between 0 and 1000000000"
      )
    ) {
      try WhatsNewVersion1(json: Data(text.utf8))
    }
  }

  @Test("A text in another encoding is none")
  func encoding() {
    #expect(
      Self.error([UInt8(ascii: "["), 0x22, 0xC3, 0x28, 0x22, UInt8(ascii: "]")])
        == "line 1, $[0]: it is no JSON: a text is not in UTF-8."
    )
    let wide = Self.title("\"a\"").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(
      Self.error(wide)
        == "line 1, $[\"\"]: it is no JSON: expected a key in quotes, found the byte 0x00."
    )
  }

  @Test("A key that stands twice is an error, be it by an escape")
  func twice() {
    let twice = Self.title("\"a\",\n\"title\": \"b\"")
    #expect(
      Self.error(Array(twice.utf8)) == "line 3, $.contents[0].title: this key stands twice."
    )
    let hidden = Self.title("\"a\", \"t\\u0069tle\": \"b\"")
    #expect(
      Self.error(Array(hidden.utf8))
        == "line 2, $.contents[0].title: a key has an escape, and is to be written without."
    )
  }

  @Test("A key cannot act on whoever reads the error (case 28)")
  func hostileKeys() {
    let key = "\u{1B}[31m\u{202E}" + String(repeating: "x", count: 100)
    let text = Self.title("\"a\"").replacing("\"title\"", with: "\"\(key)\"")
    #expect(
      Self.error(Array(text.utf8))
        == "line 2, $.contents[0].features: it is no JSON: expected an escape in a text, found the byte "
        + "0x1B."
    )
    let mark = Self.title("\"a\"").replacing("\"title\"", with: "\"\u{202E}\u{2028}\u{9B}31m\"")
    #expect(
      Self.error(Array(mark.utf8))
        == "line 2, $.contents[0][\"\u{FFFD}\u{FFFD}\u{FFFD}31m\"]: this key is not known; known are "
        + "version, title, titleColor, features, primaryAction, secondaryAction, layout, theme."
    )
    let long = Self.title("\"a\"").replacing(
      "\"title\"",
      with: "\"" + String(repeating: "x", count: 100) + "\""
    )
    let cut = String(repeating: "x", count: 60) + "…"
    #expect(Self.error(Array(long.utf8))?.hasPrefix("line 2, $.contents[0][\"\(cut)\"]:") == true)
  }

  @Test("A value of the wrong kind is told with its line")
  func lines() {
    #expect(
      Self.error(Array(Self.title("3").utf8))
        == "line 2, $.contents[0].title: the value is not an object."
    )
  }

  @Test("32 levels are read, and no more, however many there are (case 29)")
  func levels() {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(
      Self.error(Array(nested(32).utf8)) == "line 1, $: the value is not an object."
    )
    for levels in [33, 1_000_000] {
      #expect(
        Self.error(Array(nested(levels).utf8))
          == "line 1, $: it is nested deeper than 32 levels."
      )
    }
  }
}
