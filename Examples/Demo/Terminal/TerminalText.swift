/// A line for people, in pieces.
struct Line: ExpressibleByStringInterpolation {
  var spans: [Span]

  /// Some text of one look.
  struct Span {
    var text: String
    var look: Look
  }

  enum Look {
    case plain, bold, dim, accent
  }

  init(_ spans: [Span]) {
    self.spans = spans
  }

  init(stringLiteral value: String) {
    self.init(value)
  }

  init(_ text: String, _ look: Look = .plain) {
    spans = [Span(text: text, look: look)]
  }

  /// The columns that the line takes.
  var width: Int { spans.reduce(0) { $0 + $1.text.columns } }

  static func + (lhs: Line, rhs: Line) -> Line { Line(lhs.spans + rhs.spans) }
}

extension Line {
  /// Returns the line, made harmless, in lines of at most so many columns: broken between words where
  /// it can be, those after the first indented like it and hanging by some columns more.
  func wrapped(to width: Int, hanging: Int = 0) -> [Line] {
    let whole = Line(spans.map { Span(text: $0.text.harmless, look: $0.look) })
    guard whole.width > width else { return whole.width > 0 ? [whole] : [] }
    let indent = (spans.first?.text.prefix { $0 == " " }.count ?? 0) + hanging
    let room = max(1, width - indent)
    let margin = Line(String(repeating: " ", count: max(0, width - room)))
    var lines: [Line] = []
    var line = Line(String(repeating: " ", count: max(0, indent - hanging)))
    var isEmpty = true
    for word in whole.words(of: room) {
      if !isEmpty, line.width + 1 + word.width <= width {
        line = line + " " + word
      } else {
        if !isEmpty { lines.append(line) }
        line = isEmpty ? line + word : margin + word
      }
      isEmpty = false
    }
    return lines + [line]
  }

  /// Returns the words, those that are too long in pieces.
  private func words(of width: Int) -> [Line] {
    spans.flatMap { span in
      span.text.split(separator: " ").flatMap { word in
        var pieces: [Line] = []
        var rest = String(word)
        while !rest.isEmpty {
          let head = rest.head(of: width)
          pieces.append(Line(head, span.look))
          rest = String(rest.dropFirst(head.count))
        }
        return pieces
      }
    }
  }
}

extension String {
  /// The text with every character that could disturb a terminal made visible: controls, marks that
  /// turn the direction of text, and others that nobody sees.
  var harmless: String {
    String(String.UnicodeScalarView(unicodeScalars.flatMap(\.harmless)))
  }

  /// The text with `?` for what is not ASCII.
  var ascii: String { String(map { $0.isASCII ? $0 : "?" }) }

  /// The columns that the text takes.
  var columns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }

  /// Returns the first characters, as many as fit, but at least one.
  func head(of width: Int) -> String {
    var head = ""
    for character in self {
      guard head.isEmpty || head.columns + String(character).columns <= width else { break }
      head.append(character)
    }
    return head
  }
}

extension Unicode.Scalar {
  fileprivate var harmless: [Unicode.Scalar] {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
      Array("\\u{\(String(value, radix: 16))}".unicodeScalars)
    default: [self]
    }
  }
}

extension Character {
  /// Whether the character takes two columns: CJK and emoji, near enough.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      return true
    default: return false
    }
  }
}
