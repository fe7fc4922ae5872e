extension JSONReader {
  /// The string here.
  package var string: String {
    get throws(JSONError) {
      guard case .string(let text) = node.kind else { throw mismatch("a string") }
      return text
    }
  }

  /// The boolean here.
  package var bool: Bool {
    get throws(JSONError) {
      guard case .bool(let value) = node.kind else { throw mismatch("a boolean") }
      return value
    }
  }

  /// The number here, as it was written.
  package var number: JSONNumber {
    get throws(JSONError) {
      guard case .number(let number) = node.kind else { throw mismatch("a number") }
      return number
    }
  }

  /// The whole number here.
  package var int: Int64 {
    get throws(JSONError) {
      guard case .number(let number) = node.kind else { throw mismatch("a whole number") }
      guard let value = number.int else {
        throw error("The number \(number.text.shortened) is not a whole number of 64 bits.")
      }
      return value
    }
  }

  /// Returns the whole number here if it lies in a range.
  package func int(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    let value = try int
    guard let result = Int(exactly: value), range.contains(result) else {
      let bounds =
        range.upperBound == .max
        ? "at least \(range.lowerBound)"
        : "between \(range.lowerBound) and \(range.upperBound)"
      throw error("The number \(value) is out of range; it must be \(bounds).")
    }
    return result
  }

  /// Returns the whole number here if it is no less than a bound.
  package func int(in range: PartialRangeFrom<Int>) throws(JSONError) -> Int {
    try int(in: range.lowerBound ... .max)
  }

  /// Readers of the elements of the array here.
  package var array: [JSONReader] {
    get throws(JSONError) {
      guard case .array(let elements) = node.kind else { throw mismatch("an array") }
      return elements.map { JSONReader(document, at: $0) }
    }
  }

  /// The strings of the array here.
  package var stringArray: [String] {
    get throws(JSONError) { try map { (element) throws(JSONError) in try element.string } }
  }

  /// Returns what a closure reads from each element of the array here.
  package func map<T>(
    _ read: (JSONReader) throws(JSONError) -> T
  ) throws(JSONError) -> [T] {
    guard case .array(let elements) = node.kind else { throw mismatch("an array") }
    var values: [T] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(try read(JSONReader(document, at: element))) }
    return values
  }

  /// Returns the case that the string here names.
  package func choice<T>(of type: T.Type = T.self) throws(JSONError) -> T
  where T: RawRepresentable<String> & CaseIterable {
    let text = try string
    guard let value = T(rawValue: text) else {
      throw error(text.notKnown("word", among: T.allCases.map(\.rawValue)))
    }
    return value
  }

  /// The object here, with any keys.
  package var object: JSONObjectReader {
    get throws(JSONError) {
      guard case .object(let members) = node.kind else { throw mismatch("an object") }
      return JSONObjectReader(reader: self, nodes: members)
    }
  }

  /// Returns the object here if it has no keys but those given.
  package func object(allowing keys: [String]) throws(JSONError) -> JSONObjectReader {
    let object = try object
    try object.allow(keys)
    return object
  }
}

extension String {
  /// The text in quotes and escaped, to stand in a message.
  package var quoted: String { JSONValue.string(shortened).text() }

  /// The text as an error tells it: of more than 200 bytes the beginning.
  var shortened: String {
    utf8.count <= Self.mostNameBytes ? self : String(prefix(60)) + "…"
  }
}
