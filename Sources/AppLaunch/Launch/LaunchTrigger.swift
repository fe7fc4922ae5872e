/// What brought the app to the front.
public enum LaunchTrigger: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user opened the app.
  case user

  /// A link.
  case link

  /// A notification.
  case notification

  /// A shortcut or quick action.
  case shortcut

  /// The app came back in a process that had a launch before (R19).
  case resume
}
