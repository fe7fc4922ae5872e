public import AppLaunch

/// A call of the system's review prompt: calls are counted, since the system never says whether it
/// showed (R25); see ``RecurringItem``.
///
/// Being shown settles nothing, and no rule of `.standard` or `.calm` looks beyond the launch: add the
/// ``ReviewLimits``, or it is asked for in every launch.
public struct ReviewAskItem: RecurringItem, Hashable, Codable {
  public var id: LaunchItemID = "reviewAsk"
  public var rank = 0
  public var slot: LaunchSlot { .reviewAsk }

  /// Creates an item with the usual id and rank.
  public init() {}
}
