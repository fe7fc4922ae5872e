/// An item of any type, for apps that have no enum of their own.
///
/// ```swift
/// var queue = LaunchQueue<AnyLaunchItem>()
/// queue.offer([AnyLaunchItem("tips", slot: .other)])
/// ```
public struct AnyLaunchItem: LaunchItem {
  public var id: LaunchItemID
  public var edition: LaunchEdition
  public var settles: [LaunchEdition]
  public var slot: LaunchSlot
  public var rank: Int
  public var settledBy: LaunchSettlement
  public var owner: LaunchOwner

  /// The item that was wrapped, or nil where there is none.
  public var base: (any LaunchItem)?

  /// Creates a plain item; what settles it is the slot's own default where it is left out.
  public init(
    _ id: LaunchItemID,
    slot: LaunchSlot,
    edition: LaunchEdition = .only,
    rank: Int = 0,
    settledBy: LaunchSettlement? = nil,
    owner: LaunchOwner = .install
  ) {
    self.id = id
    self.edition = edition
    self.settles = []
    self.slot = slot
    self.rank = rank
    self.settledBy = settledBy ?? .usual(in: slot)
    self.owner = owner
  }

  /// Creates an item that stands for another.
  public init(_ base: some LaunchItem) {
    if let any = base as? AnyLaunchItem {
      self = any
      return
    }
    id = base.id
    edition = base.edition
    settles = base.settles
    slot = base.slot
    rank = base.rank
    settledBy = base.settledBy
    owner = base.owner
    self.base = base
  }
}
