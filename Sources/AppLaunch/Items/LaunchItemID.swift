/// The name of an item, stable across versions of the app.
///
/// The record is kept by this name: a renamed item is a new item.
public struct LaunchItemID: RawRepresentable, Hashable, Sendable, Codable {
  /// The text of the name.
  public let rawValue: String

  /// Creates a name; whether it may be used is checked when the item is offered.
  @inlinable
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from a text.
  @inlinable
  public init(_ text: String) {
    rawValue = text
  }

  /// What is wrong with the name, or nil where it may be used (R36).
  public var problem: String? { rawValue.problem(as: "id") }
}

extension String {
  /// Returns what is wrong with the text as a name of some kind, or nil where it may be used (R36).
  func problem(as kind: String) -> String? {
    if isEmpty { return "the \(kind) is empty" }
    if utf8.count > Self.mostNameBytes { return "the \(kind) is longer than 200 bytes" }
    return hasControlCharacter ? "the \(kind) has a control character" : nil
  }

  /// Whether a character of the category Cc is in the text: U+0000 to U+001F, U+007F to U+009F.
  private var hasControlCharacter: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7f || (last == 0xc2 && byte < 0xa0) { return true }
      last = byte
    }
    return false
  }
}

extension LaunchItemID: ExpressibleByStringInterpolation {
  @inlinable
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension LaunchItemID: CustomStringConvertible {
  public var description: String { rawValue }
}

extension LaunchItemID: Comparable {
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
