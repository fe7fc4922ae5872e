/// Holds until the app has been installed long enough, in days of 86,400 s (R13).
public struct MinimumDays: LaunchCondition {
  /// How many days.
  public var count: Int

  /// Creates a rule.
  public init(_ count: Int) {
    self.count = count
  }

  public var name: String { "minimumDays" }

  public func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall, count > 0 else { return .allow }
    let installed = state.record.installed.map { state.record.knownTime($0, now: now) } ?? now
    let end = installed + .days(Int64(clamping: count))
    guard now < end else { return .allow }
    return .hold(
      Reason(
        "minimumDays",
        measured: .duration(now - installed),
        bound: .duration(.days(Int64(clamping: count)))
      ),
      until: end
    )
  }
}
