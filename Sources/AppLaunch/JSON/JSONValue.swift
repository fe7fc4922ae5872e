/// A JSON value that stands for itself: to build output, and to keep what nobody understands (R47).
///
/// ```swift
/// let value: JSONValue = ["type": "cap", "count": 3]
/// print(value.text())  // {"type":"cap","count":3}
/// ```
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key with its value; members keep their order.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String

    /// The value under the key.
    package var value: JSONValue

    /// Creates a member.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Creates the value that was read, without its place.
  package init(_ node: JSONNode) {
    self =
      switch node.kind {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map(Self.init))
      case .object(let members): .object(members.map { Member($0.key, Self($0.value)) })
      }
  }

  /// Creates a whole number.
  package static func int(_ value: some BinaryInteger) -> JSONValue {
    .number(JSONNumber(Int64(clamping: value)))
  }

  /// The value under a key, or nil if there is none or this is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the JSON text; the same value gives the same bytes everywhere.
  package func text(pretty: Bool = false) -> String {
    String(decoding: bytes(pretty: pretty), as: UTF8.self)
  }

  /// Returns the bytes of the JSON text.
  package func bytes(pretty: Bool = false) -> [UInt8] {
    var writer = JSONWriter(pretty: pretty)
    writer.value(self)
    return writer.bytes
  }
}
