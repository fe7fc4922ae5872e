/// A flag that did not resolve in time, and what a policy takes it for.
public struct AssumedFlag: Hashable, Sendable {
  /// The flag.
  public var name: String

  /// What it is taken for, or nil where no value was ever known.
  public var value: Bool?

  /// Why: its last known value counts, or what the policy says.
  public var basis: RequiresFlag.Unresolved
}

extension AssumedFlag: CustomStringConvertible {
  public var description: String {
    let taken = value.map { "\($0)" } ?? "unknown"
    return basis == .lastKnown
      ? "\(name.visible) did not resolve in time, last known \(taken)"
      : "\(name.visible) did not resolve in time, taken as \(taken)"
  }
}

extension RequiresFlag {
  /// What the flag is taken for, or nil where it has resolved or may still resolve.
  func assumed(in state: LaunchState) -> AssumedFlag? {
    guard state.flags[flag] == nil, let elapsed = state.elapsed, elapsed >= max(.zero, timeout)
    else { return nil }
    let taken =
      switch unresolved {
      case .allow: value
      case .hold: !value
      case .lastKnown: state.record.flag(flag)
      }
    return AssumedFlag(name: flag, value: taken, basis: unresolved)
  }
}
