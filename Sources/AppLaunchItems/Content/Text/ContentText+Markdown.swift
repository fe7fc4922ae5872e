extension ContentText {
  /// Creates text from Markdown: `*emphasis*`, `**strong**`, code in backticks, `[links](https://…)`,
  /// and lines that end in two blanks or a backslash.
  ///
  /// What is not closed, or leads to an address that is not allowed, stays as it is written; so does
  /// HTML. There is no text that is an error.
  ///
  /// - Parameters:
  ///   - markdown: One paragraph.
  ///   - schemes: The schemes that links may have.
  public init(markdown: String, allowing schemes: Set<String> = ContentLink.usualSchemes) {
    var parser = MarkdownParser(markdown, schemes: schemes)
    self = parser.parse()
  }
}
