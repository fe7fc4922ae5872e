extension LaunchRecord {
  /// Writes down how the last process died, if it did not end cleanly.
  ///
  /// - Returns: Whether it died in the foreground.
  mutating func noticeDeath(at time: LaunchTime) -> Bool {
    guard let run else { return false }
    let now = stamp(time)
    if run.isForeground { keep(now, in: \.deaths) }
    if let key = run.onScreen {
      interrupt(key, of: run.subject, inForeground: run.isForeground, at: now)
    }
    self.run = nil
    return run.isForeground
  }

  /// Marks a clean end: what is on screen is interrupted, without counting as a crash.
  public mutating func end(at time: LaunchTime) {
    guard let run else { return }
    if let key = run.onScreen {
      interrupt(key, of: run.subject, inForeground: false, at: stamp(time))
    }
    self.run = nil
  }

  /// Marks whether a scene is in the foreground, for telling deaths apart.
  public mutating func mark(foreground: Bool) {
    run?.isForeground = foreground
  }

  /// Writes that a process ended with an edition on screen.
  ///
  /// - Parameter owner: The subject at that time: another one may have been told since (R53).
  private mutating func interrupt(
    _ key: EditionKey,
    of owner: String?,
    inForeground: Bool,
    at now: Stamp
  ) {
    let (version, subject) = (lastVersion, subject)
    self.subject = owner
    defer { self.subject = subject }
    update(key.id, owner: key.owner, slot: item(key.id, owner: key.owner)?.slot ?? "", at: now) {
      item in
      item.note(.interrupted)
      var edition = item.editions[key.edition] ?? EditionRecord()
      edition.lastOutcome = OutcomeRecord(outcome: .interrupted, at: now, version: version)
      if inForeground { edition.countInterruption(in: version) }
      item.editions[key.edition] = edition
    }
  }
}

extension ItemRecord {
  /// Adds an outcome to those that the item ever had (N16).
  mutating func note(_ outcome: LaunchOutcome) {
    let name = outcome.description
    // Names of actions are an app's own; the others are few, and rules look for them.
    let isBounded = outcome.name == "action"
    guard !outcomes.contains(name), !isBounded || outcomes.count < 64 else { return }
    outcomes.append(name)
  }
}
