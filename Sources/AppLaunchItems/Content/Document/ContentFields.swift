/// The keys of one object of content, read strictly: a key that is not known is an error, and those that
/// are missing leave what is there.
struct ContentFields<Key: CodingKey & CaseIterable> {
  let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder, _ keys: Key.Type = Key.self) throws {
    let known = Key.allCases.map(\.stringValue)
    if let stranger = try Self.strangers(to: known, in: decoder).first {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + [AnyContentKey(stringValue: stranger)],
          debugDescription: "this key is not known; known are \(known.joined(separator: ", "))"
        )
      )
    }
    container = try decoder.container(keyedBy: Key.self)
  }

  /// Reads the keys that are known, and tells of others.
  init(
    _ decoder: any Decoder,
    _ keys: Key.Type = Key.self,
    skipping skipped: inout [WhatsNewDocumentError]
  ) throws {
    let known = Key.allCases.map(\.stringValue)
    for stranger in try Self.strangers(to: known, in: decoder) {
      let path = ContentPath(decoder.codingPath + [AnyContentKey(stringValue: stranger)])
      skipped.append(
        WhatsNewDocumentError(.invalid, at: path.description, reason: "this key is not known")
      )
    }
    container = try decoder.container(keyedBy: Key.self)
  }

  private static func strangers(to known: [String], in decoder: any Decoder) throws -> [String] {
    let all = try decoder.container(keyedBy: AnyContentKey.self).allKeys.map(\.stringValue)
    return all.filter { !known.contains($0) }.sorted()
  }

  /// Returns the value of a key that must be there.
  func value<T: Decodable>(_ key: Key, _ type: T.Type = T.self) throws -> T {
    try container.decode(T.self, forKey: key)
  }

  /// Reads the value of a key where it is there.
  func read<T: Decodable>(_ key: Key, into value: inout T) throws {
    if container.contains(key) { value = try container.decode(T.self, forKey: key) }
  }

  /// Reads the value of a key where it is there.
  func read<T: Decodable>(_ key: Key, into value: inout T?) throws {
    if container.contains(key) { value = try container.decode(T.self, forKey: key) }
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

  /// Returns the whole number of a key, which lies in a range.
  ///
  /// What a decoder says about a number that is not whole has no place.
  func int(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    let number = try container.decode(Double.self, forKey: key)
    let whole = Int(exactly: number)
    try check(whole.map(range.contains) ?? false, key) {
      "the number must be a whole one between \(range.lowerBound) and \(range.upperBound)"
    }
    return whole ?? range.lowerBound
  }

  /// Returns the text of a key, which is no longer than is allowed.
  func text(_ key: Key, atMost limit: Int) throws -> String {
    let text = try container.decode(String.self, forKey: key)
    try check(text.isWithin(limit), key) { "the text is longer than \(limit) characters" }
    return text
  }

  /// Returns the text of a key where it is there.
  func optionalText(_ key: Key, atMost limit: Int) throws -> String? {
    container.contains(key) ? try text(key, atMost: limit) : nil
  }

  /// Returns the name of a key, which is not empty.
  func name(_ key: Key) throws -> String {
    let name = try text(key, atMost: ContentLimits.name)
    try check(!name.isEmpty, key) { "the name is empty" }
    return name
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
