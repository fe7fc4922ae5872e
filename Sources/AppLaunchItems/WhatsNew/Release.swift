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

  /// Whether it shows in the history alone, and never by itself.
  public var isSilent: Bool

  /// Creates a release.
  public init(version: AppVersion, pages: [Page], isSilent: Bool = false) {
    self.version = version
    self.pages = pages
    self.isSilent = isSilent
  }

  /// Returns the release with those pages that a test keeps; one without pages is not due (R32).
  public func keeping(_ isKept: (Page) throws -> Bool) rethrows -> Release {
    Release(version: version, pages: try pages.filter(isKept), isSilent: isSilent)
  }

  /// Returns the release with each page made into another, such as a view's model.
  public func map<Other: Sendable>(_ transform: (Page) throws -> Other) rethrows -> Release<Other> {
    Release<Other>(version: version, pages: try pages.map(transform), isSilent: isSilent)
  }
}

extension Release: Equatable where Page: Equatable {}
extension Release: Hashable where Page: Hashable {}
