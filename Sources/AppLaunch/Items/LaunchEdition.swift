/// What may change while an item's id stays: the release of what's new, the version of a step.
///
/// Settlement belongs to id and edition together, so a new edition shows although the item showed
/// before.
public struct LaunchEdition: RawRepresentable, Hashable, Sendable, Codable {
  /// The text of the edition.
  public let rawValue: String

  @inlinable
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The edition of an item that has only one.
  public static let only = LaunchEdition(rawValue: "")

  /// Creates the edition of a release; equal versions give equal editions, and a beta and its
  /// release are one (R30).
  public init(_ version: AppVersion) {
    rawValue = version.withoutPreRelease.canonicalText
  }
}

extension LaunchEdition: ExpressibleByStringInterpolation {
  @inlinable
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension LaunchEdition: CustomStringConvertible {
  public var description: String { rawValue }
}
