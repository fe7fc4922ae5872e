public import AppLaunch

/// An invitation to a trial, which usually follows what's new by `dismissed(_:then:)`; see
/// ``RecurringItem``.
public struct TrialOfferItem: RecurringItem {
  public var id: LaunchItemID = "trialOffer"
  public var rank = 0
  public var slot: LaunchSlot { .followUp }

  public init() {}
}
