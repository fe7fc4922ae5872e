public import AppLaunch

/// Holds until enough days of 86,400 s have passed since the last call of the review prompt (R33).
///
/// It is a cooldown: testers who ignore cooldowns ignore it, too (R27).
public struct DaysBetweenCalls: LaunchCondition {
  /// How many days.
  public var count: Int

  /// What counts as a call.
  public var counted: LaunchScope

  /// A hundred and twenty.
  public static let usualCount = 120

  /// Creates a rule.
  public init(_ count: Int = usualCount, counting counted: LaunchScope = .reviewAsks) {
    self.count = count
    self.counted = counted
  }

  public var name: String { "daysBetween" }

  public var history: HistoryNeed { HistoryNeed(span: length) }

  private var length: LaunchDuration { .days(Int64(clamping: count)) }

  public func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall, !state.overrides.ignoresCooldowns else { return .allow }
    guard let last = state.record.lastTime(in: counted, now: now) else { return .allow }
    let end = last + length
    guard now < end else { return .allow }
    return .hold(
      Reason(code: "daysBetween", measured: .duration(now - last), bound: .duration(length)),
      until: last.known(after: length)
    )
  }
}

extension DaysBetweenCalls: DocumentedPolicy {
  public static let documentType = "daysBetween"
  public static let documentKeys = ["count", "counting"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      try fields.count("count", default: Self.usualCount),
      counting: try fields.counted()
    )
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    fields.write("count", count)
    try fields.write(mixed: "counting", counted)
  }
}
