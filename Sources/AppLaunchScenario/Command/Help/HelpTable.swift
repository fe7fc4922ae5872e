/// Words with what they mean, in two columns.
struct HelpTable: CustomStringConvertible {
  private let rows: [(word: String, meaning: String)]

  /// The columns of a line, which is what a terminal has at least.
  private static let width = 80

  init(_ rows: [(word: String, meaning: String)]) {
    self.rows = rows
  }

  /// Creates the table of all keys of an object, or of some.
  init<Key: ScenarioKey>(_ keys: Key.Type, where isIn: (Key) -> Bool = { _ in true }) {
    self.init(Key.allCases.filter(isIn).map { ($0.rawValue, $0.meaning) })
  }

  var description: String {
    let column = (rows.map(\.word.count).max() ?? 0) + 4
    let margin = String(repeating: " ", count: column)
    return rows.map { row in
      let head = "  " + row.word
      let lines = Self.wrapped(row.meaning, to: Self.width - column)
      return head + margin.dropFirst(head.count) + lines.joined(separator: "\n" + margin)
    }
    .joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
