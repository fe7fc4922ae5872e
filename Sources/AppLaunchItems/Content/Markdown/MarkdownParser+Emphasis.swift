extension MarkdownParser {
  /// Matches the marks that stand behind a bracket or, from 0, all of them; what stays unmatched is text.
  ///
  /// Openers below which nothing matched are remembered for each kind of closer, so that none is looked
  /// at again in vain.
  mutating func resolveMarks(from bottom: Int) {
    var open: [Int] = []
    var floors: [Int: Int] = [:]
    for piece in marks[bottom...] {
      while case .mark(let closer) = pieces[piece].kind, closer.closes, closer.count > 0 {
        let kind = closer.kind
        let floor = floors[kind] ?? 0
        guard let index = opener(in: open, above: floor, for: closer) else {
          floors[kind] = open.count
          break
        }
        match(open[index], with: piece)
        // Those between the two stay text.
        let isUsedUp = count(of: open[index]) == 0
        open.removeSubrange((isUsedUp ? index : index + 1)...)
        for (kind, floor) in floors where floor > open.count { floors[kind] = open.count }
      }
      if case .mark(let mark) = pieces[piece].kind, mark.opens, mark.count > 0 {
        open.append(piece)
      }
    }
    marks.removeSubrange(bottom...)
  }

  private mutating func opener(in open: [Int], above floor: Int, for closer: MarkdownPiece.Mark)
    -> Int?
  {
    var index = open.count
    while index > floor {
      index -= 1
      steps += 1
      if case .mark(let mark) = pieces[open[index]].kind, mark.matches(closer) { return index }
    }
    return nil
  }

  private func count(of piece: Int) -> Int {
    if case .mark(let mark) = pieces[piece].kind { mark.count } else { 0 }
  }

  /// Takes two characters of each for strong, or one for emphasis.
  private mutating func match(_ opener: Int, with closer: Int) {
    guard case .mark(var first) = pieces[opener].kind, case .mark(var second) = pieces[closer].kind
    else { return }
    let isStrong = first.count >= 2 && second.count >= 2
    first.count -= isStrong ? 2 : 1
    second.count -= isStrong ? 2 : 1
    pieces[opener].kind = .mark(first)
    pieces[closer].kind = .mark(second)
    if isStrong {
      pieces[opener + 1].begins.strong += 1
      pieces[closer - 1].ends.strong += 1
    } else {
      pieces[opener + 1].begins.emphasis += 1
      pieces[closer - 1].ends.emphasis += 1
    }
  }

  /// Returns the text with the styles that its pieces have.
  func runs() -> [ContentText.Run] {
    var runs: [ContentText.Run] = []
    var (emphasis, strong) = (0, 0)
    var link: (link: ContentLink, last: Int)?
    for (index, piece) in pieces.enumerated() {
      emphasis += piece.begins.emphasis
      strong += piece.begins.strong
      link = piece.link ?? link
      var style = ContentText.Style()
      (style.isEmphasised, style.isStrong, style.link) = (emphasis > 0, strong > 0, link?.link)
      switch piece.kind {
      case .text(let text): runs.append(ContentText.Run(text, style))
      case .code(let text):
        style.isCode = true
        runs.append(ContentText.Run(text, style))
      case .mark(let mark):
        let rest = String(repeating: Character(mark.character), count: mark.count)
        runs.append(ContentText.Run(rest, style))
      case .nothing: break
      }
      emphasis -= piece.ends.emphasis
      strong -= piece.ends.strong
      if let last = link?.last, last <= index { link = nil }
    }
    return runs
  }
}

extension MarkdownPiece.Mark {
  /// What decides which openers a closer may match, as a number.
  fileprivate var kind: Int {
    (character == "*" ? 0 : 6) + (opens ? 0 : 3) + length % 3
  }
}
