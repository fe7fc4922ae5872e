/// Holds until the app has been installed long enough, in days of 86,400 s (R13).
public struct MinimumDays: LaunchCondition, DocumentedPolicy {
  /// How many days.
  public var count: Int

  /// Creates a rule.
  public init(_ count: Int) {
    self.count = count
  }

  public var name: String { "minimumDays" }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall, count > 0 else { return .allow }
    let installed = state.record.installed.map { state.record.knownTime($0, now: now) } ?? now
    let length = LaunchDuration.days(Int64(clamping: count))
    guard now < installed + length else { return .allow }
    return .hold(
      Reason(code: "minimumDays", measured: .duration(now - installed), bound: .duration(length)),
      until: installed.known(after: length)
    )
  }
}

extension MinimumDays {
  public static let documentType = "minimumDays"
  public static let documentKeys = ["count"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(try fields.count("count"))
  }

  public func write(to fields: inout PolicyWriter) { fields.write("count", count) }
}
