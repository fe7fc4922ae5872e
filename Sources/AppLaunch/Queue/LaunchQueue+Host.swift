extension LaunchQueue {
  /// Makes everything wait while the host shows something of its own. Blockers are names, not
  /// counters (R49).
  public mutating func block(_ name: String, at instant: LaunchInstant? = nil) {
    tick(instant)
    note(.blocked(name))
    if !blockers.contains(name) { blockers.append(name) }
    decide()
  }

  /// Takes a blocker away.
  public mutating func unblock(_ name: String, at instant: LaunchInstant? = nil) {
    tick(instant)
    note(.unblocked(name))
    blockers.removeAll { $0 == name }
    decide()
  }

  /// Tells that a moment was reached: what waits for it may show (R34).
  public mutating func reached(_ moment: String, at instant: LaunchInstant? = nil) {
    tick(instant)
    note(.reached(moment: moment))
    state.moments[moment] = state.openTime
    decide()
  }

  /// Tells policies something about the app.
  public mutating func learned(
    _ fact: String,
    is value: LaunchFact,
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    note(.learned(fact: fact, value))
    state.facts[fact] = value
    decide()
  }

  /// Tells policies whether something is so.
  public mutating func learned(_ fact: String, is value: Bool, at instant: LaunchInstant? = nil) {
    learned(fact, is: .truth(value), at: instant)
  }

  /// Tells the value of a remote flag, and remembers it.
  public mutating func resolved(
    flag: String,
    is value: Bool,
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    note(.resolved(flag: flag, value))
    state.flags[flag] = value
    state.record.record(flag: flag, is: value)
    decide()
  }

  /// Tells late what brought the app to the front (R52).
  ///
  /// An item that is confirmed on screen stays; until then the decision is made anew. While nothing
  /// has been on screen, what was held is asked again (N2).
  public mutating func opened(by trigger: LaunchTrigger, at instant: LaunchInstant? = nil) {
    tick(instant)
    note(.opened(trigger))
    if !isForeground || !isCounted { told.trigger = trigger }
    // In the background it tells of the return, which may be a launch of its own.
    guard isForeground else { return }
    take(trigger)
    decide()
  }

  /// Makes the decision anew under another trigger.
  private mutating func take(_ trigger: LaunchTrigger) {
    state.launch.trigger = trigger
    countQuiet()
    if let presented = onScreen, !presented.isConfirmed {
      takeBack(presented)
      putBack(presented)
      note(.returned(presented.candidate.id))
    }
    if !hasPresented { returnHeld() }
  }

  /// Tells that the app showed something of a slot itself, which counts like a show of the queue's.
  public mutating func shownElsewhere(slot: LaunchSlot, at instant: LaunchInstant? = nil) {
    tick(instant)
    note(.shownElsewhere(slot: slot.name))
    state.shown.append(
      LaunchState.Shown(id: nil, slot: slot.name, isMandatory: slot.mandatory)
    )
    if !isCounted {
      told.add(.shownElsewhere(slot: slot.name, version: launch.version, at: wall))
    }
    state.record.record(shownElsewhere: slot.name, version: launch.version, at: wall)
    decide()
  }

  /// Records an event of the app's own, for policies that count it.
  public mutating func record(event name: String, at instant: LaunchInstant? = nil) {
    tick(instant)
    note(.recorded(event: name))
    if !isCounted { told.add(.event(name, at: wall)) }
    state.record.record(event: name, at: wall)
    decide()
  }

  /// Tells that no scene is in the foreground: nothing is decided until one is (N3).
  public mutating func enteredBackground(at instant: LaunchInstant? = nil) {
    tick(instant)
    note(.enteredBackground)
    isForeground = false
    state.record.mark(foreground: false)
  }

  /// Tells that a scene is in the foreground again.
  public mutating func enteredForeground(at instant: LaunchInstant? = nil) {
    tick(instant)
    note(.enteredForeground)
    isForeground = true
    state.record.mark(foreground: true)
    if isCounted, let trigger = told.trigger {
      told.trigger = nil
      take(trigger)
    }
    decide()
  }

  /// Puts what was held back among those that wait.
  private mutating func returnHeld() {
    var returning = settled.filter { $0.outcome == .held }.map(\.candidate)
    for index in returning.indices { returning[index].refresh(from: state.record) }
    settled.removeAll { $0.outcome == .held }
    for candidate in returning {
      standings[candidate.id] = .waiting
      note(.returned(candidate.id))
    }
    waitingList.insert(returning)
  }

  /// Counts, for each `quiet` policy with a bound, the launches in a row that it kept quiet (N31).
  mutating func countQuiet() {
    for index in pipeline.entries.indices {
      guard let quiet = pipeline.entries[index].countingQuiet, let atMost = quiet.atMost else {
        continue
      }
      let before = quietBefore[quiet.counter.bounded] ?? 0
      let isQuiet = quiet.triggers.contains(launch.trigger) && before < atMost
      state.record.record(quiet: quiet.counter, launches: isQuiet ? before + 1 : 0)
    }
    state.quietBefore = quietBefore
  }
}

extension LaunchPolicy {
  /// The policy inside conditions.
  var innermost: any LaunchPolicy {
    (self as? ConditionalPolicy)?.base.innermost ?? self
  }
}
