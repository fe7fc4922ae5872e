/// How often an event was recorded, and when last.
public struct EventRecord: Hashable, Sendable {
  public var count: Int
  public var last: Stamp

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []
}
