import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("Text of content") struct ContentTextTests {
  @Test("It becomes Foundation's attributed string, and the same text again")
  func attributed() {
    let text = ContentText(
      markdown: "a **b *c* `d`** [e](https://f.g) \u{1F469}\u{200D}\u{1F467}"
    ).colored(.fixed(RGBA(1, 2, 3)), from: 0, length: 3)
    #expect(ContentText(text.attributed) == text)
    #expect(String(text.attributed.characters) == text.plain)
    #expect(ContentText(AttributedString("plain")) == "plain")
    #expect(ContentText(AttributedString()).isEmpty)
  }

  @Test("A style may begin in the middle of a character, at its accent")
  func accents() {
    var strong = ContentText.Style()
    strong.isStrong = true
    let text = ContentText(runs: [.init("e"), .init("\u{301}a", strong), .init("\u{59E}")])
    #expect(ContentText(text.attributed) == text)
    #expect(ContentText(markdown: "e*\u{301}*").attributed.unicodeScalars.count == 2)
  }

  @Test("A link that is not allowed leaves its text")
  func attributedLinks() throws {
    let text = ContentText(markdown: "[a](tidy://b)", allowing: ["tidy"])
    #expect(text.runs[0].style.link != nil)
    #expect(ContentText(text.attributed) == "a")
    #expect(ContentText(text.attributed, allowing: ["tidy"]) == text)
  }

  @Test(
    "What nobody sees, and what acts, is replaced; what scripts and emoji need stays (case 28)",
    arguments: [
      ("\u{1B}[2J", "\u{FFFD}[2J"), ("a\u{7F}\u{9B}b", "a\u{FFFD}\u{FFFD}b"),
      ("\u{202E}cod\u{202C}", "\u{FFFD}cod\u{FFFD}"), ("a\u{2066}b\u{2069}", "a\u{FFFD}b\u{FFFD}"),
      ("a\u{AD}\u{34F}\u{3164}b", "a\u{FFFD}\u{FFFD}\u{FFFD}b"), ("\u{FEFF}a", "\u{FFFD}a"),
      ("a\u{E0041}\u{E0100}", "a\u{FFFD}\u{FFFD}"), ("a\tb\rc\nd", "a\u{FFFD}b\u{FFFD}c\nd"),
      ("👩‍👧❤️", "👩‍👧❤️"), ("می‌خواهم", "می‌خواهم"), ("שלום", "שלום"),
      ("<script>alert('&amp;')</script>", "<script>alert('&amp;')</script>"),
      ("\u{1B}]8;;https://a.b\u{1B}\\c", "\u{FFFD}]8;;https://a.b\u{FFFD}\\c"),
    ]
  )
  func visible(text: String, expected: String) {
    #expect(ContentText(text).visible.plain == expected)
    #expect(ContentText(text).plain == text)
  }

  @Test("A colour's components are rounded, and what is beyond them is taken as the nearest")
  func components() {
    #expect(ContentColor(red: 1, green: 0.5, blue: 0) == .fixed(RGBA(255, 128, 0)))
    #expect(
      ContentColor(red: -1, green: 9, blue: .nan, opacity: 0.25)
        == .fixed(RGBA(0, 255, 0, alpha: 64))
    )
    #expect(ContentColor(red: .infinity, green: 0, blue: 0) == .fixed(RGBA(255, 0, 0)))
  }

  @Test("A button whose address was refused is none")
  func refusedButtons() {
    let script = WhatsNewContent.SecondaryAction(
      title: "More",
      action: .openURL(URL(string: "javascript:alert(1)"))
    )
    #expect(script == nil)
    #expect(WhatsNewContent.SecondaryAction.Action.open(url: nil) == nil)
    let own = WhatsNewContent.SecondaryAction.Action.open(
      url: URL(string: "tidy://habits"),
      allowing: ["tidy"]
    )
    #expect(own == ContentLink("tidy://habits" as String, allowing: ["tidy"]).map { .openURL($0) })
  }
}
