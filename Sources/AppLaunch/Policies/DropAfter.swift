/// Drops items once something else was shown in this launch.
///
/// ```swift
/// DropAfter(.onboarding, of: .whatsNew)
/// ```
public struct DropAfter: AfterShownPolicy {
  public static let documentType = "drop"
  public static let level = VerdictLevel.drop

  public var trigger: LaunchScope
  public var scope: LaunchScope
  public var settledBefore: Bool?

  public init(
    after trigger: LaunchScope,
    scope: LaunchScope = .everything,
    settledBefore: Bool? = nil
  ) {
    (self.trigger, self.scope, self.settledBefore) = (trigger, scope, settledBefore)
  }
}
