extension LaunchRecord {
  /// Counts a presentation, to be written durably before the screen appears (R23).
  ///
  /// - Returns: The order number of the entry, for taking it back.
  mutating func present(_ candidate: LaunchCandidate, in launch: Launch, at time: LaunchTime) -> Int
  {
    let now = stamp(time)
    let slot = candidate.slot.name
    update(candidate.id, owner: candidate.owner, slot: slot, at: now) { item in
      item.slot = slot
      item.lastSeen = now
      item.timesPresented = item.timesPresented.saturatingAdd(1)
      item.presentations.append(
        Presentation(at: now, version: launch.version, launch: launch.number)
      )
      item.presentations.dropSurplus()
    }
    slots[slot, default: SlotRecord()].add(
      SlotPresentation(at: now, item: candidate.id, version: launch.version)
    )
    forgetOldSlots()
    putOnScreen(candidate.key)
    return now.order
  }

  /// Writes what is on screen, for the case that the process dies (S6).
  mutating func putOnScreen(_ key: EditionKey) {
    run?.onScreen = key
    run?.subject = key.owner == .subject && subject != "" ? subject : nil
  }

  /// Returns whether a presentation of an item is still in the record.
  func hasPresentation(_ order: Int, of candidate: LaunchCandidate) -> Bool {
    item(candidate.id, owner: candidate.owner)?.presentations.contains { $0.at.order == order }
      ?? false
  }

  /// Takes a presentation back that failed before it appeared (R24).
  mutating func takeBack(_ candidate: LaunchCandidate, order: Int, at time: LaunchTime) {
    update(candidate.id, owner: candidate.owner, slot: candidate.slot.name, at: stamp(time)) {
      item in
      item.timesPresented = max(0, item.timesPresented - 1)
      item.presentations.removeAll { $0.at.order == order }
    }
    slots[candidate.slot.name]?.presentations.removeAll { $0.at.order == order }
    run?.clearScreen()
  }

  /// Writes how a presentation ended, and settles the edition where that settles it (R25).
  mutating func resolve(
    _ candidate: LaunchCandidate,
    settles: [LaunchEdition],
    _ outcome: LaunchOutcome,
    in launch: Launch,
    at time: LaunchTime
  ) {
    let (now, outcome) = (stamp(time), outcome.bounded)
    let isSettled = candidate.settledBy == .dismissed && outcome.settlesDismissed
    update(candidate.id, owner: candidate.owner, slot: candidate.slot.name, at: now) { item in
      item.end(candidate.edition, outcome, in: launch, at: now)
      if isSettled { item.settle(candidate, settles, how: .outcome(outcome), in: launch, at: now) }
    }
    run?.clearScreen()
    if isSettled { moveBaseline(in: launch, after: now) }
  }

  /// Writes since when an edition is held, and by whom (R26).
  mutating func hold(_ candidate: LaunchCandidate, by policies: [String], at time: LaunchTime) {
    let now = stamp(time)
    update(candidate.id, owner: candidate.owner, slot: candidate.slot.name, at: now) { item in
      item.slot = candidate.slot.name
      item.lastSeen = now
      var edition = item.editions[candidate.edition] ?? EditionRecord()
      if edition.heldSince == nil { edition.heldSince = now }
      edition.heldBy = policies
      item.editions[candidate.edition] = edition
    }
  }
}

extension ItemRecord {
  /// Writes how a presentation of an edition ended.
  mutating func end(
    _ edition: LaunchEdition,
    _ outcome: LaunchOutcome,
    in launch: Launch,
    at now: Stamp
  ) {
    note(outcome)
    editions[edition, default: EditionRecord()].end(
      OutcomeRecord(outcome: outcome, at: now, version: launch.version)
    )
  }
}

extension EditionRecord {
  /// Writes how a presentation ended.
  fileprivate mutating func end(_ outcome: OutcomeRecord) {
    lastOutcome = outcome
    forgetInterruptions()
    heldSince = nil
    heldBy = []
  }

}

extension SlotRecord {
  /// Adds what the queue showed.
  fileprivate mutating func add(_ presentation: SlotPresentation) {
    presentations.append(presentation)
    presentations.dropSurplus()
  }
}

extension LaunchCandidate {
  /// What settlement, drops and interruptions of the candidate belong to.
  public var key: EditionKey { EditionKey(id, edition: edition, owner: owner) }
}
