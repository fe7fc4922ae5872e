/// Where the record is kept.
///
/// Two calls make a store. It is synchronous and called from any thread; whoever needs time to spare
/// calls it on a thread that has it.
///
/// ```swift
/// struct KeychainStore: LaunchRecordStore {
///   func load() throws(LaunchRecordStoreError) -> LaunchRecord? {
///     guard let data = keychain["launches"] else { return nil }
///     return try LaunchRecord(json: data)
///   }
///
///   func save(_ record: LaunchRecord) throws(LaunchRecordStoreError) {
///     _ = try load()  // What cannot be read is not replaced.
///     keychain["launches"] = record.jsonData
///   }
/// }
/// ```
///
/// A store replaces a record as a whole or not at all (R45), and replaces nothing that it could not
/// read: it throws instead, until what is there was set aside (R21).
public protocol LaunchRecordStore: Sendable {
  /// Returns the record, or nil where there is none.
  ///
  /// - Throws: Why there is one that cannot be had; that is never the same as none.
  func load() throws(LaunchRecordStoreError) -> LaunchRecord?

  /// Writes the record in the place of what was there.
  ///
  /// - Throws: Why it was not written; what was there is then still there.
  func save(_ record: LaunchRecord) throws(LaunchRecordStoreError)

  /// Returns what is known of the place when a launch begins: where the record is damaged, a store
  /// that can sets it aside and looks for a good copy (R21).
  ///
  /// Without it, what ``load()`` says.
  func read() -> LaunchRecordReading

  /// Whether what is saved is still there when the process has ended; true unless a store says
  /// otherwise.
  var isPersistent: Bool { get }

  /// Whether somebody else wrote the record since this store last read or wrote it: what is saved next
  /// has to be merged with it (R45). False unless a store can tell.
  var hasChanged: Bool { get }

  /// The name of the place, the same for all stores that keep the same record; nil, which shares with
  /// nobody, unless a store says otherwise (R54).
  var placeName: String? { get }

  /// The version that an app wrote down as launched last before it had a record (R20), as the app
  /// wrote it; nil unless a store knows of one.
  var earlierVersion: String? { get }
}

extension LaunchRecordStore {
  public func read() -> LaunchRecordReading {
    do throws(LaunchRecordStoreError) {
      return try load().map(LaunchRecordReading.record) ?? .missing
    } catch {
      return LaunchRecordReading(error)
    }
  }

  public var isPersistent: Bool { true }
  public var hasChanged: Bool { false }
  public var placeName: String? { nil }
  public var earlierVersion: String? { nil }
}
