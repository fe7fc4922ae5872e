/// Holds until the app recorded an event often enough.
public struct MinimumEvents: LaunchCondition, DocumentedPolicy {
  /// The event.
  public var event: String

  /// How often.
  public var count: Int

  /// Creates a rule.
  public init(_ event: String, _ count: Int) {
    self.event = event
    self.count = count
  }

  public var name: String { "events" }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    let found = state.record.event(event)?.count ?? 0
    guard found < count else { return .allow }
    return .hold(
      Reason(code: "events", about: event, measured: .count(found), bound: .count(count))
    )
  }
}

extension MinimumEvents {
  public static let documentType = "events"
  public static let documentKeys = ["event", "count"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(try fields.name("event"), try fields.count("count"))
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    try fields.write("event", name: event)
    fields.write("count", count)
  }
}
