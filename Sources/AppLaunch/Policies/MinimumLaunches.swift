/// Holds until the app was launched often enough: shows from the n-th launch on.
public struct MinimumLaunches: LaunchCondition, DocumentedPolicy {
  /// The number of the first launch that shows.
  public var count: Int

  /// Creates a rule.
  public init(_ count: Int) {
    self.count = count
  }

  public var name: String { "minimumLaunches" }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    let number = state.launch.number
    guard number < count else { return .allow }
    return .hold(Reason(code: "minimumLaunches", measured: .count(number), bound: .count(count)))
  }
}

extension MinimumLaunches {
  public static let documentType = "minimumLaunches"
  public static let documentKeys = ["count"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(try fields.count("count"))
  }

  public func write(to fields: inout PolicyWriter) { fields.write("count", count) }
}
