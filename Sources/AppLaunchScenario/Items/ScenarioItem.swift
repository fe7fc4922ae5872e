public import AppLaunch
public import AppLaunchItems

/// An item that a scenario declares, with the provider that offers it.
public struct ScenarioItem: Hashable, Sendable {
  /// The name.
  public var id: LaunchItemID

  /// What the item is, with what belongs to its kind.
  public var content: Content

  /// The place.
  public var slot: LaunchSlot

  /// The order within the slot, lower first.
  public var rank: Int

  /// The edition, or nil for the kind's own.
  public var edition: LaunchEdition?

  /// When the item is offered.
  public var offer: Offer

  /// What settles an edition, or nil for what the slot wants (R25).
  public var settledBy: LaunchSettlement?

  /// Whose entry in the record it is.
  public var belongsTo: LaunchOwner

  /// When the provider answers.
  public var answer: Answer

  /// How long the others wait for a provider that answers later.
  public var deadline: LaunchDuration

  /// Creates an item; without a slot it has its kind's.
  public init(
    _ id: LaunchItemID,
    _ content: Content = .plain,
    slot: LaunchSlot? = nil,
    rank: Int = 0,
    edition: LaunchEdition? = nil,
    offer: Offer = .everyLaunch,
    settledBy: LaunchSettlement? = nil,
    belongsTo: LaunchOwner = .install,
    answer: Answer = .atOnce,
    deadline: LaunchDuration = Self.usualDeadline
  ) {
    self.id = id
    self.content = content
    self.slot = slot ?? content.kind.slot
    self.rank = rank
    self.edition = edition
    self.offer = offer
    self.settledBy = settledBy
    self.belongsTo = belongsTo
    self.answer = answer
    self.deadline = deadline
  }

  /// How long the others wait where nothing is said (R35).
  public static let usualDeadline = LaunchDuration.seconds(2)
}

extension ScenarioItem {
  /// What an item is, with what belongs to its kind alone.
  public enum Content: Hashable, Sendable {
    /// First steps.
    case onboarding(Onboarding)

    /// Notes about releases.
    case whatsNew(WhatsNew)

    /// The request for a review.
    case reviewAsk(ReviewLimits)

    /// An offer to buy.
    case paywall

    /// The offer of a trial.
    case trialOffer

    /// A screen of the app's own.
    case plain

    /// The kind alone.
    public var kind: Kind {
      switch self {
      case .onboarding: .onboarding
      case .whatsNew: .whatsNew
      case .reviewAsk: .reviewAsk
      case .paywall: .paywall
      case .trialOffer: .trialOffer
      case .plain: .plain
      }
    }
  }

  /// The kinds of items.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case onboarding, whatsNew, reviewAsk, paywall, trialOffer, plain

    /// The slot of an item that names none.
    public var slot: LaunchSlot {
      switch self {
      case .onboarding: .onboarding
      case .whatsNew: .whatsNew
      case .reviewAsk: .reviewAsk
      case .paywall: .paywall
      case .trialOffer: .followUp
      case .plain: .other
      }
    }
  }

  /// When an item is offered.
  public enum Offer: String, Hashable, Sendable, CaseIterable {
    /// In every launch.
    case everyLaunch

    /// By an `offer` step or as a follow-up only.
    case manual
  }

  /// When the provider answers.
  public enum Answer: Hashable, Sendable {
    /// When it is asked.
    case atOnce

    /// So long after the launch began.
    case after(LaunchDuration)

    /// Not by itself; an `answer` step may answer for it.
    case never
  }

  /// The kind alone.
  public var kind: Kind { content.kind }
}
