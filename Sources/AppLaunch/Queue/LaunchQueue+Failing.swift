extension LaunchQueue {
  /// Tells that the current item could not be drawn: its count is taken back, and it is tried once
  /// more in this launch (R24).
  public mutating func couldNotPresent(_ item: Item, at instant: LaunchInstant? = nil) {
    guard let presented = onScreen(item, for: "couldNotPresent", at: instant) else { return }
    let id = presented.candidate.id
    note(.failedToAppear(id))
    takeBack(presented)
    if !presented.isPretended {
      state.record.resolve(presented.candidate, settles: [], .failed, in: launch, at: wall)
    }
    if failedTries.insert(id).inserted {
      if presented.isCarriedOver { carriedOver[id] = presented }
      putBack(presented)
    } else {
      standings[id] = .settled
      settled.append(
        SettledCandidate(
          candidate: presented.candidate,
          outcome: .failed,
          verdict: .allow,
          frozen: .max,
          isRecorded: true
        )
      )
    }
    decide()
  }

  /// Tells that the presentation could not be written: an edition that `presented` settles is held
  /// instead, everything else is shown and counted in memory (R23).
  ///
  /// - Returns: Whether the item is to be shown all the same.
  @discardableResult
  public mutating func couldNotRecord(_ item: Item, at instant: LaunchInstant? = nil) -> Bool {
    guard let presented = onScreen(item, for: "couldNotRecord", at: instant) else { return false }
    let id = presented.candidate.id
    note(.notRecorded(id))
    if !unrecorded.contains(id) { unrecorded.append(id) }
    guard presented.candidate.settledBy == .presented, !presented.isConfirmed else { return true }
    takeBack(presented)
    standings[id] = .settled
    var objection = Objection(.hold, Reason(code: "record.write"))
    objection.reason.policy = "record"
    settled.append(
      SettledCandidate(
        candidate: presented.candidate,
        outcome: .held,
        verdict: Verdict([objection]),
        frozen: .max
      )
    )
    note(.held([id]))
    decide()
    return false
  }

  /// Undoes the count of a presentation that did not appear (R24, N8).
  mutating func takeBack(_ presented: PresentedCandidate) {
    let id = presented.candidate.id
    if !presented.isCarriedOver {
      state.record.takeBack(presented.candidate, order: presented.order, at: wall)
      state.record.unsettle(presented.candidate, presented.candidate.card.settles, in: launch)
    }
    if let index = state.shown.lastIndex(where: { $0.id == id }) { state.shown.remove(at: index) }
    onScreen = nil
  }

  /// Puts an item that was taken back among those that wait, in its old place.
  mutating func putBack(_ presented: PresentedCandidate) {
    var candidate = presented.candidate
    candidate.refresh(from: state.record)
    standings[candidate.id] = .waiting
    waitingList.insert([candidate])
  }
}
