/// A place inside a JSON text, written as `$.steps[3].launch.at`.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// A step from a value to one inside it.
  package enum Component: Hashable, Sendable {
    /// The member of an object under a key.
    case key(String)

    /// The element of an array, counted from 0.
    case index(Int)
  }

  /// The steps from the root.
  package var components: [Component]

  /// The place of the whole text, written as `$`.
  package static let root = JSONPath([])

  /// Creates a path from the steps that lead to a place.
  package init(_ components: [Component]) {
    self.components = components
  }

  package var description: String {
    components.reduce(into: "$") { text, component in
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += ".\(key)"
      case .key(let key): text += "[\(JSONValue.string(key).text())]"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
  }
}
