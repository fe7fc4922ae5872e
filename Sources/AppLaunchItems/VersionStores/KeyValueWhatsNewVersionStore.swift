public import AppLaunch

/// What keeps values under keys: user defaults, iCloud's key-value store, an app's own.
@MainActor
public protocol WhatsNewKeyValueStore {
  /// All keys.
  var keys: [String] { get }

  /// Returns the value of a key, or nil for none.
  func value(forKey key: String) -> Any?

  /// Sets the value of a key, or removes it where it is nil.
  func set(_ value: Any?, forKey key: String)
}

/// A version store with a key for each version, as earlier packages wrote them: `WhatsNewKit.1.6.1`.
///
/// ```swift
/// let store = KeyValueWhatsNewVersionStore(UserDefaultsKeyValueStore())
/// let older = KeyValueWhatsNewVersionStore(
///   UserDefaultsKeyValueStore(),
///   prefix: "de.tiigi.whatsnewkit"
/// )
/// ```
@MainActor
public struct KeyValueWhatsNewVersionStore: WhatsNewVersionStore {
  /// What the keys begin with, before a dot and the version.
  public let prefix: String

  private let values: any WhatsNewKeyValueStore

  /// Creates a store.
  public init(_ values: any WhatsNewKeyValueStore, prefix: String = "WhatsNewKit") {
    self.values = values
    self.prefix = prefix
  }

  /// The versions that were presented.
  public var presentedVersions: Set<AppVersion> { Set(entries.map(\.version)) }

  public func hasPresented(_ version: AppVersion) -> Bool {
    if values.value(forKey: key(version)) != nil { return true }
    return presentedVersions.contains(version)
  }

  public func save(presentedVersion version: AppVersion) {
    values.set(version.rawValue, forKey: key(version))
  }

  /// Forgets one version, however it is spelt.
  public func remove(presentedVersion version: AppVersion) {
    for entry in entries where entry.version == version { values.set(nil, forKey: entry.key) }
  }

  /// Forgets all versions; other keys stay.
  public func removeAll() {
    for entry in entries { values.set(nil, forKey: entry.key) }
  }

  private func key(_ version: AppVersion) -> String { "\(prefix).\(version.rawValue)" }

  private var entries: [(key: String, version: AppVersion)] {
    values.keys.compactMap { key in
      guard key.hasPrefix("\(prefix)."),
        let version = AppVersion(String(key.dropFirst(prefix.count + 1)))
      else { return nil }
      return (key, version)
    }
  }
}
