import Foundation

/// What a terminal can show: which characters, and whether colours.
struct TerminalLook {
  var isUTF8: Bool
  var hasColors: Bool

  /// Creates the look that the environment asks for, by `LC_ALL`, `LC_CTYPE`, `LANG` and `NO_COLOR`.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    isUTF8 = name.contains("utf-8") || name.contains("utf8")
    hasColors = (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// The characters for boxes, dots and marks.
  var glyphs: Glyphs { isUTF8 ? .unicode : .ascii }

  /// Returns a line with escape codes, no wider than so many columns.
  func render(_ line: Line, width: Int = .max) -> String {
    var room = width
    var text = ""
    for span in line.spans where room > 0 {
      var piece = span.text.harmless
      if !isUTF8 { piece = piece.ascii }
      if piece.columns > room { piece = piece.head(of: room) }
      room -= piece.columns
      text += code(span.look).map { "\u{1b}[\($0)m\(piece)\u{1b}[0m" } ?? piece
    }
    return text
  }

  private func code(_ look: Line.Look) -> String? {
    switch look {
    case .plain: nil
    case .bold: "1"
    case .dim: "2"
    case .accent: hasColors ? "36" : nil
    }
  }
}

/// The characters for boxes, dots and marks.
struct Glyphs {
  var horizontal: String
  var vertical: String
  var corners: [String]
  var dot: String
  var emptyDot: String
  var full: String
  var empty: String
  var back: String
  var cut: String

  static let unicode = Glyphs(
    horizontal: "─",
    vertical: "│",
    corners: ["╭", "╮", "╰", "╯"],
    dot: "●",
    emptyDot: "○",
    full: "■",
    empty: "□",
    back: "←",
    cut: "…"
  )

  static let ascii = Glyphs(
    horizontal: "-",
    vertical: "|",
    corners: ["+", "+", "+", "+"],
    dot: "*",
    emptyDot: ".",
    full: "#",
    empty: ".",
    back: "Left",
    cut: "..."
  )
}
