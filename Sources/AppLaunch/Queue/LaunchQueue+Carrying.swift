extension LaunchQueue {
  /// Begins with an item on screen that was there before the launch (R19, N39), and may show since
  /// testers pretended something.
  mutating func carryOver(_ item: Item, wasFollowUp: Bool, order: Int, isPretended: Bool) {
    let id = item.id
    guard onScreen == nil, standings[id] == nil else { return }
    var candidate = LaunchCandidate(
      item,
      id: id,
      key: SortKey(slot: item.slot, rank: item.rank, sequence: items.count),
      isFollowUp: wasFollowUp,
      record: state.record
    )
    candidate.sort(by: pipeline.orderings)
    candidate.apply(pipeline)
    if wasFollowUp { candidate.follow(at: -1) }
    items.append(item)
    standings[id] = .onScreen
    meet(candidate.slot)
    onScreen = PresentedCandidate(
      candidate: candidate,
      order: order,
      wasFollowUp: wasFollowUp,
      isConfirmed: true,
      isCarriedOver: true,
      isPretended: isPretended
    )
    hasPresented = true
    addShown(candidate, isFollowUp: wasFollowUp)
  }

  /// Puts on screen once more what stayed there from the launch before and could not be drawn: it was
  /// counted then, and a user saw it (R19, R24).
  ///
  /// - Returns: Whether it is such a one.
  mutating func presentAgain(_ candidate: LaunchCandidate) -> Bool {
    guard var carried = carriedOver[candidate.id],
      carried.isPretended || state.record.hasPresentation(carried.order, of: candidate)
    else { return false }
    carried.candidate = candidate
    carried.isConfirmed = false
    if !carried.isPretended { state.record.putOnScreen(candidate.key) }
    onScreen = carried
    note(.presented(candidate.id))
    return true
  }
}
