/// A rule of an app's own as a closure, which must have a name and give a reason.
///
/// ```swift
/// Rule("weekend", "shows at weekends only") { _, state in state.facts["weekend"] == true }
/// ```
public struct Rule: LaunchPolicy {
  public let name: String

  /// Whether the objection holds or waits.
  public let level: Level

  private let reason: String
  private let allows: @Sendable (LaunchCandidate, LaunchState) -> Bool

  /// What happens where the closure does not allow.
  public enum Level: String, Hashable, Sendable {
    case wait, hold, drop
  }

  /// Creates a rule that objects, with the reason given, where the closure returns false.
  public init(
    _ name: String,
    _ reason: String,
    otherwise level: Level = .hold,
    allows: @escaping @Sendable (LaunchCandidate, LaunchState) -> Bool
  ) {
    self.name = name
    self.reason = reason
    self.level = level
    self.allows = allows
  }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    guard !allows(candidate, state) else { return .allow }
    switch level {
    case .wait: return .wait(Reason(text: reason))
    case .hold: return .hold(Reason(text: reason))
    case .drop: return .drop(Reason(text: reason))
    }
  }
}
