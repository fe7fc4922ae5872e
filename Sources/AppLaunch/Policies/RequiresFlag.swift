/// Waits for a remote flag, then looks at its value.
///
/// A flag that has not resolved by its time-out, counted from the beginning of the launch, is taken
/// as the policy says.
public struct RequiresFlag: LaunchCondition, DocumentedPolicy {
  /// The flag.
  public var flag: String

  /// What it must be.
  public var value: Bool

  /// How long to wait, from the beginning of the launch.
  public var timeout: LaunchDuration

  /// What happens where it does not resolve in time.
  public var unresolved: Unresolved

  /// What an unresolved flag is taken for.
  public enum Unresolved: String, Hashable, Sendable, Codable, CaseIterable {
    /// The last value that was ever known; without one, hold.
    case lastKnown

    /// Something else than what it must be.
    case hold

    /// What it must be.
    case allow
  }

  /// Creates a rule.
  public init(
    _ flag: String,
    is value: Bool = true,
    timeout: LaunchDuration = .seconds(2),
    unresolved: Unresolved = .lastKnown
  ) {
    self.flag = flag
    self.value = value
    self.timeout = timeout
    self.unresolved = unresolved
  }

  public var name: String { "flag" }

  public var timeouts: [LaunchDuration] { [timeout] }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    if let found = state.flags[flag] {
      return found == value ? .allow : hold("flag", found)
    }
    guard let elapsed = state.elapsed else { return .allow }
    guard elapsed >= max(.zero, timeout) else {
      return .wait(
        Reason(
          code: "flag.waiting",
          about: flag,
          measured: .duration(elapsed),
          bound: .duration(timeout)
        )
      )
    }
    switch unresolved {
    case .allow: return .allow
    case .hold: return hold("flag.unresolved", nil)
    case .lastKnown:
      let known = state.record.flag(flag)
      return known == value ? .allow : hold("flag.lastKnown", known)
    }
  }

  private func hold(_ code: String, _ found: Bool?) -> Verdict {
    .hold(Reason(code: code, about: flag, measured: .truth(found), bound: .truth(value)))
  }
}

extension RequiresFlag {
  public static let documentType = "flag"
  public static let documentKeys = ["flag", "is", "timeout", "unresolved"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      try fields.name("flag"),
      is: try fields.truth("is", default: true),
      timeout: try fields.duration("timeout", default: .seconds(2)),
      unresolved: try fields.choice("unresolved", default: .lastKnown)
    )
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    try fields.write("flag", name: flag)
    fields.write("is", value)
    fields.write("timeout", timeout)
    fields.write("unresolved", unresolved)
  }
}
