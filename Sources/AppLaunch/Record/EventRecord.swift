/// How often an event was recorded, and when last.
public struct EventRecord: Hashable, Sendable {
  /// How often.
  public var count: Int

  /// When last.
  public var last: Stamp

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []
}
