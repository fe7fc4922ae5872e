import AppLaunch

extension WhatsNewPagerState where Page: Equatable {
  /// Takes pages that are known only now, or fewer than there were: the page on screen stays, whatever
  /// becomes of the others (R32).
  ///
  /// - Returns: Whether they were taken: those of another version are not, and none once the pages went.
  @discardableResult
  public mutating func replace(with release: Release<Page>) -> Bool {
    guard end == nil, release.version == self.release.version else { return false }
    let page = current
    let places = release.pages.indices.filter { release.pages[$0] == page }
    var pages = release.pages
    let place: Int
    if let nearest = places.min(by: { abs($0 - position) < abs($1 - position) }) {
      place = nearest
    } else {
      place = min(position, pages.count)
      pages.insert(page, at: place)
    }
    self.release.pages = pages
    position = place
    return true
  }
}
