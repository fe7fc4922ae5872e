public import AppLaunch

/// What analytics learn of the pages of what's new; nothing in it is personal.
///
/// ```swift
/// if let event = pager.appeared() { analytics.send(event.name, event.parameters) }
/// ```
public enum WhatsNewEvent: Hashable, Sendable, Codable {
  /// The pages appeared.
  case shown(release: AppVersion)

  /// The user closed them.
  ///
  /// - Parameters:
  ///   - page: The page on screen, from 1.
  ///   - pages: How many there were.
  case closed(release: AppVersion, page: Int, pages: Int, via: WhatsNewClosing)

  /// The name: `whats_new_shown` or `whats_new_closed`.
  public var name: String {
    switch self {
    case .shown: "whats_new_shown"
    case .closed: "whats_new_closed"
    }
  }

  /// The parameters as texts, by name.
  public var parameters: [String: String] {
    switch self {
    case .shown(let release):
      ["release": release.rawValue]
    case .closed(let release, let page, let pages, let via):
      ["release": release.rawValue, "page": "\(page)", "pages": "\(pages)", "via": via.rawValue]
    }
  }
}
