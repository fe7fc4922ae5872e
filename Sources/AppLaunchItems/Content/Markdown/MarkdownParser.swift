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
  private(set) var steps = 0

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

  /// Code goes from some backticks to as many.
  private mutating func parseCode() {
    let start = endOfRun(at: position)
    let length = start - position
    var end = start
    if lastBackticks[length].map({ $0 >= start }) == true {
      while end < scalars.count {
        steps += 1
        let next = endOfRun(at: end)
        if scalars[end] == "`", next - end == length { break }
        end = next
      }
    } else {
      end = scalars.count
    }
    guard end < scalars.count else {
      append(.text(text(position..<start)))
      position = start
      return
    }
    var code = text(start..<end).replacing("\n", with: " ")
    if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    append(.code(code))
    position = end + length
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
  private func endOfRun(at index: Int) -> Int {
    var end = index + 1
    guard "`*_".unicodeScalars.contains(scalars[index]) else { return end }
    while end < scalars.count, scalars[end] == scalars[index] { end += 1 }
    return end
  }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  mutating func count(_ more: Int) { steps += more }
}

extension Unicode.Scalar {
  /// Whether it is a blank, as CommonMark has it.
  var isBlank: Bool { properties.isWhitespace }

  /// Whether it is punctuation of ASCII.
  var isPunctuation: Bool {
    (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value)
      || (0x5B...0x60).contains(value) || (0x7B...0x7E).contains(value)
  }

  /// Whether it separates words: punctuation or a symbol of any script.
  var separates: Bool {
    if isASCII { return isPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
