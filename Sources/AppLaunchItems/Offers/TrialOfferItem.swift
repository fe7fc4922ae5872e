public import AppLaunch

/// An invitation to a trial, which usually follows what's new by `dismissed(_:then:)`; see
/// ``RecurringItem``.
///
/// One that was held is in `LaunchQueue/held`: an app that follows up once keeps it as JSON, and offers it
/// in the next launch.
public struct TrialOfferItem: RecurringItem, Hashable, Codable {
  public var id: LaunchItemID = "trialOffer"
  public var rank = 0
  public var slot: LaunchSlot { .followUp }

  /// Creates an item with the usual id and rank.
  public init() {}
}
