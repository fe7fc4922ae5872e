/// The place of a candidate among those that wait at the same time (R2).
@usableFromInline
struct SortKey: Comparable, Sendable {
  /// The place among follow-ups, negative, newer ones first; zero for everything else (R48).
  @usableFromInline var followUp = 0

  /// The numbers that the app's own orderings give.
  @usableFromInline var orderings: [Int] = []

  @usableFromInline var slot: LaunchSlot
  @usableFromInline var rank: Int
  @usableFromInline var provider = 0

  /// The order of the offer; unique, so that the order is strict.
  @usableFromInline var sequence: Int

  @usableFromInline
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
