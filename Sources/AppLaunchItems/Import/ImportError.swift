/// Why something was not imported.
public struct ImportError: Error, Hashable, Sendable {
  /// What went wrong, to decide by.
  public var code: Code

  /// The file, or the key.
  public var place: String

  /// The particulars, as a clause.
  public var reason: String

  /// Creates an error.
  public init(_ code: Code, place: String, reason: String) {
    (self.code, self.place, self.reason) = (code, place, reason)
  }

  /// What can go wrong.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    /// The file cannot be read, or is no dictionary.
    case unreadable

    /// The file has more bytes than are ever read.
    case tooLarge

    /// The value of a key makes no sense; the others were imported.
    case invalid
  }
}

extension ImportError: CustomStringConvertible {
  public var description: String { "\(place): \(reason)." }
}
