/// What is wrong with a policy document, and where (R16).
public struct PolicyDocumentError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  public var code: Code

  /// What is wrong, as a sentence.
  public var message: String

  /// The line of the document, counted from 1; nil for a pipeline that cannot be written.
  public var line: Int?

  package var place: JSONPath

  /// What can be wrong with a document.
  public enum Code: String, Hashable, Sendable, Codable {
    /// The text is not JSON, is over 1 MB, or is deeper than 32 levels.
    case unreadable

    /// The text is JSON, but not policies: an unknown type or key, or a value that means nothing.
    case invalid

    /// A policy needs more history than the record keeps (R50).
    case refused

    /// A policy of the pipeline has no form as a document.
    case unwritable
  }

  package init(_ code: Code, _ message: String, at place: JSONPath, line: Int? = nil) {
    self.code = code
    self.message = message
    self.place = place
    self.line = line
  }

  /// The JSON path of the value that is wrong, such as `$[2].within`.
  public var path: String { place.description }
}

extension PolicyDocumentError {
  package init(_ error: JSONError, code: Code = .invalid) {
    self.init(code, error.message, at: error.path, line: error.line)
  }

  /// The same fault as an error of the JSON text that the policies stand in.
  package var jsonError: JSONError { JSONError(message: message, path: place, line: line ?? 1) }
}

extension PolicyDocumentError: CustomStringConvertible {
  public var description: String {
    (line.map { "line \($0), \(path): \(message)" } ?? "\(path): \(message)").visible
  }
}
