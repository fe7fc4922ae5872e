#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An address that content may lead to: its scheme is one of those that are allowed, so that content
/// from elsewhere starts nothing by itself.
///
/// ```swift
/// let home: ContentLink = "https://example.com"
/// let read = ContentLink(text)                                          // Nil for a script.
/// let own = ContentLink("tidy://habits", allowing: ["https", "tidy"])   // One of the app's own.
/// ```
public struct ContentLink: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The address as it was written.
  public let text: String

  /// The address.
  public let url: URL

  /// The schemes that are allowed unless others are said: web, mail and telephone.
  public static let usualSchemes: Set<String> = ["https", "http", "mailto", "tel"]

  /// The most bytes that an address may have.
  public static let mostBytes = 2_048

  /// Creates a link, or returns nil for a text that is no address, is too long, has a scheme that is not
  /// allowed, or leads to a page without naming its host alone, as `https://example.com@other.site` does.
  public init?(_ text: String, allowing schemes: Set<String> = usualSchemes) {
    guard text.utf8.count <= Self.mostBytes, !text.unicodeScalars.contains(where: \.isForbidden),
      let scheme = Self.scheme(of: text), schemes.contains(scheme),
      text.utf8.count > scheme.utf8.count + 1, let url = URL(string: text)
    else { return nil }
    // A page without a host leads nowhere, and one with a user's name before it hides where.
    if Self.webSchemes.contains(scheme) {
      guard url.host()?.isEmpty == false, url.user() == nil else { return nil }
    }
    self.text = text
    self.url = url
  }

  private static let webSchemes: Set<String> = ["https", "http"]

  /// Returns the scheme of an address in small letters, or nil where it has none.
  static func scheme(of text: String) -> String? {
    text.firstIndex(of: ":").map { text[..<$0].lowercased() }
  }

  /// Creates a link that stands in the source of an app.
  ///
  /// - Precondition: It is an address of a usual scheme.
  public init(stringLiteral value: String) {
    guard let link = Self(value) else {
      preconditionFailure("The text \(value) is no address of a scheme that is allowed.")
    }
    self = link
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Unicode.Scalar {
  /// Whether it stands in no address: blanks, control characters, quotes and brackets.
  fileprivate var isForbidden: Bool {
    value <= 0x20 || value >= 0x7F || "\"<>\\^`{|}".unicodeScalars.contains(self)
  }
}
