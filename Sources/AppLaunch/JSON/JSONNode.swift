/// A value of a JSON text, with the place where it stands.
package struct JSONNode: Hashable, Sendable {
  /// The value itself.
  package enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  /// The value.
  package var kind: Kind

  /// The byte at which the value begins in the text.
  package var offset: Int
}

/// A key of a JSON object with its value, in the order of the text.
package struct JSONMember: Hashable, Sendable {
  /// The key, unescaped.
  package var key: String

  /// The byte at which the key's quote stands in the text.
  package var keyOffset: Int

  /// The value under the key.
  package var value: JSONNode
}
