/// A place in a JSON text from which typed values are read strictly.
///
/// Each read either gives a value of the type asked for or throws an error that names the path and
/// the line.
package struct JSONReader: Sendable {
  /// The text.
  package let document: JSONDocument

  /// The value at this place.
  package let node: JSONNode

  /// Creates a reader at the root of a text.
  package init(_ document: JSONDocument) {
    self.init(document, at: document.root)
  }

  init(_ document: JSONDocument, at node: JSONNode) {
    self.document = document
    self.node = node
  }

  /// The path of this place.
  package var path: JSONPath { document.path(at: node.offset) }

  /// The line of this place, counted from 1.
  package var line: Int { document.line(at: node.offset) }

  /// The value at this place, whatever it is.
  package var value: JSONValue { JSONValue(node) }

  /// Whether the value is `null`.
  package var isNull: Bool { node.kind == .null }

  /// The value at this place as the only element of a list, for readers of lists.
  package var alone: JSONReader {
    JSONReader(document, at: JSONNode(kind: .array([node]), offset: node.offset))
  }

  /// Returns the object at this place with the keys that a closure gives for its keys, without the
  /// members for which it gives nil; anything else as it is.
  package func exchangingKeys(_ exchange: (String) -> String?) -> JSONReader {
    guard case .object(let members) = node.kind else { return self }
    let exchanged = members.compactMap { member in
      exchange(member.key).map {
        JSONMember(key: $0, keyOffset: member.keyOffset, value: member.value)
      }
    }
    return JSONReader(document, at: JSONNode(kind: .object(exchanged), offset: node.offset))
  }

  /// Returns an error about the value at this place.
  package func error(_ message: String) -> JSONError {
    document.error(message, at: node.offset)
  }

  /// Returns the error for a value of another type than the one asked for, such as "a string".
  package func mismatch(_ expected: String) -> JSONError {
    error("This is \(node.kind.noun); it should be \(expected).")
  }
}

extension JSONNode.Kind {
  /// What the value is, with its article.
  var noun: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
