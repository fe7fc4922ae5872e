public import AppLaunch

/// All releases with something to tell.
public struct ReleaseCatalog<Page: Sendable>: Sendable {
  /// The releases, newest first; a beta and its release are one, the higher of them that has pages
  /// (R30, R32). Of two of one version the first that has pages counts.
  public let releases: [Release<Page>]

  /// Creates a catalog from releases in any order.
  public init(_ releases: [Release<Page>]) {
    let order = releases.indices.sorted {
      (releases[$1].version, $0) < (releases[$0].version, $1)
    }
    var chosen: [Release<Page>] = []
    for release in order.map({ releases[$0] }) {
      guard let last = chosen.last,
        last.version.withoutPreRelease == release.version.withoutPreRelease
      else {
        chosen.append(release)
        continue
      }
      if last.pages.isEmpty, !release.pages.isEmpty { chosen[chosen.count - 1] = release }
    }
    self.releases = chosen
  }

  /// The catalog of an app that has nothing to tell yet.
  public static var empty: ReleaseCatalog { ReleaseCatalog([]) }

  /// Returns the releases in `(baseline, running]`, compared without pre-release, newest first; silent
  /// ones and those without pages are left out.
  public func releases(after baseline: AppVersion?, through running: AppVersion) -> [Release<Page>]
  {
    let bottom = baseline?.withoutPreRelease
    return history(through: running).filter { release in
      !release.isSilent && bottom.map { release.version.withoutPreRelease > $0 } ?? true
    }
  }

  /// Returns what a list of all news shows: the releases up to the running version, silent ones too,
  /// newest first.
  public func history(through running: AppVersion) -> [Release<Page>] {
    let top = running.withoutPreRelease
    return releases.filter { $0.version.withoutPreRelease <= top && !$0.pages.isEmpty }
  }

  /// Returns the catalog with those pages that a test keeps: a release of which none is left is not due
  /// (R32).
  public func keeping(_ isKept: (Page) throws -> Bool) rethrows -> ReleaseCatalog {
    ReleaseCatalog(try releases.map { try $0.keeping(isKept) })
  }

  /// Returns the release of a version, or nil where there is none; a beta and its release are one.
  public func release(of version: AppVersion) -> Release<Page>? {
    releases.first { $0.version.withoutPreRelease == version.withoutPreRelease }
  }
}

extension ReleaseCatalog: RandomAccessCollection {
  public var startIndex: Int { releases.startIndex }
  public var endIndex: Int { releases.endIndex }

  public subscript(position: Int) -> Release<Page> { releases[position] }
}

extension ReleaseCatalog: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Release<Page>...) {
    self.init(elements)
  }
}
