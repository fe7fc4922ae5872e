extension LaunchRecord {
  /// Settles an edition that the user closed where no queue showed it, and moves the baseline if it was
  /// the last of the notes that were due (R25, R30).
  ///
  /// One that is settled already stays as it is.
  ///
  /// - Parameters:
  ///   - key: The edition.
  ///   - slot: The slot of its item.
  ///   - dismissal: How it was closed.
  ///   - launch: The launch in which it was.
  ///   - time: When.
  public mutating func settle(
    _ key: EditionKey,
    in slot: LaunchSlot,
    by dismissal: LaunchDismissal,
    during launch: Launch,
    at time: LaunchTime
  ) {
    guard settlement(of: key) == nil else { return }
    let (now, outcome) = (stamp(time), LaunchOutcome.dismissed(dismissal).bounded)
    update(key.id, owner: key.owner, slot: slot.name, at: now) { item in
      item.end(key.edition, outcome, in: launch, at: now)
      item.settle([key.edition], in: slot.name, how: .outcome(outcome), during: launch, at: now)
    }
    if keptItems > Self.mostItems { forgetSurplus() }
    moveBaseline(in: launch, after: now)
  }

  /// Settles an edition, those that go with it, and moves the baseline if it was the last due (R30).
  mutating func settle(
    _ candidate: LaunchCandidate,
    _ settles: [LaunchEdition],
    how: Settlement.How,
    in launch: Launch,
    at now: Stamp
  ) {
    update(candidate.id, owner: candidate.owner, slot: candidate.slot.name, at: now) { item in
      item.settle(candidate, settles, how: how, in: launch, at: now)
    }
    moveBaseline(in: launch, after: now)
  }

  /// Takes back that being presented settled an edition, where it did not appear after all (R24).
  mutating func unsettle(
    _ candidate: LaunchCandidate,
    _ settles: [LaunchEdition],
    in launch: Launch
  ) {
    for edition in settles.isEmpty ? [candidate.edition] : settles {
      let key = EditionKey(candidate.id, edition: edition, owner: candidate.owner)
      guard let settlement = self.edition(key)?.settlement, settlement.how == .presented,
        settlement.launch == launch.number
      else { continue }
      if let before = settlement.baselineBefore { baseline = before }
      withEdition(key) { $0.settlement = nil }
    }
  }
}

extension ItemRecord {
  /// Settles the editions that go together, where nothing has settled them yet.
  mutating func settle(
    _ candidate: LaunchCandidate,
    _ settles: [LaunchEdition],
    how: Settlement.How,
    in launch: Launch,
    at now: Stamp
  ) {
    let editions = settles.isEmpty ? [candidate.edition] : settles
    settle(editions, in: candidate.slot.name, how: how, during: launch, at: now)
  }

  /// Settles some editions, where nothing has settled them yet.
  fileprivate mutating func settle(
    _ settled: [LaunchEdition],
    in slot: String,
    how: Settlement.How,
    during launch: Launch,
    at now: Stamp
  ) {
    self.slot = slot
    lastSeen = now
    let settlement = Settlement(
      how: how,
      at: now,
      version: launch.version,
      launch: launch.number,
      baselineBefore: nil
    )
    for edition in settled { editions[edition, default: EditionRecord()].settle(settlement) }
  }
}

extension EditionRecord {
  /// Settles the edition, unless an earlier settlement still counts.
  fileprivate mutating func settle(_ new: Settlement) {
    guard settlement == nil else { return }
    settlement = new
    heldSince = nil
    heldBy = []
  }
}
