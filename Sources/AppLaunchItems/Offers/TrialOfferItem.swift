public import AppLaunch

/// An invitation to a trial, which usually follows what's new by `dismissed(_:then:)`: nothing settles
/// it, only policies limit it (R25).
public struct TrialOfferItem: LaunchItem {
  public var id: LaunchItemID
  public var rank: Int

  public var slot: LaunchSlot { .followUp }
  public var settledBy: LaunchSettlement { .never }

  /// Creates a trial offer.
  public init(_ id: LaunchItemID = "trialOffer", rank: Int = 0) {
    self.id = id
    self.rank = rank
  }
}
