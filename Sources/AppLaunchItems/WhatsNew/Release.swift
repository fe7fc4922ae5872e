public import AppLaunch

/// One version with something to tell, and the pages that tell it.
///
/// ```swift
/// Release(version: "1.6.1", pages: [NewsPage.yearCards, .yearNotes])
/// ```
public struct Release<Page: Sendable>: Sendable {
  /// The version that brought it.
  public var version: AppVersion

  /// The pages, in order.
  public var pages: [Page]

  /// Creates a release.
  public init(version: AppVersion, pages: [Page]) {
    self.version = version
    self.pages = pages
  }

  /// Returns the release with those pages that a test keeps; one without pages is not due (R32).
  public func keeping(_ isKept: (Page) throws -> Bool) rethrows -> Release {
    Release(version: version, pages: try pages.filter(isKept))
  }
}

extension Release: Equatable where Page: Equatable {}
extension Release: Hashable where Page: Hashable {}
