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

extension String {
  /// The text with every character that could disturb a terminal made visible: controls, and marks
  /// that turn the direction of text.
  var harmless: String {
    String(String.UnicodeScalarView(unicodeScalars.flatMap(\.harmless)))
  }

  /// The text with `?` for what is not ASCII.
  var ascii: String { String(map { $0.isASCII ? $0 : "?" }) }

  /// The columns that the text takes.
  var columns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }

  /// Returns the text, made harmless, in lines of at most so many columns, broken between words where
  /// it can be.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in harmless.split(separator: " ") {
      var word = String(word)
      if !line.isEmpty, line.columns + 1 + word.columns <= width {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.columns > width, word.count > 1 {
        let head = word.head(of: width)
        lines.append(head)
        word = String(word.dropFirst(head.count))
      }
      line = word
    }
    return line.isEmpty ? lines : lines + [line]
  }

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
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0x200e, 0x200f, 0x202a...0x202e, 0x2028, 0x2029, 0x2066...0x2069:
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
