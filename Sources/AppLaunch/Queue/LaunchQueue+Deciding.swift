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
    guard waitingList.count > 0 else { return }
    var settling: [(index: Int, level: VerdictLevel)] = []
    let found = search(&settling)
    let shift = settling.count
    settle(settling)
    if let found { present(at: found - shift) }
  }

  /// Returns the position of the first candidate that may show, and those that are settled before it.
  ///
  /// The first is asked alone, since it usually may; the others in growing batches, one call to each
  /// policy. What is asked behind the one that shows has no effect: policies are pure.
  private mutating func search(_ settling: inout [(index: Int, level: VerdictLevel)]) -> Int? {
    let pendingSlot = earliestPendingSlot
    var (start, size) = (0, 1)
    while start < waitingList.count {
      let range = start..<min(start + size, waitingList.count)
      if range.count == 1 {
        levels.removeAll(keepingCapacity: true)
        levels.append(level(at: start).rawValue)
      } else {
        judge(range)
      }
      for index in range where !waitsForQueue(waitingList.candidates[index], pendingSlot) {
        switch levels[index - start] {
        case VerdictLevel.allow.rawValue: return index
        case VerdictLevel.hold.rawValue: settling.append((index, .hold))
        case VerdictLevel.drop.rawValue: settling.append((index, .drop))
        default: break
        }
      }
      start = range.upperBound
      size = min(size * 8, 4_096)
    }
    return nil
  }

  /// Returns the level of one candidate.
  private func level(at index: Int) -> VerdictLevel {
    var level = VerdictLevel.allow
    for (policy, entry) in pipeline.entries.enumerated()
    where waitingList.masks[index].contains(policy) {
      level = max(level, entry.policy.verdict(for: waitingList.candidates[index], in: state).level)
    }
    return level
  }

  /// Fills `levels` with the levels of a range of candidates.
  private mutating func judge(_ range: Range<Int>) {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(0, count: range.count))
    var batch = VerdictBatch(
      candidates: waitingList.candidates,
      range: range,
      masks: waitingList.masks,
      levels: levels
    )
    levels = []
    for (policy, entry) in pipeline.entries.enumerated() {
      batch.group = policy / 64
      batch.bit = 1 << UInt64(policy % 64)
      entry.policy.judge(&batch, in: state)
    }
    levels = batch.levels
  }

  /// The item that shows next once the screen is free, as things stand now, or nil for none: for
  /// hosts that make its content ready. Asking changes nothing.
  public var next: Item? {
    var copy = self
    guard copy.waitingList.count > 0 else { return nil }
    var settling: [(index: Int, level: VerdictLevel)] = []
    return copy.search(&settling).map { waitingList.items[$0] }
  }

  /// Writes the level of everything that waits, in order, into a buffer; one that is used again is
  /// not allocated again.
  public func judge(into levels: inout [VerdictLevel]) {
    var copy = self
    copy.judge(0..<waitingList.count)
    levels.removeAll(keepingCapacity: true)
    levels += copy.levels.map { VerdictLevel(rawValue: $0) ?? .allow }
  }

  /// Returns the whole verdict of one candidate that waits.
  func verdict(at index: Int) -> Verdict {
    pipeline.verdict(for: waitingList.candidates[index], in: state)
  }

  /// The earliest slot for which a provider may still offer (R49).
  var earliestPendingSlot: LaunchSlot? {
    pending.lazy.filter { !$0.hasTimedOut }.flatMap(\.provider.slots).min()
  }

  /// Returns whether the queue itself makes a candidate wait.
  private func waitsForQueue(_ candidate: LaunchCandidate, _ pendingSlot: LaunchSlot?) -> Bool {
    if let pendingSlot, pendingSlot < candidate.slot, !candidate.isFollowUp { return true }
    return launch.waitsForRecord.contains(candidate.slot.name)
  }

  /// Takes candidates off the waiting list; a hold keeps the state it was decided in, a drop is
  /// recorded at once.
  private mutating func settle(_ settling: [(index: Int, level: VerdictLevel)]) {
    guard !settling.isEmpty else { return }
    let state = state
    let frozenIndex = frozen.count
    frozen.append(state)
    var position = 0
    var heldNow: [LaunchItemID] = []
    var droppedNow: [(Int, [String])] = []
    var rows: [WaitingList<Item>.Row] = []
    rows.reserveCapacity(settling.count)
    waitingList.remove(at: settling.map(\.index)) { rows.append($0) }
    settled.reserveCapacity(settled.count + rows.count)
    for row in rows {
      let isDrop = settling[position].level == .drop
      position += 1
      var entry = Settled(row: row, outcome: isDrop ? .dropped : .held, frozen: frozenIndex)
      standings[row.candidate.id] = .settled
      if isDrop {
        let verdict = pipeline.verdict(for: row.candidate, in: state)
        entry.verdict = verdict
        entry.isRecorded = true
        droppedNow.append(
          (settled.count, verdict.objections.filter { $0.level == .drop }.map(\.policy))
        )
        record(drop: verdict, of: row)
      } else {
        heldNow.append(row.candidate.id)
      }
      settled.append(entry)
    }
    if !heldNow.isEmpty { note(.held(heldNow)) }
    for (index, names) in droppedNow { note(.dropped(settled[index].row.candidate.id, by: names)) }
  }

  private mutating func record(drop verdict: Verdict, of row: WaitingList<Item>.Row) {
    let drops = verdict.objections.filter { $0.level == .drop }
    let names = Array(Set(drops.map(\.policy))).sorted()
    let isCrashLoop = drops.allSatisfy { $0.reason.code == "crashLoop" }
    if isCrashLoop { note(.crashLoop(row.candidate.id)) }
    state.record.settle(
      row.candidate,
      row.item.settles,
      how: isCrashLoop ? .crashLooped(by: names) : .dropped(by: names),
      in: launch,
      at: state.record.stamp(wall)
    )
  }

  /// Writes holds into the record, with the policies that hold (R26).
  mutating func recordHolds() {
    for index in settled.indices where settled[index].outcome == .held && !settled[index].isRecorded
    {
      let entry = settled[index]
      let names = verdict(of: entry).objections.map(\.policy)
      state.record.hold(
        entry.row.candidate,
        by: names,
        at: entry.frozen < frozen.count ? (frozen[entry.frozen].now?.wall ?? .distantPast) : wall
      )
      settled[index].isRecorded = true
    }
  }

  /// Returns the verdict that settled a candidate, made again from the state it was decided in.
  func verdict(of entry: Settled) -> Verdict {
    entry.verdict ?? pipeline.verdict(for: entry.row.candidate, in: frozen[entry.frozen])
  }
}
