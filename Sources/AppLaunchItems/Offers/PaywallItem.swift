public import AppLaunch

/// An offer to buy; see ``RecurringItem``.
///
/// Being closed settles nothing, and no rule of `.standard` or `.calm` looks beyond the launch: add a rule
/// such as `Cooldown(of: .paywall, for: .days(3))`, or it shows in every launch.
///
/// A paywall that the app shows by itself, from its settings say, is told by
/// `LaunchQueue/shownElsewhere(slot:at:)`: cooldowns and caps count it, and nothing that may not follow
/// a paywall follows (S3).
public struct PaywallItem: RecurringItem, Hashable, Codable {
  public var id: LaunchItemID = "paywall"
  public var rank = 0
  public var slot: LaunchSlot { .paywall }

  /// Creates an item with the usual id and rank.
  public init() {}
}
