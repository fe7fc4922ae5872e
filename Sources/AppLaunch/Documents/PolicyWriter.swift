/// The keys of one policy, as they are written into a document.
public struct PolicyWriter: Sendable {
  private(set) var members: [JSONValue.Member] = []

  init() {}

  mutating func add(_ key: String, _ value: JSONValue) {
    members.append(JSONValue.Member(key, value))
  }
}

extension PolicyWriter {
  /// Writes a count; one below zero, which means the same as zero everywhere, as zero.
  public mutating func write(_ key: String, _ count: Int) { add(key, .int(max(0, count))) }

  /// Writes a number, without a fraction where it is whole; infinities and NaN as zero.
  public mutating func write(_ key: String, _ number: Double) {
    if let whole = Int64(exactly: number) {
      add(key, .int(whole))
    } else {
      add(key, JSONNumber(number).map { .number($0) } ?? 0)
    }
  }

  /// Writes true or false.
  public mutating func write(_ key: String, _ truth: Bool) { add(key, .bool(truth)) }

  /// Writes a text.
  public mutating func write(_ key: String, _ text: String) { add(key, .string(text)) }

  /// Writes a word, such as a case or the name of an item.
  public mutating func write(_ key: String, _ word: some RawRepresentable<String>) {
    add(key, .string(word.rawValue))
  }

  /// Writes a list of words.
  public mutating func write(_ key: String, _ words: [some RawRepresentable<String>]) {
    add(key, .array(words.map { .string($0.rawValue) }))
  }

  /// Writes a list of texts.
  public mutating func write(_ key: String, _ texts: [String]) {
    add(key, .array(texts.map { .string($0) }))
  }

  /// Writes a length of time; a negative one, which means the same as none everywhere, as zero.
  public mutating func write(_ key: String, _ duration: LaunchDuration) {
    add(key, .string(max(.zero, duration).description))
  }

  /// Writes a time.
  public mutating func write(_ key: String, _ time: LaunchTime) {
    add(key, .string(time.description))
  }

  /// Writes a time of day.
  public mutating func write(_ key: String, _ minute: MinuteOfDay) {
    add(key, .string(minute.description))
  }

  /// Writes a time zone.
  public mutating func write(_ key: String, _ zone: LaunchZone) {
    add(key, .string(zone.identifier))
  }

  /// Writes a version.
  public mutating func write(_ key: String, _ version: AppVersion) {
    add(key, .string(version.rawValue))
  }

  /// Writes an outcome.
  public mutating func write(_ key: String, _ outcome: LaunchOutcome) {
    add(key, .string(outcome.description))
  }

  /// Writes the slots and items of a scope as one list; see ``PolicyReader/mixedScope(_:)``.
  ///
  /// - Throws: An error where the scope is no list of slots and items, or where an item has the name
  ///   of a slot.
  public mutating func write(
    mixed key: String,
    _ scope: LaunchScope
  ) throws(PolicyDocumentError) {
    guard let lists = scope.lists, let only = lists.only, lists.except.isEmpty, !only.isEmpty else {
      throw Self.unwritable("its \(key.quoted) is no list of slots and items")
    }
    if let clash = only.items.first(where: { id in
      LaunchSlot.builtIn.contains { $0.name == id.rawValue }
    }) {
      throw Self.unwritable("its \(key.quoted) names the item \(clash), which reads as a slot")
    }
    write(key, only.slots + only.items.map(\.rawValue))
  }

  /// Returns the error for a policy that no document can describe: "its closure has no words".
  public static func unwritable(_ problem: String) -> PolicyDocumentError {
    PolicyDocumentError(.unwritable, problem, at: .root)
  }
}

extension PolicyWriter {
  /// Writes the name of something, which reading wants not to be empty.
  mutating func write(_ key: String, name: String) throws(PolicyDocumentError) {
    guard !name.isEmpty else { throw Self.unwritable("its \(key.quoted) has no name") }
    write(key, name)
  }

  mutating func write(scope: LaunchScope) throws(PolicyDocumentError) {
    guard let lists = scope.lists else {
      throw Self.unwritable("its scope needs more than one list of slots and items")
    }
    if let only = lists.only {
      guard !only.isEmpty else { throw Self.unwritable("its scope is empty") }
      if !only.slots.isEmpty { write("slots", only.slots) }
      if !only.items.isEmpty { write("items", only.items) }
    }
    if !lists.except.slots.isEmpty { write("exceptSlots", lists.except.slots) }
    if !lists.except.items.isEmpty { write("exceptItems", lists.except.items) }
  }
}
