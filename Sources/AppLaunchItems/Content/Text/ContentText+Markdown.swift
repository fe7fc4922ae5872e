extension ContentText {
  /// Creates text from Markdown: `*emphasis*`, `**strong**`, code in backticks, `[links](https://…)`,
  /// and lines that end in two blanks or a backslash.
  ///
  /// What is not closed, or leads to an address that is not allowed, stays as it is written; so does
  /// HTML. There is no text that is an error.
  ///
  /// - Parameters:
  ///   - markdown: Paragraphs, with an empty line between them, which is kept.
  ///   - schemes: The schemes that links may have.
  public init(markdown: String, allowing schemes: Set<String> = ContentLink.usualSchemes) {
    self.init(
      runs: Self.paragraphs(of: markdown).enumerated().flatMap { index, paragraph in
        var parser = MarkdownParser(paragraph, schemes: schemes)
        return (index > 0 ? [Run("\n\n")] : []) + parser.parse().runs
      }
    )
  }

  /// Returns the paragraphs of a text, whose lines may end as on any platform.
  private static func paragraphs(of text: String) -> [[Unicode.Scalar]] {
    var paragraphs: [[Unicode.Scalar]] = [[]]
    var (lineStart, isAfterReturn) = (0, false)
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      if isAfterReturn, scalar == "\n" { continue }
      let last = paragraphs.count - 1
      guard scalar == "\n" || scalar == "\r" else {
        paragraphs[last].append(scalar)
        continue
      }
      if paragraphs[last][lineStart...].allSatisfy({ $0 == " " || $0 == "\t" }) {
        // An empty line ends the paragraph before it, and begins none by itself.
        paragraphs[last].removeSubrange(lineStart...)
        if paragraphs[last].last == "\n" { paragraphs[last].removeLast() }
        if !paragraphs[last].isEmpty { paragraphs.append([]) }
        lineStart = 0
      } else {
        paragraphs[last].append("\n")
        lineStart = paragraphs[last].count
      }
    }
    if paragraphs[paragraphs.count - 1].last == "\n" {
      paragraphs[paragraphs.count - 1].removeLast()
    }
    if paragraphs.count > 1, paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
    return paragraphs
  }
}
