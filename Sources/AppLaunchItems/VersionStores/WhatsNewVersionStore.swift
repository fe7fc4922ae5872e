public import AppLaunch

/// The half of a version store that says what was presented.
@MainActor
public protocol ReadableWhatsNewVersionStore {
  /// Returns whether what is new in a version was presented.
  func hasPresented(_ version: AppVersion) -> Bool
}

/// The half of a version store that remembers what was presented.
@MainActor
public protocol WriteableWhatsNewVersionStore {
  /// Remembers that what is new in a version was presented.
  func save(presentedVersion version: AppVersion)
}

/// Where an app that shows what's new by itself keeps which versions it presented.
///
/// An app with a database or a keychain of its own writes the two calls:
///
/// ```swift
/// struct DatabaseVersionStore: WhatsNewVersionStore {
///   let database: Database
///   func hasPresented(_ version: AppVersion) -> Bool { database.contains(version.canonicalText) }
///   func save(presentedVersion version: AppVersion) { database.insert(version.canonicalText) }
/// }
/// ```
public typealias WhatsNewVersionStore = ReadableWhatsNewVersionStore & WriteableWhatsNewVersionStore
