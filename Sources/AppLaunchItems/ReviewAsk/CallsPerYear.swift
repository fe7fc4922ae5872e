public import AppLaunch

/// Holds after so many calls of the review prompt in 365 days, as the store itself does (R33).
///
/// What is held is the scope; what is counted is another, usually every ask of the app (N26):
///
/// ```swift
/// CallsPerYear(2).only(items: "reviewAsk")
/// ```
public struct CallsPerYear: LaunchCondition {
  /// How many calls may be made.
  public var count: Int

  /// What counts as a call.
  public var counted: LaunchScope

  /// Three, which is the store's own limit.
  public static let usualCount = 3

  /// Creates a rule.
  public init(_ count: Int = usualCount, counting counted: LaunchScope = .reviewAsks) {
    self.count = count
    self.counted = counted
  }

  public var name: String { "perYear" }

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

extension CallsPerYear: DocumentedPolicy {
  public static let documentType = "perYear"
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
