public import AppLaunch

/// A call of the system's review prompt: nothing settles it, and calls are counted, since the system
/// never says whether it showed (R25).
public struct ReviewAskItem: LaunchItem {
  public var id: LaunchItemID
  public var rank: Int

  public var slot: LaunchSlot { .reviewAsk }
  public var settledBy: LaunchSettlement { .never }

  /// Creates a review ask.
  public init(_ id: LaunchItemID = "reviewAsk", rank: Int = 0) {
    self.id = id
    self.rank = rank
  }
}
