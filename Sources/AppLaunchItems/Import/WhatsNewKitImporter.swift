public import AppLaunch

/// Imports which versions WhatsNewKit presented: a key for each, `<prefix>.<version>`.
///
/// Those versions do not show again, and the highest counts as launched.
///
/// - `WhatsNewKit.<version>`: version 2, in user defaults and in iCloud's key-value store. Source:
///   [`WhatsNew+Version+Key.swift`](https://github.com/SvenTiigi/WhatsNewKit/blob/2.2.1/Sources/Extensions/WhatsNew%2BVersion%2BKey.swift).
/// - `de.tiigi.whatsnewkit.<version>`: version 1, whose prefix an app may have changed. Source:
///   [`KeyValueWhatsNewVersionStore.swift`](https://github.com/SvenTiigi/WhatsNewKit/blob/1.3.7/Sources/Store/KeyValueWhatsNewVersionStore.swift).
public struct WhatsNewKitImporter: EarlierUseImporter {
  /// What the keys begin with, before a dot and the version; empty where the key is the version.
  public var prefix: String

  /// The name of what's new in the record.
  public var item: LaunchItemID

  /// Creates an importer.
  public init(prefix: String, item: LaunchItemID = "whatsNew") {
    (self.prefix, self.item) = (prefix, item)
  }

  public func read(_ values: ImportedValues, into use: inout ImportedUse) {
    let start = prefix.isEmpty ? "" : "\(prefix)."
    for key in values.values.keys.sorted() where key.hasPrefix(start) {
      guard let version = AppVersion(String(key.dropFirst(start.count))) else {
        // Without a prefix, any key may be somebody else's.
        if !prefix.isEmpty { use.skip(key, "what follows the prefix is no version") }
        continue
      }
      if case .number(0)? = values[key] { continue }
      use.use.version = max(use.use.version ?? version, version)
      let key = EditionKey(item, edition: LaunchEdition(version))
      use.use.seen.append(EarlierUse.Seen(key, in: .whatsNew))
    }
  }
}

extension EarlierUseImporter where Self == WhatsNewKitImporter {
  /// The keys of WhatsNewKit 1.
  public static var whatsNewKit1: WhatsNewKitImporter {
    WhatsNewKitImporter(prefix: "de.tiigi.whatsnewkit")
  }

  /// The keys of WhatsNewKit 2.
  public static var whatsNewKit2: WhatsNewKitImporter { WhatsNewKitImporter(prefix: "WhatsNewKit") }
}
