/// Who offers: a provider, with its place in the order of registration (R2).
public struct LaunchSource: Hashable, Sendable, Codable {
  /// The provider's name, unique in the app.
  public var name: String

  /// The place in the order of registration.
  public var order: Int

  /// Creates a source.
  public init(_ name: String, order: Int) {
    self.name = name
    self.order = order
  }

  /// The app itself, by `offer(_:at:)`: behind all providers.
  public static let app = LaunchSource("app", order: .max)
}
