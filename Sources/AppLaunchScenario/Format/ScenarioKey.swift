import AppLaunch

/// A key of an object in scenario files.
///
/// The keys of an object are the cases of one type. Readers take values by them alone, and
/// `launch-lab help` prints them with what they mean, so that the two cannot differ.
protocol ScenarioKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the value is and what it means, for people.
  var meaning: String { get }
}

/// An object in a scenario file whose members are read by keys of one type.
struct ScenarioObject<Key: ScenarioKey> {
  private let object: JSONObjectReader

  /// What was meant by keys that are misspelt. That is a fault, and what stands under them is read
  /// all the same, so that no other faults follow from it.
  private var misspelt: [Key: JSONReader] = [:]

  /// Reads an object; keys that are not known are noted as faults.
  init(
    _ reader: JSONReader,
    _ faults: ScenarioFaults,
    keys: [Key] = Array(Key.allCases)
  ) throws(JSONError) {
    self.init(try reader.object, faults, words: keys.map(\.rawValue))
    var errors = object.unknownKeys(besides: keys.map(\.rawValue)).makeIterator()
    while !faults.isFull, let error = errors.next() { faults.note(error) }
  }

  /// Looks into an object that is read elsewhere, where its faults are noted; nil for anything else.
  init?(lookingInto reader: JSONReader?, _ faults: ScenarioFaults) {
    guard let reader, case .object = reader.node.kind, let object = try? reader.object else {
      return nil
    }
    self.init(object, faults, words: Key.allCases.map(\.rawValue))
  }

  private init(_ object: JSONObjectReader, _ faults: ScenarioFaults, words: [String]) {
    self.object = object
    for (word, value) in object.members where !words.contains(word) {
      guard let key = faults.guess(word, among: words).flatMap(Key.init),
        object.optional(key.rawValue) == nil
      else { continue }
      misspelt[key] = value
    }
  }

  /// Returns the value under a key, or nil if there is none; `null` is a value.
  func optional(_ key: Key) -> JSONReader? { object.optional(key.rawValue) ?? misspelt[key] }

  /// Returns the value under a key.
  func required(_ key: Key) throws(JSONError) -> JSONReader {
    if let value = misspelt[key] { return value }
    return try object.required(key.rawValue)
  }

  /// The members with known keys, in the order of the text.
  var members: [(key: Key, value: JSONReader)] {
    object.members.compactMap { member in Key(rawValue: member.key).map { ($0, member.value) } }
  }

  /// Returns the one member of an object that must have exactly one, or nil where its key is not
  /// known.
  func onlyMember() throws(JSONError) -> (key: Key, value: JSONReader)? {
    _ = try object.onlyMember()
    return members.first ?? misspelt.first
  }

  /// Whether the object has no members at all.
  var isEmpty: Bool { object.keys.isEmpty }

  /// Returns an error about the object as a whole.
  func error(_ message: String) -> JSONError { object.error(message) }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The words of all cases, for texts about them.
  static var listed: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
