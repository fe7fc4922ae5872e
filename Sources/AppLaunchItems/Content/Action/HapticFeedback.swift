/// What a device does that can be felt when a button is tapped.
public enum HapticFeedback: Hashable, Sendable {
  /// A tap; how strong it is, from 0 to 1, or nil for the usual.
  case impact(Impact = .medium, intensity: Double? = nil)

  /// That something went well or not.
  case notification(Notification = .success)

  /// That a choice changed.
  case selection

  /// What hits what.
  public enum Impact: String, Hashable, Sendable, Codable, CaseIterable {
    case light, medium, heavy, soft, rigid
  }

  /// How something went.
  public enum Notification: String, Hashable, Sendable, Codable, CaseIterable {
    case success, warning, error
  }
}
