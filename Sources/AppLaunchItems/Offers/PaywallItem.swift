public import AppLaunch

/// An offer to buy; see ``RecurringItem``.
public struct PaywallItem: RecurringItem {
  public var id: LaunchItemID = "paywall"
  public var rank = 0
  public var slot: LaunchSlot { .paywall }

  public init() {}
}
