/// Drops items once something else was shown in this launch.
///
/// ```swift
/// DropAfter(.onboarding, of: .whatsNew)
/// ```
public struct DropAfter: LaunchCondition {
  /// What was shown.
  public var trigger: LaunchScope

  public var scope: LaunchScope

  /// Creates a rule from what was shown to what is dropped; everything without the latter.
  public init(_ shown: LaunchSlot, of slots: LaunchSlot...) {
    self.init(
      after: .only(slots: [shown]),
      scope: .of(slots)
    )
  }

  /// Creates a rule from one scope to another.
  public init(after trigger: LaunchScope, scope: LaunchScope) {
    self.trigger = trigger
    self.scope = scope
  }

  public var name: String { "drop" }

  public func verdict(in state: LaunchState) -> Verdict {
    guard let shown = state.shown.first(in: trigger) else { return .allow }
    return .drop(Reason("drop", measured: .text(shown.title)))
  }
}
