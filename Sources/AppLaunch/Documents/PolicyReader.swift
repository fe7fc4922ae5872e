/// One policy of a document, whose keys are read strictly: a value of another type, or one that makes
/// no sense, is an error that names its place.
public struct PolicyReader: Sendable {
  private let object: JSONObjectReader
  let slots: [LaunchSlot]

  init(_ object: JSONObjectReader, slots: [LaunchSlot]) {
    self.object = object
    self.slots = slots
  }

  /// Whether the document has a key.
  public func has(_ key: String) -> Bool { object.optional(key) != nil }

  /// Returns the error for a value that a policy itself finds wrong.
  public func error(_ message: String, at key: String) -> PolicyDocumentError {
    PolicyDocumentError(object.optional(key)?.error(message) ?? object.error(message))
  }
}

extension PolicyReader {
  /// Returns a whole number, which is no less than 0 unless a range says otherwise.
  public func count(
    _ key: String,
    in range: ClosedRange<Int> = 0...Int.max,
    default missing: Int? = nil
  ) throws(PolicyDocumentError) -> Int {
    try read(key, missing) { (value) throws(JSONError) in try value.int(in: range) }
  }

  /// Returns a number in a range.
  public func number(
    _ key: String,
    in range: ClosedRange<Double>,
    default missing: Double? = nil
  ) throws(PolicyDocumentError) -> Double {
    try read(key, missing) { (value) throws(JSONError) in
      let number = try value.number
      guard let found = number.double, range.contains(found) else {
        let bounds = "between \(range.lowerBound.plain) and \(range.upperBound.plain)"
        throw value.error("The number \(number.text) is out of range; it must be \(bounds).")
      }
      return found
    }
  }

  /// Returns true or false.
  public func truth(
    _ key: String,
    default missing: Bool? = nil
  ) throws(PolicyDocumentError) -> Bool {
    try read(key, missing) { (value) throws(JSONError) in try value.bool }
  }

  /// Returns a text.
  public func text(
    _ key: String,
    default missing: String? = nil
  ) throws(PolicyDocumentError) -> String {
    try read(key, missing) { (value) throws(JSONError) in try value.string }
  }

  /// Returns the name of something, which is not empty.
  func name(_ key: String) throws(PolicyDocumentError) -> String {
    let name = try text(key)
    guard !name.isEmpty else { throw error("The name is empty.", at: key) }
    return name
  }

  /// Returns a list of texts.
  public func texts(
    _ key: String,
    default missing: [String]? = nil
  ) throws(PolicyDocumentError) -> [String] {
    try read(key, missing) { (value) throws(JSONError) in try value.stringArray }
  }

  /// Returns a text or a whole number.
  func textOrNumber(_ key: String) throws(PolicyDocumentError) -> LaunchFact {
    try read(key, nil) { (value) throws(JSONError) in
      switch value.node.kind {
      case .string(let text):
        return .text(text)
      case .number:
        guard let number = Int(exactly: try value.int) else {
          throw value.error("The number \(try value.int) is out of range.")
        }
        return .number(number)
      default:
        throw value.mismatch("a string or a whole number")
      }
    }
  }

  /// Returns the case that a text names.
  public func choice<T: RawRepresentable<String> & CaseIterable>(
    _ key: String,
    default missing: T? = nil
  ) throws(PolicyDocumentError) -> T {
    try read(key, missing) { (value) throws(JSONError) in try value.choice() }
  }

  /// Returns the cases that a list of texts names.
  public func choices<T: RawRepresentable<String> & CaseIterable>(
    _ key: String,
    default missing: [T]? = nil
  ) throws(PolicyDocumentError) -> [T] {
    try read(key, missing) { (value) throws(JSONError) in
      try value.map { (element) throws(JSONError) in try element.choice() }
    }
  }

  /// Returns a version such as `1.6.1`.
  public func version(
    _ key: String,
    default missing: AppVersion? = nil
  ) throws(PolicyDocumentError) -> AppVersion {
    try read(key, missing) { (value) throws(JSONError) in try value.version }
  }

  /// Returns the name of an item.
  public func item(_ key: String) throws(PolicyDocumentError) -> LaunchItemID {
    try read(key, nil) { (value) throws(JSONError) in try Self.item(value) }
  }

  /// Returns an outcome such as `finished` or `action:NAME`.
  public func outcome(
    _ key: String,
    default missing: LaunchOutcome? = nil
  ) throws(PolicyDocumentError) -> LaunchOutcome {
    try parsed(key, missing, "an outcome such as finished or action:NAME") { text in
      LaunchOutcome(text).flatMap { $0 == .dismissed(.action("")) ? nil : $0 }
    }
  }

}

extension PolicyReader {
  /// Returns the name of an item that could exist.
  static func item(_ value: JSONReader) throws(JSONError) -> LaunchItemID {
    let id = LaunchItemID(try value.string)
    if let problem = id.problem { throw value.error("This names no item: \(problem).") }
    return id
  }

  /// Returns what a text means, or the default where there is none.
  func parsed<T>(
    _ key: String,
    _ missing: T?,
    _ what: String,
    _ parse: (String) -> T?
  ) throws(PolicyDocumentError) -> T {
    try read(key, missing) { (value) throws(JSONError) in
      let text = try value.string
      guard let found = parse(text) else {
        throw value.error("The text \(text.quoted) is not \(what).")
      }
      return found
    }
  }

  /// Returns what a closure makes of a value, or the default where there is none.
  func read<T>(
    _ key: String,
    _ missing: T?,
    _ body: (JSONReader) throws(JSONError) -> T
  ) throws(PolicyDocumentError) -> T {
    if let missing, !has(key) { return missing }
    do throws(JSONError) {
      return try body(try object.required(key))
    } catch {
      throw PolicyDocumentError(error)
    }
  }
}
