public import AppLaunch

/// The steps of onboarding that show in one launch.
public struct OnboardingItem: LaunchItem {
  public var id: LaunchItemID

  /// The steps, in order.
  public var steps: [OnboardingStep]

  public var settles: [LaunchEdition]

  public var owner: LaunchOwner

  public var slot: LaunchSlot { .onboarding }

  public var edition: LaunchEdition {
    LaunchEdition(rawValue: settles.map(\.rawValue).joined(separator: "+"))
  }

  /// Creates an item from steps and the editions that it settles.
  public init(
    id: LaunchItemID = "onboarding",
    steps: [OnboardingStep],
    editions: [LaunchEdition],
    owner: LaunchOwner = .install
  ) {
    self.id = id
    self.steps = steps
    settles = editions
    self.owner = owner
  }
}
