/// Whose entry in the record an item's is (R53).
public enum LaunchOwner: String, Hashable, Sendable, Codable, CaseIterable {
  /// The installed app, whoever uses it.
  case install

  /// The signed-in user.
  case subject
}
