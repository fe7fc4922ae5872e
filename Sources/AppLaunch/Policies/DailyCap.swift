/// Holds what was shown too often on one calendar day.
///
/// The day is that of a time zone fixed in the policy, so that travelling neither adds a day nor
/// takes one (R13).
public struct DailyCap: LaunchCondition, CountingPolicy, DocumentedPolicy {
  /// How many may show on one day.
  public var count: Int

  /// The time zone whose days count.
  public var zone: LaunchZone

  public var scope: LaunchScope

  /// Creates a cap of some slots; of everything without one.
  public init(_ count: Int, of slots: LaunchSlot..., in zone: LaunchZone = .utc) {
    self.init(count, scope: .of(slots), in: zone)
  }

  /// Creates a cap of a scope.
  public init(_ count: Int, scope: LaunchScope, in zone: LaunchZone = .utc) {
    self.count = count
    self.zone = zone
    self.scope = scope
  }

  public var name: String { "dailyCap" }

  public var history: HistoryNeed { HistoryNeed(span: .days(2), count: count) }

  public func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall else { return .allow }
    let day = zone.day(of: now)
    var shown = 0
    state.record.forEachTime(in: scope) { stamp in
      if stamp.time <= now, zone.day(of: state.record.knownTime(stamp, now: now)) == day {
        shown += 1
      }
    }
    guard shown >= count else { return .allow }
    return .hold(
      Reason(code: "dailyCap", measured: .count(shown), bound: .count(count)),
      until: count > 0 ? zone.start(ofDay: day + 1) : nil
    )
  }
}

extension DailyCap {
  public static let documentType = "dailyCap"
  public static let documentKeys = ["count", "zone"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      try fields.count("count"),
      scope: .everything,
      in: try fields.zone("zone", default: .utc)
    )
  }

  public func write(to fields: inout PolicyWriter) {
    fields.write("count", count)
    fields.write("zone", zone)
  }
}
