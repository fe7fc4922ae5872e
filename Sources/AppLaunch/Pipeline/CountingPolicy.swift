/// A policy whose scope is both what it counts and what it holds.
///
/// Scope that is added with `only` or `except` narrows both: what is excepted from a cap is neither
/// held nor counted.
public protocol CountingPolicy: LaunchPolicy {
  var scope: LaunchScope { get set }
}

extension LaunchPolicy {
  /// Returns the policy with what it counts narrowed to a scope.
  func counting(in scope: LaunchScope) -> any LaunchPolicy {
    if var conditional = self as? ConditionalPolicy {
      conditional.base = conditional.base.counting(in: scope)
      return conditional
    }
    guard var counting = self as? any CountingPolicy else { return self }
    counting.scope = counting.scope.intersection(scope)
    return counting
  }

  /// Returns the policy with a name of its own, where it counts by it.
  func counting(under name: String) -> any LaunchPolicy {
    if var conditional = self as? ConditionalPolicy {
      conditional.base = conditional.base.counting(under: name)
      return conditional
    }
    guard var quiet = self as? Quiet else { return self }
    quiet.name = name
    return quiet
  }
}

extension LaunchPipeline.Entry {
  /// Leaves out what is not in a scope.
  mutating func narrow(to scope: LaunchScope) {
    self.scope = self.scope.intersection(scope)
    policy = policy.counting(in: scope)
  }

  /// Gives the entry another name.
  mutating func rename(_ name: String) {
    self.name = name
    policy = policy.counting(under: name)
  }
}
