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

  /// Puts a candidate on screen and counts it.
  mutating func present(at index: Int) {
    var candidate = waitingList.remove(at: index)
    candidate.forget()
    standings[candidate.id] = .onScreen
    addShown(candidate, isFollowUp: candidate.isFollowUp)
    if presentAgain(candidate) { return }
    let order = state.record.present(candidate, in: state.launch, at: wall)
    if candidate.settledBy == .presented {
      let stamp = state.record.stamp(wall)
      state.record.settle(
        candidate,
        candidate.card.settles,
        how: .presented,
        in: state.launch,
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

  mutating func addShown(_ candidate: LaunchCandidate, isFollowUp: Bool) {
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
        in: state.launch,
        at: wall
      )
    }
    standings[presented.candidate.id] = .done
    done.append(presented.candidate)
    onScreen = nil
  }

  /// Puts follow-ups in front; one that waits is moved there (R48).
  private mutating func take(followUps items: [Item]) {
    // Not `isEmpty`: that of an array of any item is a call that this common case would pay for.
    guard items.count > 0 else { return }
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
