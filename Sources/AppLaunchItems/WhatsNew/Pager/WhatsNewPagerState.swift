import AppLaunch

/// Where a user is in the pages of a release, for whatever draws them: a view, a terminal, a test.
///
/// ```swift
/// var pager = WhatsNewPagerState(release)
/// send(pager.appeared())
/// pager.next()                          // page 2
/// send(pager.close(via: .closeButton))  // closed on page 2 of 3
/// ```
///
/// The page may let the user do something: a step takes the page's place until it is finished, and
/// while it asks for a permission the pages cannot be closed.
public struct WhatsNewPagerState<Page: Sendable>: Sendable {
  /// The release.
  public internal(set) var release: Release<Page>

  /// The position of the page on screen, from 0.
  public internal(set) var position = 0

  /// The step that has the page's place, or nil for none.
  public private(set) var step: Step?

  /// How the pages went, or nil while they are up.
  public private(set) var end: End?

  private var hasAppeared = false

  /// A step of a page.
  public struct Step: Hashable, Sendable {
    /// Whether it asks for a permission of the system.
    public let asksPermission: Bool
  }

  /// How pages go.
  public enum End: Hashable, Sendable {
    /// The user closed them.
    case closed(WhatsNewClosing)

    /// The app took them away.
    case withdrawn
  }

  /// Creates the state at the first page, or returns nil for a release without pages, which is never
  /// due (R32).
  public init?(_ release: Release<Page>) {
    guard !release.pages.isEmpty else { return nil }
    self.release = release
  }
}

extension WhatsNewPagerState {
  /// The page on screen.
  public var current: Page { release.pages[position] }

  /// The number of the page on screen, from 1.
  public var page: Int { position + 1 }

  /// How many pages there are.
  public var pages: Int { release.pages.count }

  /// Whether the page on screen is the last.
  public var isLast: Bool { page == pages }

  /// Whether the user can close the pages now: not while a permission is asked.
  public var isCloseAllowed: Bool { end == nil && step?.asksPermission != true }

  /// Whether the user can turn the page now: not while a step has its place.
  public var isTurnAllowed: Bool { end == nil && step == nil }

  /// Tells that the pages appeared; returns the event, once.
  public mutating func appeared() -> WhatsNewEvent? {
    guard end == nil, !hasAppeared else { return nil }
    hasAppeared = true
    return .shown(release: release.version)
  }

  /// Goes on: to the next page, or out of the last one, which closes the pages and returns the event.
  @discardableResult
  public mutating func next() -> WhatsNewEvent? {
    guard isTurnAllowed else { return nil }
    guard isLast else {
      position += 1
      return nil
    }
    return end(via: .finished)
  }

  /// Goes back to the page before, if there is one.
  public mutating func back() {
    turn(to: position - 1)
  }

  /// Turns to a page by its position from 0, as swiping does; where there is none, stays.
  public mutating func turn(to position: Int) {
    guard isTurnAllowed, release.pages.indices.contains(position) else { return }
    self.position = position
  }

  /// Puts a step in the place of the page.
  public mutating func beginStep(asksPermission: Bool) {
    guard isTurnAllowed else { return }
    step = Step(asksPermission: asksPermission)
  }

  /// Ends the step and goes on, as ``next()`` does.
  @discardableResult
  public mutating func finishStep() -> WhatsNewEvent? {
    guard step != nil, end == nil else { return nil }
    step = nil
    return next()
  }

  /// Closes the pages, where that is allowed now; returns the event.
  @discardableResult
  public mutating func close(via closing: WhatsNewClosing) -> WhatsNewEvent? {
    isCloseAllowed ? end(via: closing) : nil
  }

  /// Tells that the app took the pages away; there is no event.
  public mutating func withdraw() {
    if end == nil { end = .withdrawn }
  }

  private mutating func end(via closing: WhatsNewClosing) -> WhatsNewEvent {
    end = .closed(closing)
    return .closed(release: release.version, page: page, pages: pages, via: closing)
  }
}
