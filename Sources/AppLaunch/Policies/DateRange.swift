/// Holds before a date and drops from another on.
public struct DateRange: LaunchCondition, DocumentedPolicy {
  /// The first time inside, or nil for no beginning.
  public var from: LaunchTime?

  /// The first time after the range, or nil for no end.
  public var until: LaunchTime?

  /// Creates a range.
  public init(from: LaunchTime? = nil, until: LaunchTime? = nil) {
    self.from = from
    self.until = until
  }

  public var name: String { "dates" }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall else { return .allow }
    if let until, now >= until {
      return .drop(Reason(code: "dates.over", measured: .time(now), bound: .time(until)))
    }
    if let from, now < from {
      return .hold(
        Reason(code: "dates.early", measured: .time(now), bound: .time(from)),
        until: from
      )
    }
    return .allow
  }
}

extension DateRange {
  public static let documentType = "dates"
  public static let documentKeys = ["from", "until"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      from: fields.has("from") ? try fields.time("from") : nil,
      until: fields.has("until") ? try fields.time("until") : nil
    )
  }

  public func write(to fields: inout PolicyWriter) {
    if let from { fields.write("from", from) }
    if let until { fields.write("until", until) }
  }
}
