public import AppLaunch

/// A version store that forgets with the process, for previews and tests.
@MainActor
public final class InMemoryWhatsNewVersionStore: WhatsNewVersionStore {
  /// The versions that were presented.
  public private(set) var presentedVersions: Set<AppVersion>

  /// Creates a store.
  public nonisolated init(_ presentedVersions: Set<AppVersion> = []) {
    self.presentedVersions = presentedVersions
  }

  public func hasPresented(_ version: AppVersion) -> Bool { presentedVersions.contains(version) }

  public func save(presentedVersion version: AppVersion) { presentedVersions.insert(version) }

  /// Forgets one version.
  public func remove(presentedVersion version: AppVersion) { presentedVersions.remove(version) }

  /// Forgets all versions.
  public func removeAll() { presentedVersions = [] }
}
