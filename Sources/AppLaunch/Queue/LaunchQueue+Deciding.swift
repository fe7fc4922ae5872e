extension LaunchQueue {
  /// Whether the launch has not begun, since the record cannot be read (R20).
  var isAwaitingRecord: Bool {
    launch.kind == .recordUnavailable && launch.waitsForRecord.isEmpty
  }

  /// Asks candidates in order until one may show; those that are held or dropped are settled for this
  /// launch (R5).
  mutating func decide() {
    guard isForeground, !isAwaitingRecord else { return }
    wasDecided = true
    guard onScreen == nil, blockers.isEmpty, !state.overrides.showsNothing else { return }
    if let wanted = state.overrides.show, let index = waitingList.position(of: wanted) {
      present(at: index)
      return
    }
    var settling: [(index: Int, level: VerdictLevel)] = []
    let found = firstAllowed(enough: .drop) { settling.append(($0, $1)) }
    let shift = settling.count
    settle(settling)
    if let found { present(at: found - shift) }
  }

  /// The item that shows next once the screen is free, as things stand now, or nil for none: for
  /// hosts that make its content ready. Asking changes nothing.
  public var next: Item? {
    guard !isAwaitingRecord, !state.overrides.showsNothing else { return nil }
    if let wanted = state.overrides.show, let index = waitingList.position(of: wanted) {
      return item(of: waitingList.candidates[index])
    }
    return firstAllowed(enough: .wait) { _, _ in }.map { item(of: waitingList.candidates[$0]) }
  }

  /// Writes the level of everything that waits, in order, into a buffer; one that is used again is
  /// not allocated again.
  public func judge(into levels: inout [VerdictLevel]) {
    judge(0..<waitingList.count, into: &levels, enough: .drop)
  }

  /// Returns the position of the first candidate that may show, and passes those that are settled
  /// before it, with their level as far as it was asked for.
  ///
  /// The first is asked alone, since it usually may; the others in growing batches, one call to each
  /// policy. What is asked behind the one that shows has no effect: policies are pure.
  private func firstAllowed(
    enough: VerdictLevel,
    settling settle: (Int, VerdictLevel) -> Void
  ) -> Int? {
    guard waitingList.count > 0 else { return nil }
    let pendingSlot = earliestPendingSlot
    let isHeldUp = pendingSlot != nil || !state.launch.waitsForRecord.isEmpty
    func isAllowed(_ index: Int, _ level: VerdictLevel) -> Bool {
      if isHeldUp, waitsForQueue(waitingList.candidates[index], pendingSlot) { return false }
      if level > .wait { settle(index, level) }
      return level == .allow
    }
    if isAllowed(0, level(at: 0)) { return 0 }
    var levels: [VerdictLevel] = []
    var (start, size) = (1, 8)
    while start < waitingList.count {
      let range = start..<min(start + size, waitingList.count)
      judge(range, into: &levels, enough: enough)
      for index in range where isAllowed(index, levels[index - start]) { return index }
      start = range.upperBound
      size = min(size * 8, 4_096)
    }
    return nil
  }

  /// Returns the level of one candidate.
  private func level(at index: Int) -> VerdictLevel {
    pipeline.level(of: waitingList.candidates[index], in: state)
  }

  /// Fills a buffer with the levels of a range of candidates.
  private func judge(
    _ range: Range<Int>,
    into levels: inout [VerdictLevel],
    enough: VerdictLevel
  ) {
    var batch = VerdictBatch(range, of: waitingList.candidates, enough: enough)
    swap(&batch.levels, &levels)
    batch.begin()
    pipeline.raise(&batch, in: state)
    swap(&batch.levels, &levels)
  }

  /// Returns the whole verdict of one candidate that waits.
  func verdict(at index: Int) -> Verdict {
    pipeline.verdict(for: waitingList.candidates[index], in: state)
  }

  /// The earliest slot for which a provider may still offer (R49).
  var earliestPendingSlot: LaunchSlot? {
    var earliest: LaunchSlot?
    for entry in pending where !entry.hasTimedOut {
      for slot in entry.provider.slots where earliest.map({ slot < $0 }) ?? true { earliest = slot }
    }
    return earliest
  }

  /// Returns whether the queue itself makes a candidate wait.
  private func waitsForQueue(_ candidate: LaunchCandidate, _ pendingSlot: LaunchSlot?) -> Bool {
    if let pendingSlot, pendingSlot < candidate.slot, !candidate.isFollowUp { return true }
    return state.launch.waitsForRecord.contains(candidate.slot.name)
  }
}

extension LaunchPipeline {
  /// Returns the level of one candidate.
  func level(of candidate: LaunchCandidate, in state: LaunchState) -> VerdictLevel {
    var level = VerdictLevel.allow
    for index in entries.indices where candidate.card.mask.contains(index) {
      level = max(level, entries[index].policy.verdict(for: candidate, in: state).level)
    }
    return level
  }

  /// Lets all policies judge a batch: those that say the same of all at once, the others over few
  /// candidates at a time, which stay in the processor's nearest memory while one policy after
  /// another walks over them.
  func raise(_ batch: inout VerdictBatch, in state: LaunchState) {
    let whole = batch.range
    raise(&batch, in: state, walking: false)
    for start in stride(from: whole.lowerBound, to: whole.upperBound, by: 64) {
      batch.narrow(to: start..<min(start + 64, whole.upperBound))
      raise(&batch, in: state, walking: true)
    }
  }

  private func raise(_ batch: inout VerdictBatch, in state: LaunchState, walking: Bool) {
    for index in entries.indices where entries[index].isWalking == walking && batch.open > 0 {
      batch.begin(index)
      entries[index].policy.judge(&batch, in: state)
    }
    batch.finish()
  }
}
