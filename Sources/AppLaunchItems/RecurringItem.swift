public import AppLaunch

/// An item that comes again and again: nothing settles it, only policies limit it (R25).
///
/// ```swift
/// struct RateCard: RecurringItem {
///   var id: LaunchItemID = "rateCard"
///   var rank = 0
///   var slot: LaunchSlot { .other }
/// }
///
/// let card = RateCard(rank: 2)
/// ```
public protocol RecurringItem: LaunchItem {
  /// The name; the usual one of the type unless another is given.
  var id: LaunchItemID { get set }

  /// The order within the slot, lower first.
  var rank: Int { get set }

  /// Creates an item with the usual name.
  init()
}

extension RecurringItem {
  public var settledBy: LaunchSettlement { .never }

  /// Creates an item, with the usual name unless another is given.
  public init(_ id: LaunchItemID? = nil, rank: Int = 0) {
    self.init()
    if let id { self.id = id }
    self.rank = rank
  }
}
