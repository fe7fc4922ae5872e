public import AppLaunch

/// A call of the system's review prompt: calls are counted, since the system never says whether it
/// showed (R25); see ``RecurringItem``.
public struct ReviewAskItem: RecurringItem, Hashable, Codable {
  public var id: LaunchItemID = "reviewAsk"
  public var rank = 0
  public var slot: LaunchSlot { .reviewAsk }

  /// Creates an item with the usual id and rank.
  public init() {}
}
