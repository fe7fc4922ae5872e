/// Makes items wait for a moment that the app names, inside the same launch (R34).
public struct AwaitMoment: LaunchCondition {
  /// The moment.
  public var moment: String

  /// How long a reached moment stays reached.
  public var freshFor: Freshness

  /// How long a moment stays reached.
  public enum Freshness: Hashable, Sendable {
    /// So long of unblocked, empty screen; stale at exactly that (N3).
    case duration(LaunchDuration)

    /// For the whole launch.
    case wholeLaunch
  }

  /// Creates a rule.
  public init(_ moment: String, freshFor: Freshness = .duration(.seconds(10))) {
    self.moment = moment
    self.freshFor = freshFor
  }

  public var name: String { "moment" }

  public func verdict(in state: LaunchState) -> Verdict {
    let age = state.age(ofMoment: moment)
    switch (age, freshFor) {
    case (nil, _):
      return .wait(Reason("moment", bound: .text(moment)))
    case (_, .wholeLaunch):
      return .allow
    case (let age?, .duration(let fresh)):
      guard age >= fresh else { return .allow }
      return .wait(Reason("moment.stale", measured: .duration(age), bound: .text(moment)))
    }
  }
}
