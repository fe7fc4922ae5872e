import AppLaunch
import TestSupport
import Testing

@testable import AppLaunchItems

@Suite("Markdown") struct MarkdownTests {
  /// The runs as text: `e` emphasised, `s` strong, `c` code, `l` link, each in angle brackets.
  static func drawn(_ markdown: String) -> String {
    ContentText(markdown: markdown).runs.map { run in
      var marks = ""
      if run.style.isEmphasised { marks += "e" }
      if run.style.isStrong { marks += "s" }
      if run.style.isCode { marks += "c" }
      if run.style.link != nil { marks += "l" }
      return marks.isEmpty ? run.text : "<\(marks) \(run.text)>"
    }.joined()
  }

  @Test(
    "Emphasis and strong follow CommonMark",
    arguments: [
      ("plain", "plain"),
      ("", ""),
      ("*a*", "<e a>"),
      ("_a_", "<e a>"),
      ("**a**", "<s a>"),
      ("__a__", "<s a>"),
      ("***a***", "<es a>"),
      ("a *b* c", "a <e b> c"),
      ("a*b*c", "a<e b>c"),
      ("a_b_c", "a_b_c"),
      ("a__b__c", "a__b__c"),
      ("* a *", "* a *"),
      ("** a **", "** a **"),
      ("*a", "*a"),
      ("a*", "a*"),
      ("**a*", "*<e a>"),
      ("*a**", "<e a>*"),
      ("**a", "**a"),
      ("****", "****"),
      ("*a *b*", "*a <e b>"),
      ("*a **b** c*", "<e a ><es b><e  c>"),
      ("**a *b* c**", "<s a ><es b><s  c>"),
      ("*a **b*** c", "<e a ><es b> c"),
      ("*a _b_ c*", "<e a b c>"),
      ("*a _b* c_", "<e a _b> c_"),
      ("_a_b", "_a_b"),
      ("(_a_)", "(<e a>)"),
      ("\"*a*\"", "\"<e a>\""),
      ("*(a)*", "<e (a)>"),
      ("a*\"b\"*", "a*\"b\"*"),
      ("**a**b**c**", "<s a>b<s c>"),
      ("*a*b*c*", "<e a>b<e c>"),
      ("пристаням_стремятся_", "пристаням_стремятся_"),
      ("5*6*78", "5<e 6>78"),
      ("*a\nb*", "<e a b>"),
      ("**foo*bar**", "<s foo*bar>"),
      ("*foo**bar*", "<e foo**bar>"),
      ("***a** b*", "<es a><e  b>"),
      ("***a* b**", "<es a><s  b>"),
    ]
  )
  func emphasis(markdown: String, expected: String) {
    #expect(Self.drawn(markdown) == expected)
  }

  @Test(
    "Code is between as many backticks, and nothing in it is interpreted",
    arguments: [
      ("`a`", "<c a>"),
      ("``a`b``", "<c a`b>"),
      ("`` ` ``", "<c `>"),
      ("` a `", "<c a>"),
      ("`  `", "<c   >"),
      ("`a", "`a"),
      ("``a`", "``a`"),
      ("`*a*`", "<c *a*>"),
      ("*`a*`", "*<c a*>"),
      ("`a\\`b`", "<c a\\>b`"),
      ("**`a`**", "<sc a>"),
      ("`a\nb`", "<c a b>"),
      ("`[a](https://b.c)`", "<c [a](https://b.c)>"),
    ]
  )
  func code(markdown: String, expected: String) {
    #expect(Self.drawn(markdown) == expected)
  }

