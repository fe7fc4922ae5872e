/// How an edition was settled for good.
public struct Settlement: Hashable, Sendable {
  /// What settled it.
  public var how: How

  /// When.
  public var at: Stamp

  /// The app's version at that time.
  public var version: AppVersion?

  /// The number of the launch.
  public var launch: Int

  /// The baseline of what's new before this settlement moved it, so that a reset can restore it
  /// (N15).
  public var baselineBefore: AppVersion?

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []

  /// What can settle an edition.
  public enum How: Hashable, Sendable {
    /// It was presented, or closed by the user.
    case outcome(LaunchOutcome)

    /// It was presented, and `presented` settles it.
    case presented

    /// These policies dropped it.
    case dropped(by: [String])

    /// It crash-looped: dropped until the app's version changes (S6).
    case crashLooped(by: [String])

    /// It was declared when an existing user's record began (R20).
    case adopted
  }
}
