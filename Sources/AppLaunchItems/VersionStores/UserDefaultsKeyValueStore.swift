public import Foundation

/// The keys of user defaults.
@MainActor
public struct UserDefaultsKeyValueStore: WhatsNewKeyValueStore {
  private let defaults: UserDefaults

  /// Creates a store of a suite.
  public init(_ defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  public var keys: [String] { Array(defaults.dictionaryRepresentation().keys) }

  public func value(forKey key: String) -> Any? { defaults.object(forKey: key) }

  public func set(_ value: Any?, forKey key: String) { defaults.set(value, forKey: key) }
}
