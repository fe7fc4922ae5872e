// What stays of a queue whose launch never counts, and from one launch of a process to the next.

extension LaunchQueue {
  /// The queue of a process that has no launch yet: it takes what it is told, and decides nothing.
  static func early(pipeline: LaunchPipeline) -> Self {
    var queue = Self(pipeline: pipeline)
    queue.isForeground = false
    queue.isCounted = false
    queue.isBegun = false
    return queue
  }

  /// Takes over what belongs to the process, and what was told to a launch that does not count (N10,
  /// N13).
  mutating func inherit(from earlier: Self) {
    takeProcess(from: earlier)
    isCounted = false
    guard !earlier.isCounted else { return }
    told = earlier.told
    offeredEarly = earlier.offeredEarly
  }

  /// Takes over what belongs to the process, and remembers its flags.
  private mutating func takeProcess(from other: Self) {
    blockers = other.blockers
    state.facts = other.state.facts
    state.flags = other.state.flags
    for (flag, value) in state.flags { state.record.record(flag: flag, is: value) }
  }

  /// Goes on after a later launch of the process was thrown away, with what that one was told.
  mutating func take(back thrown: Self) {
    tick(thrown.state.now)
    takeProcess(from: thrown)
    guard isCounted else {
      told = thrown.told
      told.trigger = nil
      offeredEarly = thrown.offeredEarly
      take(offeredEarly, from: .app)
      return
    }
    if case .some(let subject) = thrown.told.subject { changed(subject: subject) }
    var record = state.record
    thrown.told.change(&record)
    use(record)
    offer(thrown.offeredEarly)
  }

  /// Counts the launch: what it is told from here on is told to nobody else.
  mutating func count() {
    isCounted = true
    told = ToldEarly()
    offeredEarly = []
  }

  /// Takes back what waits for a record that was lost, so that providers can be asked once more (R21).
  ///
  /// - Returns: Whether a record was lost.
  mutating func startAfresh() -> Bool {
    guard let kind = launch.kindAfresh else { return false }
    let leaving = waitingList.candidates.indices.filter { index in
      let candidate = waitingList.candidates[index]
      // The app's own offers stay: nobody is asked for them once more.
      return launch.waitsForRecord.contains(candidate.slot.name)
        && candidate.card.key.provider != LaunchSource.app.order
    }
    for index in leaving { standings[waitingList.candidates[index].id] = nil }
    waitingList.remove(at: leaving)
    state.launch.waitsForRecord = []
    state.launch.kindAfresh = nil
    state.launch.kind = kind
    answered = []
    // Those that have not answered are asked once more, too, for whoever is there now.
    for index in pending.indices { pending[index].isForFormerSubject = false }
    return true
  }
}
