extension LaunchQueue {
  /// Tells that the current item is on screen: from now on nothing takes it off again (R52).
  public mutating func appeared(_ item: Item, at instant: LaunchInstant? = nil) {
    tick(instant)
    guard onScreen?.row.candidate.id == item.id else {
      note(.ignored("appeared", item.id))
      return
    }
    guard onScreen?.isConfirmed == false else { return }
    onScreen?.isConfirmed = true
    hasPresented = true
    note(.appeared(item.id))
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
    tick(instant)
    guard let presented = onScreen, presented.row.candidate.id == item.id else {
      note(.ignored("dismissed", item.id))
      return
    }
    note(.dismissed(item.id, dismissal))
    resolve(presented, .dismissed(dismissal))
    take(followUps: followUps)
    decide()
  }

  /// Tells that the current item could not be drawn: its count is taken back, and it is tried once
  /// more in this launch (R24).
  public mutating func couldNotPresent(_ item: Item, at instant: LaunchInstant? = nil) {
    tick(instant)
    guard let presented = onScreen, presented.row.candidate.id == item.id else {
      note(.ignored("couldNotPresent", item.id))
      return
    }
    let id = item.id
    note(.failedToAppear(id))
    takeBack(presented)
    state.record.resolve(presented.row.candidate, settles: [], .failed, in: launch, at: wall)
    if failedTries.insert(id).inserted {
      putBack(presented)
    } else {
      standings[id] = .settled
      settled.append(
        Settled(
          row: presented.row,
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
    tick(instant)
    guard let presented = onScreen, presented.row.candidate.id == item.id else {
      note(.ignored("couldNotRecord", item.id))
      return false
    }
    note(.notRecorded(item.id))
    guard presented.row.candidate.settledBy == .presented, !presented.isConfirmed else {
      return true
    }
    takeBack(presented)
    standings[item.id] = .settled
    var objection = Objection(.hold, Reason(code: "record.write"))
    objection.reason.policy = "record"
    settled.append(
      Settled(
        row: presented.row,
        outcome: .held,
        verdict: Verdict([objection]),
        frozen: .max
      )
    )
    note(.held([item.id]))
    decide()
    return false
  }

  /// Removes an item that waits or is on screen; it is not settled (R37).
  public mutating func withdraw(_ id: LaunchItemID, at instant: LaunchInstant? = nil) {
    tick(instant)
    if let presented = onScreen, presented.row.candidate.id == id {
      note(.withdrawn(id))
      resolve(presented, .withdrawn)
    } else if let index = waitingList.position(of: id) {
      _ = waitingList.remove(at: index)
      standings[id] = nil
      note(.withdrawn(id))
    } else {
      note(.ignored("withdraw", id))
      return
    }
    decide()
  }

  /// Begins with an item on screen that was there before the launch (R19, N39).
  public mutating func carryOver(_ item: Item, wasFollowUp: Bool, order: Int) {
    guard onScreen == nil, standings[item.id] == nil else { return }
    let candidate = LaunchCandidate(item, isFollowUp: wasFollowUp, record: state.record)
    var row = row(of: candidate, item, from: .app)
    if wasFollowUp { row.key.followUp = -1 }
    standings[item.id] = .onScreen
    slots[item.slot.name] = item.slot
    onScreen = Presented(
      row: row,
      order: order,
      wasFollowUp: wasFollowUp,
      isConfirmed: true,
      isCarriedOver: true
    )
    hasPresented = true
    addShown(candidate, isFollowUp: wasFollowUp)
  }

  /// Puts a candidate on screen and counts it.
  mutating func present(at index: Int) {
    var row = waitingList.remove(at: index)
    row.candidate.forget()
    let id = row.candidate.id
    standings[id] = .onScreen
    let order = state.record.present(row.candidate, in: launch, at: wall)
    addShown(row.candidate, isFollowUp: row.candidate.isFollowUp)
    if row.candidate.settledBy == .presented {
      let stamp = state.record.stamp(wall)
      state.record.settle(row.candidate, row.item.settles, how: .presented, in: launch, at: stamp)
    }
    onScreen = Presented(row: row, order: order, wasFollowUp: row.candidate.isFollowUp)
    note(.presented(id))
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
  mutating func resolve(_ presented: Presented, _ outcome: LaunchOutcome) {
    hasPresented = true
    state.record.resolve(
      presented.row.candidate,
      settles: presented.row.item.settles,
      outcome,
      in: launch,
      at: wall
    )
    standings[presented.row.candidate.id] = .done
    done.append(presented.row.candidate)
    onScreen = nil
  }

  /// Undoes the count of a presentation that did not appear (R24, N8).
  mutating func takeBack(_ presented: Presented) {
    let id = presented.row.candidate.id
    if !presented.isCarriedOver {
      state.record.takeBack(presented.row.candidate, order: presented.order, at: wall)
      state.record.unsettle(presented.row.candidate, presented.row.item.settles, in: launch)
    }
    if let index = state.shown.lastIndex(where: { $0.id == id }) { state.shown.remove(at: index) }
    onScreen = nil
  }

  /// Puts an item that was taken back among those that wait, in its old place.
  mutating func putBack(_ presented: Presented) {
    var row = presented.row
    row.candidate.refresh(from: state.record)
    standings[row.candidate.id] = .waiting
    waitingList.insert([row])
  }

  /// Puts follow-ups in front; one that waits is moved there (R48).
  private mutating func take(followUps items: [Item]) {
    var rows: [WaitingList<Item>.Row] = []
    followUpsGiven += items.count
    for item in items {
      if rows.contains(where: { $0.candidate.id == item.id }) {
        note(.duplicate(item.id))
      } else if let index = waitingList.position(of: item.id) {
        rows.append(waitingList.remove(at: index))
      } else if let row = admit(item, from: .app) {
        rows.append(row)
      }
    }
    for index in rows.indices {
      rows[index].key.followUp = index - followUpsGiven
      rows[index].candidate.follow()
    }
    waitingList.insert(rows)
  }
}
