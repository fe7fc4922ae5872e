/// Makes items wait for a moment that the app names, inside the same launch (R34).
public struct AwaitMoment: LaunchCondition, DocumentedPolicy {
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

    /// Ten seconds (R34).
    public static let usual = Self.duration(.seconds(10))
  }

  /// Creates a rule.
  public init(_ moment: String, freshFor: Freshness = .usual) {
    self.moment = moment
    self.freshFor = freshFor
  }

  public var name: String { "moment" }

  public func verdict(in state: LaunchState) -> Verdict {
    let age = state.age(ofMoment: moment)
    switch (age, freshFor) {
    case (nil, _):
      return .wait(Reason(code: "moment", about: moment))
    case (_, .wholeLaunch):
      return .allow
    case (let age?, .duration(let fresh)):
      guard age >= fresh else { return .allow }
      return .wait(
        Reason(
          code: "moment.stale",
          about: moment,
          measured: .duration(age),
          bound: .duration(fresh)
        )
      )
    }
  }
}

extension AwaitMoment {
  public func level(in state: LaunchState) -> VerdictLevel {
    guard let age = state.age(ofMoment: moment) else { return .wait }
    if case .duration(let fresh) = freshFor, age >= fresh { return .wait }
    return .allow
  }
}

extension AwaitMoment {
  public static let documentType = "moment"
  public static let documentKeys = ["moment", "freshFor"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(try fields.name("moment"), freshFor: try Self.freshness(fields))
  }

  private static func freshness(
    _ fields: PolicyReader
  ) throws(PolicyDocumentError) -> Freshness {
    guard fields.has("freshFor") else { return .usual }
    guard try fields.text("freshFor") != "launch" else { return .wholeLaunch }
    return .duration(try fields.duration("freshFor"))
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    try fields.write("moment", name: moment)
    switch freshFor {
    case .duration(let duration): fields.write("freshFor", duration)
    case .wholeLaunch: fields.write("freshFor", "launch")
    }
  }
}