  @Test(
    "Links lead to addresses that are allowed; others stay as they are written",
    arguments: [
      ("[a](https://b.c)", "<l a>"),
      ("see [a](https://b.c).", "see <l a>."),
      ("[*a* b](https://b.c)", "<el a><l  b>"),
      ("*[a](https://b.c)*", "<el a>"),
      ("[a](https://b.c \"title\")", "<l a>"),
      ("[a]( https://b.c )", "<l a>"),
      ("[a](https://b.c/(d))", "<l a>"),
      ("[a](https://b.c/(d)", "[a](https://b.c/(d)"),
      ("[a](mailto:b@c.d)", "<l a>"),
      ("[a](javascript:alert(1))", "[a](javascript:alert(1))"),
      ("[a](JavaScript:alert(1))", "[a](JavaScript:alert(1))"),
      ("[a](data:text/html,x)", "[a](data:text/html,x)"),
      ("[a](tidy://b)", "[a](tidy://b)"),
      ("[a](b)", "[a](b)"),
      ("[a]", "[a]"),
      ("[a](https://b.c", "[a](https://b.c"),
      ("[a] (https://b.c)", "[a] (https://b.c)"),
      ("a](https://b.c)", "a](https://b.c)"),
      ("[[a](https://b.c)](https://d.e)", "[<l a>](https://d.e)"),
      ("*a [b* c](https://d.e)", "*a <l b* c>"),
      ("[](https://b.c)", ""),
      ("![a](https://b.c)", "!<l a>"),
      ("[a [b](https://c.d)", "[a <l b>"),
      ("[a][b](https://c.d)", "[a]<l b>"),
      ("[[[a](https://b.c)] [d](https://e.f)", "[[<l a>] <l d>"),
      ("[a](https://b.c@d.e)", "[a](https://b.c@d.e)"),
      ("[a](<https://b.c>)", "[a](<https://b.c>)"),
      ("[a](https://b.c/\u{202E})", "[a](https://b.c/\u{202E})"),
    ]
  )
  func links(markdown: String, expected: String) {
    #expect(Self.drawn(markdown) == expected)
  }

  @Test(
    "Lines are joined, unless they end in two blanks or a backslash; a backslash takes a mark's meaning",
    arguments: [
      ("a\nb", "a b"),
      ("a  \nb", "a\nb"),
      ("a\\\nb", "a\nb"),
      ("a \n  b", "a b"),
      ("a\\\n  b", "a\nb"),
      ("a\r\nb", "a b"),
      ("a  \r\nb", "a\nb"),
      ("a\rb", "a b"),
      ("a\n\nb", "a\n\nb"),
      ("a\r\n \r\n\n\nb\n", "a\n\nb"),
      ("\n\na\n\n", "a"),
      ("*a\n\nb*", "*a\n\nb*"),
      ("[a\n\nb](https://c.d)", "[a\n\nb](https://c.d)"),
      ("`a\n\nb`", "`a\n\nb`"),
      ("\n", ""),
      ("", ""),
      (" ", " "),
      ("\\*a\\*", "*a*"),
      ("\\[a](https://b.c)", "[a](https://b.c)"),
      ("\\`a`", "`a`"),
      ("\\a", "\\a"),
      ("a\\", "a\\"),
      ("\\\\*a*", "\\<e a>"),
      ("<script>alert(1)</script>", "<script>alert(1)</script>"),
      ("&amp; # no heading", "&amp; # no heading"),
    ]
  )
  func lines(markdown: String, expected: String) {
    #expect(Self.drawn(markdown) == expected)
  }

  @Test("Schemes of the app's own can be allowed")
  func schemes() {
    let text = ContentText(markdown: "[a](tidy://b)", allowing: ["tidy"])
    #expect(text.runs.first?.style.link?.text == "tidy://b")
  }

  @Test("Whatever stands in it, there is a text that is no longer than it was", arguments: 0..<20)
  func anything(block: UInt64) {
    var random = SeededGenerator(seed: block)
    let parts = [
      "*", "**", "_", "`", "``", "[", "]", "(", ")", "https://a.b", "\\", "\n", "  ", "a", "é", "👩‍👩‍👧",
    ]
    for _ in 0..<300 {
      let markdown = (0..<Int.random(in: 0...24, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let text = ContentText(markdown: markdown)
      #expect(
        text.plain.unicodeScalars.count <= markdown.unicodeScalars.count,
        "\(markdown.debugDescription)"
      )
      #expect(text.runs.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test(
    "The work is in proportion to the text, whatever stands in it",
    arguments: [
      "*", "_a", "*a_", "**a*", "[", "](", "[a](", "[](", "`", "`a``", "\\", "a*", "((", "*a **b",
      "[*", "[[a](https://b.c)", "[a](https://b.c \"", "\n", "\n ", "a\n\n", "[](a", "![a](",
      "**_`",
    ]
  )
  func linear(part: String) {
    func steps(_ count: Int) -> Int {
      var parser = MarkdownParser(
        String(repeating: part, count: count).unicodeScalars,
        schemes: ContentLink.usualSchemes
      )
      _ = parser.parse()
      return parser.steps
    }
    let (small, large) = (steps(2_000), steps(8_000))
    #expect(large <= small * 5, "\(small) steps, then \(large)")
  }
}
