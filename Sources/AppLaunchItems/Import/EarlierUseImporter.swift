public import AppLaunch

/// Whoever knows what an app, or another package, wrote down under which keys.
///
/// ```swift
/// struct StreakImporter: EarlierUseImporter {
///   func read(_ values: ImportedValues, into use: inout ImportedUse) {
///     guard let days = values.count("streak") else { return }
///     use.use.events.append(EarlierUse.Event("day", count: days))
///   }
/// }
/// ```
public protocol EarlierUseImporter: Sendable {
  /// Adds what the values tell; what makes no sense is noted as skipped.
  func read(_ values: ImportedValues, into use: inout ImportedUse)
}

/// What was imported.
public struct ImportedUse: Hashable, Sendable {
  /// What is known of earlier use.
  public var use = EarlierUse()

  /// What was left out, and why.
  public var skipped: [ImportError] = []

  /// The running version: what is known of an existing user whose version is not.
  public let running: AppVersion?

  /// Whether earlier use is known of whose version is not.
  public var isOfUnknownVersion = false

  /// Creates an import of nothing.
  public init(running: AppVersion?) {
    self.running = running
  }

  /// Imports what some importers find; their order means nothing.
  ///
  /// An existing user whose version nobody knows is taken to have seen all there was: their version is the
  /// running one.
  public init(
    _ importers: [any EarlierUseImporter],
    from values: ImportedValues,
    running: AppVersion?
  ) {
    self.init(running: running)
    for importer in importers {
      var found = ImportedUse(running: running)
      importer.read(values, into: &found)
      use.merge(found.use)
      skipped += found.skipped
      isOfUnknownVersion = isOfUnknownVersion || found.isOfUnknownVersion
    }
    skipped.sort { ($0.place, $0.reason) < ($1.place, $1.reason) }
    use.sort()
    if use.version == nil, isOfUnknownVersion || !use.isEmpty { use.version = running }
  }

  /// Notes that the value of a key makes no sense.
  public mutating func skip(_ key: String, _ reason: String) {
    skipped.append(ImportError(.invalid, place: key, reason: reason))
  }
}

extension EarlierUse {
  /// Puts the entries in an order that does not depend on who found them.
  fileprivate mutating func sort() {
    seen.sort { ($0.key.id, $0.key.edition.rawValue) < ($1.key.id, $1.key.edition.rawValue) }
    shown.sort {
      ($0.slot.name, $0.at ?? .distantPast, $0.version?.rawValue ?? "")
        < ($1.slot.name, $1.at ?? .distantPast, $1.version?.rawValue ?? "")
    }
    events.sort { $0.name < $1.name }
  }
}
