/// Looks at a fact that the app tells: allows where it is so, and says what happens where it is not
/// or nobody knows.
public struct RequiresFact: LaunchCondition {
  /// The fact.
  public var fact: String

  /// What it must be.
  public var value: LaunchFact

  /// What happens while it is unknown.
  public var missing: Answer

  /// What happens where it is something else.
  public var otherwise: Answer

  /// What a fact can lead to.
  public enum Answer: String, Hashable, Sendable, Codable, CaseIterable {
    case allow, wait, hold
  }

  /// Creates a rule.
  public init(
    _ fact: String,
    is value: LaunchFact = true,
    missing: Answer = .hold,
    otherwise: Answer = .hold
  ) {
    self.fact = fact
    self.value = value
    self.missing = missing
    self.otherwise = otherwise
  }

  public var name: String { "fact" }

  public func verdict(in state: LaunchState) -> Verdict {
    let found = state.facts[fact]
    if found == value { return .allow }
    let reason = Reason(
      "fact",
      measured: .text("\(fact) \(found?.description ?? "unknown")"),
      bound: .text(value.description)
    )
    switch found == nil ? missing : otherwise {
    case .allow: return .allow
    case .wait: return .wait(reason)
    case .hold: return .hold(reason)
    }
  }
}
