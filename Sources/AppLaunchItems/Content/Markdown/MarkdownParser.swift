/// A parser for a small part of Markdown, inside one paragraph: emphasis, strong, code, links, line
/// breaks, and backslashes before punctuation. Everything else is text.
///
/// Emphasis follows CommonMark 0.31 (section 6.2), links its inline form (section 6.3). It takes time in
/// proportion to the text, whatever stands in it.
struct MarkdownParser {
  let scalars: [Unicode.Scalar]
  let schemes: Set<String>
  var position = 0
  var pieces: [MarkdownPiece] = []

  /// The positions in `pieces` of marks that may still open emphasis, oldest first.
  var marks: [Int] = []

  /// The brackets that may still open a link, oldest first.
  var brackets: [Bracket] = []

  /// Where the last run of so many backticks begins.
  var lastBackticks: [Int: Int] = [:]

  /// How much was looked at: for tests that show that it is in proportion to the text.
  var steps = 0

  struct Bracket {
    let piece: Int
  }

  /// How many of the oldest brackets stand before a link, and may not open one around it.
  var closedBrackets = 0

  init(_ text: some Sequence<Unicode.Scalar>, schemes: Set<String>) {
    scalars = Array(text)
    self.schemes = schemes
    var index = 0
    while index < scalars.count {
      let end = endOfRun(at: index)
      if scalars[index] == "`" { lastBackticks[end - index] = index }
      index = end
    }
  }

  /// Returns the text with its styles.
  mutating func parse() -> ContentText {
    while position < scalars.count { parseNext() }
    resolveMarks(from: 0)
    return ContentText(runs: runs())
  }

  private mutating func parseNext() {
    steps += 1
    switch scalars[position] {
    case "\\": parseBackslash()
    case "`": parseCode()
    case "*", "_": parseMark()
    case "[":
      brackets.append(Bracket(piece: pieces.count))
      append(.text("["))
      position += 1
    case "]": parseClosingBracket()
    case "\n": parseLineEnd()
    default:
      let start = position
      while position < scalars.count, !Self.special.contains(scalars[position]) { position += 1 }
      steps += position - start
      append(.text(text(start..<position)))
    }
  }

  private static let special: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "\n"]

  /// A backslash before punctuation stands for it, before the end of a line for a break.
  private mutating func parseBackslash() {
    position += 1
    guard position < scalars.count, scalars[position] == "\n" || scalars[position].isPunctuation
    else {
      append(.text("\\"))
      return
    }
    let isBreak = scalars[position] == "\n"
    append(.text(String(Character(scalars[position]))))
    position += 1
    if isBreak { skipIndent() }
  }

  /// A line that ends in two blanks is broken there; another goes on after a blank.
  private mutating func parseLineEnd() {
    position += 1
    var isHard = false
    if case .text(let text)? = pieces.last?.kind {
      isHard = text.hasSuffix("  ")
      let kept = text.unicodeScalars.reversed().drop { $0 == " " }
      pieces[pieces.count - 1].kind = .text(String(String.UnicodeScalarView(kept.reversed())))
    }
    append(.text(isHard ? "\n" : " "))
    skipIndent()
  }

  private mutating func skipIndent() {
    while position < scalars.count, scalars[position] == " " { position += 1 }
  }

  private mutating func parseMark() {
    let end = endOfRun(at: position)
    let before = position > 0 ? scalars[position - 1] : " "
    let after = end < scalars.count ? scalars[end] : " "
    let isLeft = !after.isBlank && (!after.separates || before.isBlank || before.separates)
    let isRight = !before.isBlank && (!before.separates || after.isBlank || after.separates)
    let isUnderscore = scalars[position] == "_"
    let mark = MarkdownPiece.Mark(
      character: scalars[position],
      count: end - position,
      opens: isLeft && (!isUnderscore || !isRight || before.separates),
      closes: isRight && (!isUnderscore || !isLeft || after.separates)
    )
    marks.append(pieces.count)
    append(.mark(mark))
    position = end
  }

  mutating func append(_ kind: MarkdownPiece.Kind) {
    pieces.append(MarkdownPiece(kind: kind))
  }

  /// Returns where the run of equal characters that begins at an index ends, of backticks and marks.
  func endOfRun(at index: Int) -> Int {
    var end = index + 1
    guard "`*_".unicodeScalars.contains(scalars[index]) else { return end }
    while end < scalars.count, scalars[end] == scalars[index] { end += 1 }
    return end
  }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}
