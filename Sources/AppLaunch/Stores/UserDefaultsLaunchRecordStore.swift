public import Foundation

/// A record under a key of the user defaults, beside the app's own settings.
///
/// ```swift
/// let store = UserDefaultsLaunchRecordStore(
///   defaults: appGroup,
///   lastLaunchedVersionKey: "lastSeenVersion"
/// )
/// ```
///
/// The record is data of JSON text; text is read too. A damaged one is set aside under `<key>.corrupt-1` and
/// so on. There is no copy of the record before: the defaults change a value as
/// a whole, and on tvOS an app has room for 1 MB in all.
public struct UserDefaultsLaunchRecordStore: LaunchRecordStore {
  /// The key of the record.
  public let key: String

  private let suite: DefaultsSuite
  private let versionKey: String?
  private let known = Guarded(Known())

  /// What this store knows of the key.
  private struct Known: Sendable {
    /// The bytes that were read or written last.
    var bytes: [UInt8]?

    /// Whether there was no record when this store looked for one.
    var wasMissing = false
  }

  /// How many damaged records are kept; there is no room for more.
  private static let keptDamaged = 2

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - defaults: The suite: the app's own, or that of its group.
  ///   - key: The key of the record.
  ///   - lastLaunchedVersionKey: The key under which the app has written the version that was launched
  ///     last, as a plain string; read where there is no record, and never written.
  public init(
    defaults: UserDefaults = .standard,
    key: String = "AppLaunch.record",
    lastLaunchedVersionKey: String? = nil
  ) {
    suite = DefaultsSuite(defaults: defaults)
    self.key = key
    versionKey = lastLaunchedVersionKey
  }

  /// Creates a store in the app's own defaults, as ``FileLaunchRecordStore/init(app:)`` does in the place
  /// for files.
  ///
  /// - Parameter app: The beginning of the record's key, such as the app's bundle identifier.
  public init(app: String) {
    self.init(key: "\(app).launch-record")
  }

  public var earlierVersion: String? { versionKey.flatMap { suite.defaults.string(forKey: $0) } }

  public var placeName: String? { "defaults \(DefaultsSuites.number(of: suite.defaults)) \(key)" }

  public var hasChanged: Bool { known.withLock { (try? bytes()) != $0.bytes } }

  public func load() throws(LaunchRecordStoreError) -> LaunchRecord? {
    try known.withLock { (known) throws(LaunchRecordStoreError) in
      guard let bytes = try bytes() else {
        known.wasMissing = known.bytes == nil
        return nil
      }
      let record = try LaunchRecord(bytes: bytes, place: place)
      known = Known(bytes: bytes)
      return record
    }
  }

  public func save(_ record: LaunchRecord) throws(LaunchRecordStoreError) {
    let bytes = try record.bytes(for: place)
    try known.withLock { (known) throws(LaunchRecordStoreError) in
      try checkPresent(known)
      suite.defaults.set(Data(bytes), forKey: key)
      guard suite.defaults.synchronize() else {
        throw LaunchRecordStoreError(
          .unwritable,
          place: place,
          reason: "the defaults could not be synchronized"
        )
      }
      known = Known(bytes: bytes)
    }
  }

  public func read() -> LaunchRecordReading {
    do throws(LaunchRecordStoreError) {
      return try load().map(LaunchRecordReading.record) ?? .missing
    } catch {
      guard case .corrupt(var damage) = LaunchRecordReading(error) else {
        return LaunchRecordReading(error)
      }
      damage.setAside = known.withLock { _ in setAside() }
      return .corrupt(damage)
    }
  }

  private var place: String { "the key \(key.quoted)" }

  private func bytes() throws(LaunchRecordStoreError) -> [UInt8]? {
    switch suite.defaults.object(forKey: key) {
    case nil: return nil
    case let data as Data: return Array(data)
    case let text as String: return Array(text.utf8)
    default:
      throw LaunchRecordStoreError(
        .undecodable,
        place: place,
        reason: "it is neither data nor text"
      )
    }
  }

  /// Throws where what is there is not to be replaced.
  private func checkPresent(_ known: Known) throws(LaunchRecordStoreError) {
    do throws(LaunchRecordStoreError) {
      guard let bytes = try bytes(), bytes != known.bytes else { return }
      _ = try LaunchRecord(bytes: bytes, place: place)
      guard !known.wasMissing else { throw LaunchRecordStoreError.appeared(at: place) }
    } catch {
      guard case .corrupt = LaunchRecordReading(error), isSetAside else { throw error }
    }
  }

  private var damagedKeys: [String] { (1...Self.keptDamaged).map { "\(key).corrupt-\($0)" } }

  private var isSetAside: Bool { damagedKeys.contains(where: holdsPresent) }

  private func holdsPresent(_ other: String) -> Bool {
    guard let present = suite.defaults.object(forKey: key) as? NSObject else { return false }
    return present.isEqual(suite.defaults.object(forKey: other))
  }

  /// Copies what is there to a key that is free, or else to the last.
  private func setAside() -> String? {
    if let key = damagedKeys.first(where: holdsPresent) { return key }
    let isFree = { (key: String) in suite.defaults.object(forKey: key) == nil }
    guard let free = damagedKeys.first(where: isFree) ?? damagedKeys.last else { return nil }
    suite.defaults.set(suite.defaults.object(forKey: key), forKey: free)
    return suite.defaults.synchronize() ? free : nil
  }
}
