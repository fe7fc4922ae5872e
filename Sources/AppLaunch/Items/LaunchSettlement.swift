/// What settles an edition for good (R25).
public enum LaunchSettlement: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user closed it: finished, close button, swipe, or an action.
  case dismissed

  /// It was presented, however it went.
  case presented

  /// Nothing but a drop: only policies limit it.
  case never
}

extension LaunchSettlement {
  /// Returns what settles an item of a slot that does not say: paywalls, review asks and follow-ups
  /// come again, held by policies alone; the rest is settled when the user closes it (R25).
  public static func usual(in slot: LaunchSlot) -> Self {
    switch slot {
    case .paywall, .reviewAsk, .followUp: .never
    default: .dismissed
    }
  }
}
