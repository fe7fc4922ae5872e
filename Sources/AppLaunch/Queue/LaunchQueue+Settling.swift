extension LaunchQueue {
  /// Takes candidates off the waiting list; a hold keeps the state it was decided in, a drop is
  /// recorded at once.
  mutating func settle(_ settling: [(index: Int, level: VerdictLevel)]) {
    guard !settling.isEmpty else { return }
    let leaving = settling.map { (candidate: waitingList.candidates[$0.index], level: $0.level) }
    // Drops keep their reasons; they are made before the first of them changes the record.
    let drops = leaving.map { candidate, level in
      level == .drop ? pipeline.verdict(for: candidate, in: state) : nil
    }
    let frozenIndex = frozen.count
    if drops.contains(where: { $0 == nil }) { frozen.append(state) }
    waitingList.remove(at: settling.map(\.index))
    settled.reserveCapacity(settled.count + leaving.count)
    let heldNow = leaving.filter { $0.level != .drop }.map(\.candidate.id)
    for ((candidate, _), drop) in zip(leaving, drops) {
      standings[candidate.id] = .settled
      settled.append(
        SettledCandidate(
          candidate: candidate,
          outcome: drop == nil ? .held : .dropped,
          verdict: drop,
          frozen: frozenIndex,
          isRecorded: drop != nil
        )
      )
      if let drop { record(drop: drop, of: candidate) }
    }
    if !heldNow.isEmpty { note(.held(heldNow)) }
    noticeOverflow()
    for case ((let candidate, _), let drop?) in zip(leaving, drops) {
      let names = drop.objections.filter { $0.level == .drop }.map(\.policy)
      note(.dropped(candidate.id, by: names))
    }
  }

  private mutating func record(drop verdict: Verdict, of candidate: LaunchCandidate) {
    let drops = verdict.objections.filter { $0.level == .drop }
    let names = Array(Set(drops.map(\.policy.bounded))).sorted()
    let isLoop = drops.contains { $0.reason.code == "crashLoop" }
    if isLoop { note(.crashLoop(candidate.id)) }
    let isCrashLoop = drops.allSatisfy { $0.reason.code == "crashLoop" }
    state.record.settle(
      candidate,
      candidate.card.settles,
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
      let names = verdict(of: entry).objections.map(\.policy.bounded)
      state.record.hold(
        entry.candidate,
        by: names,
        at: entry.frozen < frozen.count ? (frozen[entry.frozen].now?.wall ?? .distantPast) : wall
      )
      settled[index].isRecorded = true
    }
    forgetSurplus()
  }

  /// Writes holds early where they could be more than the record keeps, to say so in this launch.
  private mutating func noticeOverflow() {
    let room = LaunchRecord.mostItems - state.record.keptItems
    guard !hasOverflowed, settled.count > room, settled.count(where: { !$0.isRecorded }) > room
    else { return }
    recordHolds()
  }

  /// Forgets items beyond what the record keeps, and says once in a launch that there were some (R26).
  mutating func forgetSurplus() {
    guard state.record.keptItems > LaunchRecord.mostItems else { return }
    let surplus = state.record.forgetSurplus()
    if !hasOverflowed { note(.recordOverflow(surplus)) }
    hasOverflowed = true
  }

  /// Returns the verdict that settled a candidate, made again from the state it was decided in.
  func verdict(of entry: SettledCandidate) -> Verdict {
    entry.verdict ?? pipeline.verdict(for: entry.candidate, in: frozen[entry.frozen])
  }
}
