public import AppLaunch

/// A store that begins with what was imported, until it has a record of its own.
///
/// ```swift
/// let store = FileLaunchRecordStore(app: "com.example.tidy").importing(
///   [.whatsNewKit2, LastVersionImporter(key: "lastSeenVersion"), .iRate],
///   from: ImportedValues(defaults: .standard),
///   running: AppVersion(bundle: .main)
/// )
/// ```
///
/// The first launch is an adoption (R20). As soon as it is saved the record counts, and nothing is
/// imported any more; until then nothing was changed anywhere. A record that cannot be read now, or is
/// damaged, is not missing: nothing is imported in its place (R20, R21).
public struct ImportingLaunchRecordStore<Base: LaunchRecordStore>: LaunchRecordStore {
  /// Where the record is kept.
  public let base: Base

  /// What is imported, and what was left out.
  public let imported: ImportedUse

  /// Creates a store.
  public init(_ base: Base, imported: ImportedUse) {
    (self.base, self.imported) = (base, imported)
  }

  public func load() throws(LaunchRecordStoreError) -> LaunchRecord? {
    try base.load() ?? record
  }

  public func save(_ record: LaunchRecord) throws(LaunchRecordStoreError) {
    try base.save(record)
  }

  public func read() -> LaunchRecordReading {
    let reading = base.read()
    guard case .missing = reading, let record else { return reading }
    return .record(record)
  }

  public var isPersistent: Bool { base.isPersistent }
  public var hasChanged: Bool { base.hasChanged }
  public var placeName: String? { base.placeName }

  /// The version that was imported, or that the store itself knows of, whichever is higher.
  public var earlierVersion: String? {
    guard !imported.use.isEmpty || imported.isOfUnknownVersion else { return base.earlierVersion }
    let known = base.earlierVersion.flatMap { AppVersion($0) }
    let version = [known, imported.use.version].compactMap(\.self).max()
    return version?.rawValue ?? base.earlierVersion ?? ""
  }

  private var record: LaunchRecord? {
    imported.use.isEmpty ? nil : LaunchRecord(continuing: imported.use)
  }
}

extension LaunchRecordStore {
  /// Returns a store that begins with what some importers find; see ``ImportingLaunchRecordStore``.
  ///
  /// - Parameters:
  ///   - importers: Who knows what was written down under which keys; their order means nothing.
  ///   - values: What was.
  ///   - running: The running version.
  public func importing(
    _ importers: [any EarlierUseImporter],
    from values: ImportedValues,
    running: AppVersion?
  ) -> ImportingLaunchRecordStore<Self> {
    ImportingLaunchRecordStore(
      self,
      imported: ImportedUse(importers, from: values, running: running)
    )
  }
}
