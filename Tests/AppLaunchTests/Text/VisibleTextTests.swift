import AppLaunch
import Testing

@Suite("Text made visible (case 28)")
struct VisibleTextTests {
  /// Characters that do something to a display, or nothing that is seen.
  static let hazards: [UInt32] = [
    0x00, 0x07, 0x1b, 0x7f, 0x9b,  // controls
    0xad, 0x34f, 0x180e,  // soft hyphen, grapheme joiner, Mongolian separator
    0x61c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069,  // direction
    0x200b, 0x200c, 0x200d, 0x2060, 0x2064, 0xfeff, 0x206f,  // no width
    0x2028, 0x2029,  // ends of lines
    0x115f, 0x1160, 0x3164, 0xffa0, 0x17b4,  // fillers
    0xfff9, 0xfffb, 0x1d173, 0x1bca0, 0x13430,  // annotations, music, shorthand, hieroglyphs
    0xe0001, 0xe0020, 0xe0041, 0xe007f, 0xe0fff,  // tags
    0xe000, 0xf8ff, 0xf0000, 0x10fffd,  // private use
    0xfdd0, 0xfffe, 0x1ffff,  // no characters at all
  ]

  @Test("What does something to a display is written as its number", arguments: hazards)
  func hazard(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect("a\(Character(scalar))b".visible == "a\\u{\(String(value, radix: 16))}b")
    #expect(String(Character(scalar)).visible == "\\u{\(String(value, radix: 16))}")
  }

  static let plain = [
    "", "plain", "Grüße", "日本語", "שלום", "مرحبا", "नमस्ते", "a\u{a0}b", "é", "e\u{301}",
    "👍", "👍🏽", "❤\u{fe0f}", "1\u{fe0f}\u{20e3}", "🇩🇪",
    "👨\u{200d}👩\u{200d}👧", "🏳\u{fe0f}\u{200d}🌈", "❤\u{fe0f}\u{200d}🔥", "🧑🏽\u{200d}⚕\u{fe0f}",
    "葛\u{e0100}",
  ]

  @Test("What stands for itself stays, emoji of several parts included", arguments: plain)
  func stays(text: String) {
    #expect(text.visible == text)
  }

  static let hidden = [
    // A joiner that joins no emoji, and selectors that nothing calls for.
    ("ad\u{200d}min", #"ad\u{200d}min"#),
    ("👍\u{200d}", #"👍\u{200d}"#),
    ("👍\u{200d}x", #"👍\u{200d}x"#),
    ("\u{fe0f}x", #"\u{fe0f}x"#),
    ("x\u{fe0f}\u{fe01}\u{e0110}", "x\u{fe0f}" + #"\u{fe01}\u{e0110}"#),
    ("👍\u{200d}\u{200d}👍", #"👍\u{200d}\u{200d}👍"#),
    ("🏴\u{e0067}\u{e007f}", #"🏴\u{e0067}\u{e007f}"#),
    ("\u{202e}\u{fe0f}", #"\u{202e}\u{fe0f}"#),
  ]

  @Test("Joiners and selectors that hide something are made visible", arguments: hidden)
  func hides(text: String, seen: String) {
    #expect(text.visible == seen)
  }
}
