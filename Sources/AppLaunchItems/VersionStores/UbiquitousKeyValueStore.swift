#if canImport(Darwin)
  public import Foundation

  /// The keys of iCloud's key-value store, which the user's devices share.
  @MainActor
  public struct UbiquitousKeyValueStore: WhatsNewKeyValueStore {
    private let store: NSUbiquitousKeyValueStore

    /// Creates a store of the app's container.
    public init(_ store: NSUbiquitousKeyValueStore = .default) {
      self.store = store
    }

    public var keys: [String] { Array(store.dictionaryRepresentation.keys) }

    public func value(forKey key: String) -> Any? { store.object(forKey: key) }

    public func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
  }
#endif
