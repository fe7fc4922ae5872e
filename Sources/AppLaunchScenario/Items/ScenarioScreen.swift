public import AppLaunch
public import AppLaunchItems

/// What the provider of a declared item offers in one launch.
public struct ScenarioScreen: LaunchItem, Hashable {
  public var id: LaunchItemID
  public var edition: LaunchEdition
  public var settles: [LaunchEdition]
  public var slot: LaunchSlot
  public var rank: Int
  public var settledBy: LaunchSettlement
  public var owner: LaunchOwner

  /// The releases that show, the newest first; nil for what is not what's new.
  public var releases: [Release<String>]?

  /// The steps that show; nil for what is not onboarding.
  public var steps: [OnboardingStep]?

  /// Creates the screen of an item.
  init(
    _ item: ScenarioItem,
    edition: LaunchEdition = .only,
    settles: [LaunchEdition] = [],
    releases: [Release<String>]? = nil,
    steps: [OnboardingStep]? = nil
  ) {
    id = item.id
    self.edition = item.edition ?? edition
    self.settles = settles
    slot = item.slot
    rank = item.rank
    settledBy = item.settledBy ?? item.kind.settledBy
    owner = item.belongsTo
    self.releases = releases
    self.steps = steps
  }
}

extension ScenarioItem.Kind {
  /// What settles an item that says nothing: the kind decides, whatever slot it stands in (R25).
  fileprivate var settledBy: LaunchSettlement {
    switch self {
    case .onboarding, .whatsNew, .plain: .dismissed
    case .reviewAsk, .paywall, .trialOffer: .never
    }
  }
}
