/// A place in a document, such as `$.contents[0].title`.
struct ContentPath: Hashable {
  enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  var steps: [Step] = []

  init() {}

  init(_ keys: [any CodingKey]) {
    steps = keys.map { key in key.intValue.map(Step.index) ?? .key(key.stringValue) }
  }
}

extension ContentPath: CustomStringConvertible {
  /// The place; keys that are not plain stand in quotes, cut where they are long, without characters
  /// that act.
  var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += ".\(key)"
      case .key(let key): text += "[\"\(Self.quotable(key))\"]"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= 60
      && key.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
      }
  }

  private static func quotable(_ key: String) -> String {
    var text = key.inert.replacing("\n", with: "\u{FFFD}").replacing("\"", with: "\\\"")
    if text.unicodeScalars.count > 60 {
      text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))) + "…"
    }
    return text
  }
}
