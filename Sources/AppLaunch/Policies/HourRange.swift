/// Shows only inside some hours of the day, which may pass midnight.
public struct HourRange: LaunchCondition, DocumentedPolicy {
  /// The first minute inside.
  public var from: MinuteOfDay

  /// The first minute after the range; equal to `from`, it is the whole day (N34).
  public var to: MinuteOfDay

  /// The time zone.
  public var zone: LaunchZone

  /// Creates a range.
  public init(from: MinuteOfDay, to: MinuteOfDay, in zone: LaunchZone = .utc) {
    self.from = from
    self.to = to
    self.zone = zone
  }

  public var name: String { "hours" }

  public func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall, from != to else { return .allow }
    let minute = zone.minute(of: now)
    let isInside =
      from < to ? (from <= minute && minute < to) : (minute >= from || minute < to)
    if isInside { return .allow }
    return .hold(
      Reason(code: "hours", measured: .text(minute.description), bound: .text("\(from) to \(to)")),
      until: zone.next(from, after: now)
    )
  }
}

extension HourRange {
  public static let documentType = "hours"
  public static let documentKeys = ["from", "to", "zone"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      from: try fields.minute("from"),
      to: try fields.minute("to"),
      in: try fields.zone("zone", default: .utc)
    )
  }

  public func write(to fields: inout PolicyWriter) {
    fields.write("from", from)
    fields.write("to", to)
    fields.write("zone", zone)
  }
}
