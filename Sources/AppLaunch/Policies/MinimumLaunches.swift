/// Holds until the app was launched often enough: shows from the n-th launch on.
public struct MinimumLaunches: LaunchCondition {
  /// The number of the first launch that shows.
  public var count: Int

  /// Creates a rule.
  public init(_ count: Int) {
    self.count = count
  }

  public var name: String { "minimumLaunches" }

  public func verdict(in state: LaunchState) -> Verdict {
    let number = state.launch.number
    guard number < count else { return .allow }
    return .hold(Reason("minimumLaunches", measured: .count(number), bound: .count(count)))
  }
}
