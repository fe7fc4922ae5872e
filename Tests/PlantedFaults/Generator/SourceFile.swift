/// A copied source file and the faults to plant in it.
struct SourceFile {
  /// The path under the package, with the top folder.
  var path: String
  var text: String
  var faults: [Fault]

  /// Returns the copy: each fault behind its switch, no imports of the modules that were copied too.
  func planted(modules: [String]) throws(ListError) -> String {
    let bytes = Array(text.utf8)
    var edits: [Edit] = []
    for fault in faults {
      let ranges = bytes.ranges(of: Array(fault.original.utf8))
      guard ranges.count == 1, let range = ranges.first else {
        throw ListError(
          line: fault.line,
          message: "'\(fault.original)' occurs \(ranges.count) times in \(path), not once"
        )
      }
      edits.append(Edit(range: range, fault: fault))
    }
    let copy = try Self.render(bytes[...], edits)
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.withoutModules($0, modules) }
    return Self.withoutTestAttributes(lines).joined(separator: "\n")
  }

  /// The directive that makes messages of the copy point at the original.
  func place(in package: String) -> String {
    let name = package.hasSuffix("/") ? package + path : "\(package)/\(path)"
    return "#sourceLocation(file: \(name.debugDescription), line: 1)\n"
  }

  private struct Edit {
    var range: Range<Int>
    var fault: Fault
  }

  /// Returns the text with its outermost edits made, and those inside them in turn.
  private static func render(
    _ bytes: ArraySlice<UInt8>,
    _ edits: [Edit]
  ) throws(ListError) -> String {
    var result = ""
    var position = bytes.startIndex
    var rest = edits.sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    while let outer = rest.first {
      let here = rest.filter { $0.range == outer.range }
      let inside = rest.filter { $0.range != outer.range && outer.range.contains($0.range) }
      rest.removeAll { outer.range.contains($0.range) }
      if let next = rest.first, next.range.lowerBound < outer.range.upperBound {
        let message = "'\(next.fault.original)' overlaps the snippet of '\(outer.fault.name)'"
        throw ListError(line: next.fault.line, message: message)
      }
      guard Set(here.map(\.fault.isStatement)).count == 1 else {
        let message = "'\(outer.fault.original)' is both an expression and a statement"
        throw ListError(line: here[1].fault.line, message: message)
      }
      result += String(decoding: bytes[position..<outer.range.lowerBound], as: UTF8.self)
      result += switched(here.map(\.fault), original: try render(bytes[outer.range], inside))
      position = outer.range.upperBound
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }

  private static func switched(_ faults: [Fault], original: String) -> String {
    faults.reversed().reduce(faults[0].isStatement ? original : "(\(original))") { rest, fault in
      fault.isStatement
        ? "if PlantedFault.on == .\(fault.name) { \(fault.mutant) } else { \(rest) }"
        : "(PlantedFault.on == .\(fault.name) ? (\(fault.mutant)) : \(rest))"
    }
  }

  /// Returns the lines without what makes tests of functions: a law is run by what names it as a catcher,
  /// not once more by itself.
  private static func withoutTestAttributes(_ lines: [String]) -> [String] {
    var end: String?
    return lines.map { line in
      if let last = end {
        if line == last { end = nil }
        return ""
      }
      let text = line.trimmed
      guard text.hasPrefix("@Test(") || text.hasPrefix("@Suite(") else { return line }
      if text.hasSuffix(")") { return "" }
      if text.hasSuffix("(") {
        end = line.prefix { $0 == " " } + ")"
        return ""
      }
      // A suite on one line with its type.
      return text.split(separator: "\") ", maxSplits: 1).last.map(String.init) ?? line
    }
  }

  private static func withoutModules(_ line: Substring, _ modules: [String]) -> String {
    let words = line.split(separator: " ")
    if let last = words.last, words.contains("import"), modules.contains(String(last)) { return "" }
    guard !line.trimmed.hasPrefix("//") else { return String(line) }
    return modules.reduce(String(line)) { $0.withoutQualifier("\($1).") }
  }
}

extension String {
  /// Returns the text without a module's name in front of the names of its types.
  fileprivate func withoutQualifier(_ qualifier: String) -> String {
    let pieces = split(separator: qualifier, omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(pieces.first.map(String.init) ?? "") { text, piece in
      let isName = text.last?.isLetter != true && piece.first?.isUppercase == true
      return text + (isName ? "" : qualifier) + piece
    }
  }
}

extension [UInt8] {
  /// Returns where the snippet stands, white space of any length being alike.
  fileprivate func ranges(of snippet: [UInt8]) -> [Range<Int>] {
    indices.compactMap { start in
      end(of: snippet, from: start).map { start..<$0 }
    }
  }

  private func end(of snippet: [UInt8], from start: Int) -> Int? {
    var position = start
    var index = 0
    while index < snippet.count {
      guard position < count else { return nil }
      if snippet[index].isSpace {
        guard self[position].isSpace else { return nil }
        while index < snippet.count, snippet[index].isSpace { index += 1 }
        while position < count, self[position].isSpace { position += 1 }
      } else {
        guard self[position] == snippet[index] else { return nil }
        index += 1
        position += 1
      }
    }
    return position
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
