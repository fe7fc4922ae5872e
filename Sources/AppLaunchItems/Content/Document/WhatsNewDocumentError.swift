/// Why content could not be read.
public struct WhatsNewDocumentError: Error, Hashable, Sendable {
  /// What went wrong, to decide by.
  public var code: Code

  /// Where, as a JSON path such as `$.contents[0].title`.
  public var path: String

  /// The particulars, as a clause.
  public var reason: String

  /// Creates an error.
  public init(_ code: Code, at path: String = "$", reason: String) {
    (self.code, self.path, self.reason) = (code, path, reason)
  }

  /// What can go wrong.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is no JSON.
    case unreadable

    /// It has more bytes, or is nested deeper, than is ever read.
    case tooLarge

    /// A later version of the package wrote it.
    case newerSchema

    /// A value is missing, or of another type, or makes no sense.
    case invalid
  }
}

extension WhatsNewDocumentError: CustomStringConvertible {
  public var description: String { "\(path): \(reason)." }
}

extension WhatsNewDocumentError {
  /// The same for what a decoder throws.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(.invalid, at: context.path, reason: "the key \(key.stringValue) is missing")
    case .typeMismatch(let type, let context):
      self.init(.invalid, at: context.path, reason: "the value is not \(Self.name(of: type))")
    case .valueNotFound(let type, let context):
      self.init(.invalid, at: context.path, reason: "the value is not \(Self.name(of: type))")
    case .dataCorrupted(let context):
      self.init(.invalid, at: context.path, reason: context.debugDescription)
    @unknown default:
      self.init(.invalid, reason: "it cannot be read")
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Bool.Type: "true or false"
    case is String.Type: "a text"
    case is Double.Type, is Int.Type: "a number"
    case is any ListLike.Type: "a list"
    default: "an object"
    }
  }
}

/// A type that is read from a list.
private protocol ListLike {}

extension Array: ListLike {}

extension DecodingError.Context {
  /// The place as a JSON path; keys that are long are cut.
  fileprivate var path: String {
    codingPath.reduce(into: "$") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += "." + String(key.stringValue.prefix(100))
      }
    }
  }
}
