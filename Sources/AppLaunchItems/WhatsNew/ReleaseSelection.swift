public import AppLaunch

/// Which of the due releases show (R30, R31).
public enum ReleaseSelection: Hashable, Sendable {
  /// The newest only: who skipped versions sees one.
  case newest

  /// All of them, newest first, at most so many.
  case all(limit: Int)

  /// The release of the running version, else that of its major and minor alone.
  case matchingVersion

  /// All of them, newest first.
  public static var all: ReleaseSelection { .all(limit: .max) }

  /// Returns the releases that show, of those that are due, newest first.
  public func select<Page>(_ due: [Release<Page>], running: AppVersion) -> [Release<Page>] {
    switch self {
    case .newest:
      return Array(due.prefix(1))
    case .all(let limit):
      return Array(due.prefix(max(0, limit)))
    case .matchingVersion:
      let exact = due.first { $0.version.withoutPreRelease == running.withoutPreRelease }
      let minor = due.first { release in
        let version = release.version
        return version.agrees(with: running, to: .minor) && version.hasOnlyMinor
      }
      return (exact ?? minor).map { [$0] } ?? []
    }
  }
}

extension AppVersion {
  /// Whether nothing stands behind the minor number but zeros.
  fileprivate var hasOnlyMinor: Bool {
    withoutPreRelease.canonicalText.split(separator: ".").count <= 2
  }
}
