/// The place of a candidate among those that wait at the same time (R2).
struct SortKey: Comparable, Sendable {
  /// The place among follow-ups, negative, newer ones first; zero for everything else (R48).
  var followUp = 0

  /// The numbers that the app's own orderings give.
  var orderings: [Int]

  var slot: LaunchSlot
  var rank: Int
  var provider: Int

  /// The order of the offer; unique, so that the order is strict.
  var sequence: Int

  static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.followUp != rhs.followUp { return lhs.followUp < rhs.followUp }
    if !lhs.orderings.isEmpty, lhs.orderings != rhs.orderings {
      return lhs.orderings.lexicographicallyPrecedes(rhs.orderings)
    }
    if lhs.slot != rhs.slot { return lhs.slot < rhs.slot }
    if lhs.rank != rhs.rank { return lhs.rank < rhs.rank }
    if lhs.provider != rhs.provider { return lhs.provider < rhs.provider }
    return lhs.sequence < rhs.sequence
  }
}
