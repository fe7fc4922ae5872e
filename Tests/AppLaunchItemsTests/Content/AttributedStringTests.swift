#if canImport(Darwin)
  import AppLaunchItems
  import Foundation
  import Testing

  @Suite("Attributed strings") struct AttributedStringTests {
    @Test("Text goes to an attributed string and back, without colours and links not allowed (B6)")
    func attributed() throws {
      let text = ContentText(markdown: "*a* **b** `c` [d](https://e.f) ***g***")
      let string = AttributedString(text)
      #expect(String(string.characters) == text.plain)
      #expect(ContentText(string) == text)
      var other = AttributedString("a")
      other.link = URL(string: "tidy://a")
      #expect(ContentText(other) == "a")
      let link = ContentText(other, allowing: ["tidy"]).runs.first?.style.link
      #expect(link?.text == "tidy://a")
      #expect(ContentText(AttributedString(text.colored(.accent, from: 0, length: 1))) == text)
    }
  }
#endif
