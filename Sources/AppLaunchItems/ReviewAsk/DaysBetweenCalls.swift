public import AppLaunch

/// Holds until enough days of 86,400 s have passed since the last call of the review prompt (R33).
///
/// It is a cooldown: testers who ignore cooldowns ignore it, too (R27).
public struct DaysBetweenCalls: CallLimit {
  public static let documentType = "daysBetween"

  /// A hundred and twenty.
  public static let usualCount = 120

  /// How many days.
  public var count: Int

  public var counted: LaunchScope

  /// Creates a rule.
  public init(_ count: Int = usualCount, counting counted: LaunchScope = .reviewAsks) {
    self.count = count
    self.counted = counted
  }

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
