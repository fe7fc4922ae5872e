/// An object in a JSON text whose members are read by key.
///
/// ```swift
/// let policy = try reader.object(allowing: ["type", "count", "within"])
/// let count = try policy.required("count").int(in: 1...)
/// let within = try policy.optional("within")?.string
/// ```
package struct JSONObjectReader: Sendable {
  /// The place of the object.
  package let reader: JSONReader

  let nodes: [JSONMember]

  /// The keys, in the order of the text.
  package var keys: [String] { nodes.map(\.key) }

  /// The members, in the order of the text.
  package var members: [(key: String, value: JSONReader)] {
    nodes.map { ($0.key, JSONReader(reader.document, at: $0.value)) }
  }

  /// Returns the value under a key, or nil if there is none; `null` is a value.
  package func optional(_ key: String) -> JSONReader? {
    for member in nodes where member.key == key {
      return JSONReader(reader.document, at: member.value)
    }
    return nil
  }

  /// Returns the value under a key.
  package func required(_ key: String) throws(JSONError) -> JSONReader {
    guard let value = optional(key) else { throw error("The key \(key.quoted) is missing.") }
    return value
  }

  /// Returns the one member of an object that must have exactly one.
  package func onlyMember() throws(JSONError) -> (key: String, value: JSONReader) {
    guard let member = nodes.first, nodes.count == 1 else {
      throw error("This object has \(nodes.count) keys; it must have exactly one.")
    }
    return (member.key, JSONReader(reader.document, at: member.value))
  }

  /// Throws an error at the first key that is not among those given.
  package func allow(_ keys: [String]) throws(JSONError) {
    for error in unknownKeys(besides: keys).prefix(1) { throw error }
  }

  /// Returns an error for each key that is not among those given.
  package func unknownKeys(besides keys: [String]) -> some Sequence<JSONError> {
    nodes.lazy.filter { !keys.contains($0.key) }.map { member in
      reader.document.error(member.key.notKnown("key", among: keys), at: member.keyOffset)
    }
  }

  /// Returns the members under other keys than those given, to be written back unchanged (R47).
  package func others(besides keys: [String]) -> [JSONValue.Member] {
    nodes.lazy.filter { !keys.contains($0.key) }.map { .init($0.key, JSONValue($0.value)) }
  }

  /// Returns an error about the object as a whole.
  package func error(_ message: String) -> JSONError {
    reader.error(message)
  }
}
