/// The keys of one object of content, read strictly: a key that is not known is an error, and those that
/// are missing leave what is there.
struct ContentFields<Key: CodingKey & CaseIterable> {
  let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder, _ keys: Key.Type = Key.self) throws {
    let known = Key.allCases.map(\.stringValue)
    let all = try decoder.container(keyedBy: AnyContentKey.self)
    if let stranger = all.allKeys.map(\.stringValue).filter({ !known.contains($0) }).min() {
      throw DecodingError.dataCorruptedError(
        forKey: AnyContentKey(stringValue: stranger),
        in: all,
        debugDescription: "this key is not known; known are \(known.joined(separator: ", "))"
      )
    }
    container = try decoder.container(keyedBy: Key.self)
  }

  /// Returns the value of a key that must be there.
  func value<T: Decodable>(_ key: Key, _ type: T.Type = T.self) throws -> T {
    try container.decode(T.self, forKey: key)
  }

  /// Reads the value of a key where it is there.
  func read<T: Decodable>(_ key: Key, into value: inout T) throws {
    if container.contains(key) { value = try container.decode(T.self, forKey: key) }
  }

  /// Reads the value of a key where it is there and not null.
  func read<T: Decodable>(_ key: Key, into value: inout T?) throws {
    value = try container.decodeIfPresent(T.self, forKey: key) ?? value
  }

  /// Reads a number of points, or a factor, where it is there.
  func read(_ key: Key, into value: inout Double, in range: ClosedRange<Double> = -10_000...10_000)
    throws
  {
    guard container.contains(key) else { return }
    value = try container.decode(Double.self, forKey: key)
    try check(range.contains(value), key) {
      "the number must be between \(Int(range.lowerBound)) and \(Int(range.upperBound))"
    }
  }

  /// Returns the text of a key, which has no more bytes than are allowed.
  func text(_ key: Key, atMost limit: Int = ContentLimits.name) throws -> String {
    let text = try container.decode(String.self, forKey: key)
    try check(text.utf8.count <= limit, key) { "the text has more than \(limit) bytes" }
    return text
  }

  /// Returns the text of a key where it is there and not null.
  func optionalText(_ key: Key, atMost limit: Int = ContentLimits.name) throws -> String? {
    let isThere = try container.contains(key) && !container.decodeNil(forKey: key)
    return isThere ? try text(key, atMost: limit) : nil
  }

  /// Returns the elements of a list, which has no more than are allowed.
  func list<T: Decodable>(_ key: Key, atMost limit: Int) throws -> [T] {
    var list = try container.nestedUnkeyedContainer(forKey: key)
    var elements: [T] = []
    while !list.isAtEnd {
      try check(elements.count < limit, key) { "the list has more than \(limit) elements" }
      elements.append(try list.decode(T.self))
    }
    return elements
  }

  /// Throws an error about a key unless something is so.
  func check(_ isRight: Bool, _ key: Key, _ problem: () -> String) throws {
    guard !isRight else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: container,
      debugDescription: problem()
    )
  }
}

/// How much content may have.
enum ContentLimits {
  /// The bytes of a document.
  static let bytes = 16_000_000

  /// How deep it is nested.
  static let depth = 32

  /// The bytes of a name.
  static let name = 200

  /// The bytes of a text.
  static let text = 10_000

  /// The runs of a text.
  static let runs = 1_000

  /// The features of a version.
  static let features = 100

  /// The versions of a document.
  static let contents = 1_000
}

/// Any key of an object.
struct AnyContentKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}

extension SingleValueDecodingContainer {
  /// The error for a value that makes no sense.
  func error(_ problem: String) -> DecodingError {
    .dataCorruptedError(in: self, debugDescription: problem)
  }
}
