/// How a user closed a screen.
public enum LaunchDismissal: Hashable, Sendable {
  /// The last page or the main button.
  case finished

  /// The close button, or Escape.
  case closeButton

  /// A swipe.
  case swipeDown

  /// Another button, by name.
  case action(String)
}

extension LaunchDismissal: LosslessStringConvertible {
  /// Reads `finished`, `closeButton`, `swipeDown` or `action:NAME`.
  public init?(_ description: String) {
    switch description {
    case "finished": self = .finished
    case "closeButton": self = .closeButton
    case "swipeDown": self = .swipeDown
    default:
      guard description.hasPrefix("action:") else { return nil }
      self = .action(String(description.dropFirst("action:".count)))
    }
  }

  public var description: String {
    switch self {
    case .finished: "finished"
    case .closeButton: "closeButton"
    case .swipeDown: "swipeDown"
    case .action(let name): "action:\(name)"
    }
  }
}
