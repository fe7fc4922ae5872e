public import AppLaunch

/// Holds for some days of 86,400 s after an error that the app recorded, or after a death in the
/// foreground without a clean end (R33, N28).
public struct QuietAfterErrors: LaunchCondition {
  /// How many days.
  public var count: Int

  /// Three.
  public static let usualCount = 3

  /// Creates a rule.
  public init(days count: Int = usualCount) {
    self.count = count
  }

  public var name: String { "recentError" }

  private var length: LaunchDuration { .days(Int64(clamping: count)) }

  public func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall else { return .allow }
    let times = (state.record.errors + state.record.deaths).map { stamp in
      state.record.knownTime(stamp, now: now)
    }
    guard let last = times.max(), now < last + length else { return .allow }
    return .hold(
      Reason(code: "recentError", measured: .duration(now - last), bound: .duration(length)),
      until: last.known(after: length)
    )
  }
}

extension QuietAfterErrors: DocumentedPolicy {
  public static let documentType = "recentError"
  public static let documentKeys = ["count"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(days: try fields.count("count", default: Self.usualCount))
  }

  public func write(to fields: inout PolicyWriter) { fields.write("count", count) }
}
