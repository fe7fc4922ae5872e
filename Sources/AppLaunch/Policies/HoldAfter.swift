/// Holds items once something else was shown in this launch.
///
/// ```swift
/// HoldAfter(.onboarding, of: .whatsNew)
/// ```
public struct HoldAfter: AfterShownPolicy {
  public static let documentType = "hold"
  public static let level = VerdictLevel.hold

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
