public import AppLaunch

/// Holds until the app was used on enough distinct days (R33, N27).
public struct MinimumDaysOfUse: LaunchCondition {
  /// How many days, this launch's included.
  public var count: Int

  /// Three.
  public static let usualCount = 3

  /// Creates a rule.
  public init(_ count: Int = usualCount) {
    self.count = count
  }

  public var name: String { "daysOfUse" }

  public func verdict(in state: LaunchState) -> Verdict {
    let used = state.record.days.count
    guard used < count else { return .allow }
    return .hold(Reason(code: "daysOfUse", measured: .count(used), bound: .count(count)))
  }
}

extension MinimumDaysOfUse: DocumentedPolicy {
  public static let documentType = "daysOfUse"
  public static let documentKeys = ["count"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(try fields.count("count", default: Self.usualCount))
  }

  public func write(to fields: inout PolicyWriter) { fields.write("count", count) }
}
