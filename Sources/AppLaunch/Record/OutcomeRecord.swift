/// How a presentation ended, with version and time.
public struct OutcomeRecord: Hashable, Sendable {
  /// How.
  public var outcome: LaunchOutcome

  /// When.
  public var at: Stamp

  /// The app's version at that time, or nil where it was unknown.
  public var version: AppVersion?

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []
}
