extension MarkdownParser {
  /// A closing bracket ends a link where an address in parentheses follows, one that is allowed; else it
  /// is text.
  mutating func parseClosingBracket() {
    position += 1
    guard let bracket = brackets.popLast() else {
      append(.text("]"))
      return
    }
    let isClosed = brackets.count < closedBrackets
    closedBrackets = min(closedBrackets, brackets.count)
    guard !isClosed, let (link, end) = address() else {
      append(.text("]"))
      return
    }
    resolveMarks(from: firstMark(after: bracket.piece))
    pieces[bracket.piece].kind = .nothing
    pieces[bracket.piece].link = (link, pieces.count - 1)
    // A link in a link would lead to two places.
    closedBrackets = brackets.count
    position = end
  }

  /// The position in `marks` of the first that stands behind a piece.
  private func firstMark(after piece: Int) -> Int {
    var first = marks.count
    while first > 0, marks[first - 1] > piece { first -= 1 }
    return first
  }

  /// Returns the address in parentheses that begins here, and where the parentheses end.
  ///
  /// It has no blanks, and parentheses in it are balanced, in 32 levels at most; a title in quotes may
  /// follow, which is left out.
  private mutating func address() -> (link: ContentLink, end: Int)? {
    guard position < scalars.count, scalars[position] == "(" else { return nil }
    var (index, depth) = (position + 1, 0)
    let limit = min(scalars.count, position + 2 + ContentLink.mostBytes)
    skipBlanks(&index, limit)
    let start = index
    while index < limit, !scalars[index].isBlank {
      steps += 1
      if scalars[index] == "(" { depth += 1 }
      guard depth <= 32 else { return nil }
      if scalars[index] == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      index += 1
    }
    guard depth == 0, let link = ContentLink(text(start..<index), allowing: schemes) else {
      return nil
    }
    skipBlanks(&index, limit)
    if index < limit, scalars[index] == "\"" {
      index += 1
      while index < limit, scalars[index] != "\"" {
        steps += 1
        index += 1
      }
      index += 1
      skipBlanks(&index, limit)
    }
    guard index < limit, scalars[index] == ")" else { return nil }
    return (link, index + 1)
  }

  private func skipBlanks(_ index: inout Int, _ limit: Int) {
    while index < limit, scalars[index].isBlank { index += 1 }
  }
}
