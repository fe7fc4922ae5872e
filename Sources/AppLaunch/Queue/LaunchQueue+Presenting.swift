extension LaunchQueue {
  /// Tells that the current item is on screen: from now on nothing takes it off again (R52).
  public mutating func appeared(_ item: Item, at instant: LaunchInstant? = nil) {
    guard let presented = onScreen(item, for: "appeared", at: instant) else { return }
    guard !presented.isConfirmed else { return }
    onScreen?.isConfirmed = true
    hasPresented = true
    note(.appeared(presented.candidate.id))
  }

  /// Returns what is on screen where it is the item; a call about another one changes nothing, but is an
  /// event (R4).
  mutating func onScreen(
    _ item: Item,
    for call: String,
    at instant: LaunchInstant?
  ) -> PresentedCandidate? {
    tick(instant)
    let id = item.id
    if let onScreen, onScreen.candidate.id == id { return onScreen }
    note(.ignored(call, id))
    decide()
    return nil
  }

  /// Tells that the user closed the current item, and what should follow it (R48).
  ///
  /// Follow-ups stand before all that wait, in the order given; nothing slips in between.
  public mutating func dismissed(
    _ item: Item,
    via dismissal: LaunchDismissal = .finished,
    then followUps: [Item] = [],
    at instant: LaunchInstant? = nil
  ) {
    guard let presented = onScreen(item, for: "dismissed", at: instant) else { return }
    wasAnswered = true
    note(.dismissed(presented.candidate.id, dismissal))
    resolve(presented, .dismissed(dismissal))
    take(followUps: followUps)
    decide()
  }

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

  /// Puts a candidate on screen and counts it.
  mutating func present(at index: Int) {
    var candidate = waitingList.remove(at: index)
    candidate.forget()
    standings[candidate.id] = .onScreen
    addShown(candidate, isFollowUp: candidate.isFollowUp)
    if presentAgain(candidate) { return }
    let order = state.record.present(candidate, in: launch, at: wall)
    if candidate.settledBy == .presented {
      let stamp = state.record.stamp(wall)
      state.record.settle(
        candidate,
        candidate.card.settles,
        how: .presented,
        in: launch,
        at: stamp
      )
    }
    onScreen = PresentedCandidate(
      candidate: candidate,
      order: order,
      wasFollowUp: candidate.isFollowUp
    )
    forgetSurplus()
    note(.presented(candidate.id))
  }

  /// Puts on screen once more what stayed there from the launch before and could not be drawn: it was
  /// counted then, and a user saw it (R19, R24).
  ///
  /// - Returns: Whether it is such a one.
  private mutating func presentAgain(_ candidate: LaunchCandidate) -> Bool {
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

  private mutating func addShown(_ candidate: LaunchCandidate, isFollowUp: Bool) {
    state.shown.append(
      LaunchState.Shown(
        id: candidate.id,
        slot: candidate.slot.name,
        isMandatory: candidate.slot.mandatory,
        isFollowUp: isFollowUp
      )
    )
  }

  /// Writes how the current item went, and clears the screen.
  mutating func resolve(_ presented: PresentedCandidate, _ outcome: LaunchOutcome) {
    hasPresented = true
    if !presented.isPretended {
      state.record.resolve(
        presented.candidate,
        settles: presented.candidate.card.settles,
        outcome,
        in: launch,
        at: wall
      )
    }
    standings[presented.candidate.id] = .done
    done.append(presented.candidate)
    onScreen = nil
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

  /// Puts follow-ups in front; one that waits is moved there (R48).
  private mutating func take(followUps items: [Item]) {
    guard !items.isEmpty else { return }
    followUpsGiven += items.count
    var waiting = waitingList.remove(Set(items.map(\.id)))
    var followers: [LaunchCandidate] = []
    for item in items {
      if let candidate = waiting.removeValue(forKey: item.id) ?? admit(item, from: .app) {
        followers.append(candidate)
      }
    }
    for index in followers.indices { followers[index].follow(at: index - followUpsGiven) }
    waitingList.insert(followers)
  }
}
