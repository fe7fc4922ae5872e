/// One line of `faults.txt`.
struct Fault {
  var line: Int
  var name: String
  var rule: String
  var file: String
  var original: String
  var mutant: String
  var catchers: [String]

  /// Whether the snippets are statements, not expressions.
  var isStatement: Bool

  /// Parses the list, or throws what is wrong with its first bad line.
  static func parse(_ text: String) throws(ListError) -> [Fault] {
    var faults: [Fault] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let fault = try Fault(line, number: index + 1)
      guard !faults.contains(where: { $0.name == fault.name }) else {
        throw ListError(line: index + 1, message: "a second fault is named '\(fault.name)'")
      }
      faults.append(fault)
    }
    return faults
  }

  private init(_ text: String, number: Int) throws(ListError) {
    let columns = text.pieces(separatedBy: " | ")
    guard columns.count == 5 else {
      throw ListError(line: number, message: "\(columns.count) columns instead of 5")
    }
    let change = columns[3].pieces(separatedBy: " => ")
    guard change.count == 2, !change[0].isEmpty, !change[1].isEmpty else {
      throw ListError(line: number, message: "the change is not 'original => mutant'")
    }
    let bodies = change.compactMap(\.body)
    guard bodies.count != 1 else {
      throw ListError(line: number, message: "braces stand on one side only")
    }
    line = number
    name = columns[0]
    rule = columns[1]
    file = columns[2]
    isStatement = bodies.count == 2
    (original, mutant) = bodies.count == 2 ? (bodies[0], bodies[1]) : (change[0], change[1])
    catchers = columns[4].pieces(separatedBy: ",")
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }), name.first?.isLowercase == true else {
      throw ListError(line: number, message: "'\(name)' is not a name like sumWraps")
    }
  }
}

/// What is wrong with a line of the list.
struct ListError: Error {
  var line: Int
  var message: String
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The statements inside a pair of braces, or nil for an expression.
  fileprivate var body: String? {
    hasPrefix("{") && hasSuffix("}") ? dropFirst().dropLast().trimmed : nil
  }

  fileprivate func pieces(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(\.trimmed)
  }
}
