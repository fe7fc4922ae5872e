/// A card laid out for a window of some size.
struct TerminalLayout {
  let glyphs: Glyphs
  let columns: Int
  let rows: Int

  /// The widest that a card gets, border included.
  static let widest = 60

  /// The usual row of the dots.
  private static let dotsRow = 8

  /// Returns the lines of a card from the top of the window: in a box, without one where the window
  /// is small, and shortened where even that does not fit.
  func lines(of card: Card) -> [Line] {
    if columns >= 32 {
      let boxed = box(card, width: min(columns - 2, Self.widest))
      if boxed.count <= rows { return centered(boxed) }
    }
    return short(card)
  }

  private func box(_ card: Card, width: Int) -> [Line] {
    let (across, down) = (glyphs.horizontal, Line(glyphs.vertical, .dim))
    let rule = String(repeating: across, count: width - 2)
    let inside = body(card, width: width - 6).map { line in
      let rest = String(repeating: " ", count: max(0, width - 6 - line.width))
      return down + "  " + line + Line(rest + "  ") + down
    }
    return [Line(glyphs.corners[0] + rule + glyphs.corners[1], .dim)]
      + inside
      + [Line(glyphs.corners[2] + rule + glyphs.corners[3], .dim)]
      + hints(card, width: width - 3).map { "   " + $0 }
  }

  /// Returns the lines inside the box.
  private func body(_ card: Card, width: Int) -> [Line] {
    var lines: [Line] = [""]
    lines += Line(card.title, .bold).wrapped(to: width) + [""]
    if !card.picture.isEmpty { lines += [picture(card), ""] }
    lines += Line(card.heading, .accent).wrapped(to: width)
    lines += Line(card.text).wrapped(to: width)
    if card.pages > 1 {
      // The dots stay where they are from page to page.
      lines += Array(repeating: "", count: max(1, Self.dotsRow - lines.count)) + [dots(card)]
    }
    return lines + [""]
  }

  /// Returns what still fits into a small window; the title and the hints stay longest.
  private func short(_ card: Card) -> [Line] {
    let width = max(1, columns - 1)
    let title = Line(card.title, .bold).wrapped(to: width)
    let hints = hints(card, width: width)
    var body = Line(card.heading, .accent).wrapped(to: width)
    body += Line(card.text).wrapped(to: width)
    let room = rows - title.count - hints.count
    if body.count > room { body = room > 0 ? body.prefix(room - 1) + [Line(glyphs.cut)] : [] }
    return Array((title + body + hints).suffix(max(1, rows)))
  }

  private func centered(_ lines: [Line]) -> [Line] {
    let width = lines.map(\.width).max() ?? 0
    let margin = Line(String(repeating: " ", count: max(0, (columns - width) / 2)))
    return Array(repeating: "", count: max(0, (rows - lines.count) / 3)) + lines.map { margin + $0 }
  }

  private func picture(_ card: Card) -> Line {
    let marks = card.picture.map { $0 == "#" ? glyphs.full : glyphs.empty }
    return Line(marks.joined(separator: " "), .accent)
  }

  private func dots(_ card: Card) -> Line {
    Line(
      (1...card.pages).map { page in
        Line.Span(
          text: (page == card.page ? glyphs.dot : glyphs.emptyDot) + " ",
          look: page == card.page ? .accent : .dim
        )
      }
    )
  }

  /// Returns what can be pressed, in as many lines as it takes.
  private func hints(_ card: Card, width: Int) -> [Line] {
    var lines: [Line] = []
    for (index, choice) in card.choices.enumerated() {
      let key = index == 0 ? "Enter" : choice.keyName(glyphs)
      let hint = Line(key, .bold) + Line(" \(choice.label)", .dim)
      if let last = lines.last, last.width + 3 + hint.width <= width {
        lines[lines.count - 1] = last + "   " + hint
      } else {
        lines.append(hint)
      }
    }
    return lines
  }
}

extension Choice {
  fileprivate func keyName(_ glyphs: Glyphs) -> String {
    if case .back = result { return glyphs.back }
    return isClosing ? "Esc" : String(word.prefix(1))
  }
}
