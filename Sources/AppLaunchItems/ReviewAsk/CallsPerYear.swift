public import AppLaunch

/// Holds after so many calls of the review prompt in 365 days, as the store itself does (R33).
public struct CallsPerYear: CallLimit {
  public static let documentType = "perYear"

  /// Three, which is the store's own limit.
  public static let usualCount = 3

  /// How many calls may be made.
  public var count: Int

  public var counted: LaunchScope

  /// Creates a rule.
  public init(_ count: Int = usualCount, counting counted: LaunchScope = .reviewAsks) {
    self.count = count
    self.counted = counted
  }

  public var history: HistoryNeed { cap.history }

  private var cap: FrequencyCap { FrequencyCap(count, scope: counted, within: .days(365)) }

  public func verdict(in state: LaunchState) -> Verdict {
    guard let objection = cap.verdict(in: state).objections.first else { return .allow }
    return .hold(
      Reason(code: "perYear", measured: objection.reason.measured, bound: objection.reason.bound),
      until: objection.until
    )
  }
}
