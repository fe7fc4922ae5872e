/// How a presentation ended, with version and time.
public struct OutcomeRecord: Hashable, Sendable {
  public var outcome: LaunchOutcome
  public var at: Stamp
  public var version: AppVersion?

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []
}
