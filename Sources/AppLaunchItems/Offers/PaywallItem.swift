public import AppLaunch

/// An offer to buy: nothing settles it, only policies limit it (R25).
public struct PaywallItem: LaunchItem {
  public var id: LaunchItemID
  public var rank: Int

  public var slot: LaunchSlot { .paywall }
  public var settledBy: LaunchSettlement { .never }

  /// Creates a paywall.
  public init(_ id: LaunchItemID = "paywall", rank: Int = 0) {
    self.id = id
    self.rank = rank
  }
}
