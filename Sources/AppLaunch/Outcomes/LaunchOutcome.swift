/// How a presentation ended (R23).
public enum LaunchOutcome: Hashable, Sendable {
  /// The user closed it.
  case dismissed(LaunchDismissal)

  /// The app removed it, or its view was torn down.
  case withdrawn

  /// It could not be drawn.
  case failed

  /// The process ended while it was up; written at the next launch.
  case interrupted

  /// Whether it settles an edition that is settled by being dismissed (R25).
  public var settlesDismissed: Bool {
    if case .dismissed = self { true } else { false }
  }

  /// The kind of outcome, without an action's name.
  public var name: String {
    switch self {
    case .dismissed(.action): "action"
    default: description
    }
  }
}

extension LaunchOutcome: LosslessStringConvertible {
  public init?(_ description: String) {
    switch description {
    case "withdrawn": self = .withdrawn
    case "failed": self = .failed
    case "interrupted": self = .interrupted
    default:
      guard let dismissal = LaunchDismissal(description) else { return nil }
      self = .dismissed(dismissal)
    }
  }

  public var description: String {
    switch self {
    case .dismissed(let dismissal): dismissal.description
    case .withdrawn: "withdrawn"
    case .failed: "failed"
    case .interrupted: "interrupted"
    }
  }
}

extension LaunchOutcome {
  /// The outcome as the record keeps it, with an action's name of bounded length.
  var bounded: Self {
    if case .dismissed(.action(let name)) = self { .dismissed(.action(name.bounded)) } else { self }
  }
}
