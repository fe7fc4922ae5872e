public import AppLaunch

/// How the pages of what's new were closed.
public enum WhatsNewClosing: String, Hashable, Sendable, Codable, CaseIterable {
  /// By the close button, or Escape.
  case closeButton = "close_button"

  /// By going on from the last page.
  case finished

  /// By a swipe.
  case swipeDown = "swipe_down"

  /// The same for a queue or a tracker.
  public var dismissal: LaunchDismissal {
    switch self {
    case .closeButton: .closeButton
    case .finished: .finished
    case .swipeDown: .swipeDown
    }
  }
}
