/// Why content could not be read or written.
public struct WhatsNewDocumentError: Error, Hashable, Sendable {
  /// What went wrong, to decide by.
  public var code: Code

  /// Where, as a JSON path such as `$.contents[0].title`.
  public var path: String

  /// The line of that place, counted from 1; nil where no text is at hand.
  public var line: Int?

  /// The particulars, as a clause.
  public var reason: String

  /// Creates an error.
  public init(_ code: Code, at path: String = "$", line: Int? = nil, reason: String) {
    (self.code, self.path, self.line, self.reason) = (code, path, line, reason)
  }

  /// What can go wrong.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is no JSON, or not in UTF-8.
    case unreadable

    /// It has more bytes, or is nested deeper, than is ever read.
    case tooLarge

    /// A later version of the package wrote it.
    case newerSchema

    /// A value is missing, or of another type, or makes no sense.
    case invalid

    /// A value cannot be written: a number that is none, or what is more than is ever read.
    case unwritable
  }
}

extension WhatsNewDocumentError: CustomStringConvertible {
  public var description: String {
    (line.map { "line \($0), " } ?? "") + "\(path): \(reason)."
  }
}

extension WhatsNewDocumentError {
  /// The same for what a decoder throws, with the line where the text is at hand.
  init(_ error: any Error, in text: [UInt8]? = nil) {
    if let error = error as? WhatsNewDocumentError {
      self = error
      // Only about the schema does a decoder of ours throw one itself.
      var place = ContentPath()
      place.steps = [.key("schema")]
      if path == place.description { line = text.flatMap { ContentScan.line(of: place, in: $0) } }
      return
    }
    guard let (reason, keys) = (error as? DecodingError)?.particulars else {
      self.init(.unreadable, reason: "it cannot be read")
      return
    }
    let path = ContentPath(keys)
    self.init(
      .invalid,
      at: path.description,
      line: text.flatMap { ContentScan.line(of: path, in: $0) },
      reason: reason
    )
  }
}

extension DecodingError {
  /// What is wrong, as a clause, and where.
  fileprivate var particulars: (reason: String, keys: [any CodingKey])? {
    switch self {
    case .keyNotFound(let key, let context):
      ("the key \(key.stringValue) is missing", context.codingPath)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      ("the value is not \(Self.name(of: type))", context.codingPath)
    case .dataCorrupted(let context):
      (
        // Foundation ends a sentence, where ours is a clause.
        context.debugDescription.hasSuffix(".")
          ? String(context.debugDescription.dropLast()) : context.debugDescription,
        context.codingPath
      )
    @unknown default: nil
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
