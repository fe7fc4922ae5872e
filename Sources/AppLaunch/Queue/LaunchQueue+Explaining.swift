extension LaunchQueue {
  /// Explains the whole launch; asking changes nothing (R42).
  public func explain() -> LaunchExplanation {
    LaunchExplanation(
      launch: launch,
      now: state.now,
      candidates: explainedOnScreen + explainedWaiting + explainedSettled + explainedDone,
      declines: declines,
      blockers: blockers,
      pending: pending.filter { !$0.hasTimedOut }.map(\.provider),
      refusals: pipeline.refusals,
      overrides: state.overrides,
      isPersistent: isPersistent,
      isCounted: isCounted,
      isBegun: isBegun,
      recordFault: recordFault,
      unrecorded: unrecorded,
      faults: faults,
      rejections: rejections.all,
      assumedFlags: assumedFlags
    )
  }

  /// The queue's own objections, which no pipeline can leave out (R20, R49).
  func ownObjections(to candidate: LaunchCandidate) -> [Objection] {
    var objections: [Objection] = []
    func add(_ name: String, _ measured: Quantity) {
      var reason = Reason(code: name, measured: measured)
      reason.policy = name
      objections.append(Objection(.wait, reason))
    }
    if !blockers.isEmpty { add("blocked", .list(blockers)) }
    if !candidate.isFollowUp {
      let earlier = pending.filter { entry in
        !entry.hasTimedOut && entry.provider.slots.contains { $0 < candidate.slot }
      }
      if !earlier.isEmpty { add("pending", .list(earlier.map(\.provider.source.name))) }
    }
    if isAwaitingRecord { add("record", .text("cannot be read now")) }
    if launch.waitsForRecord.contains(candidate.slot.name) { add("record", .text("was lost")) }
    if state.overrides.showsNothing { add("disabled", .text("nothing shows, for testing")) }
    return objections
  }

  /// What policies take flags for that did not resolve in time, each once.
  private var assumedFlags: [AssumedFlag] {
    pipeline.entries.reduce(into: []) { all, entry in
      guard let flag = (entry.policy.innermost as? RequiresFlag)?.assumed(in: state),
        !all.contains(flag)
      else { return }
      all.append(flag)
    }
  }

  private var explainedOnScreen: [LaunchExplanation.Candidate] {
    onScreen.map { [explained($0.candidate, .onScreen, [])] } ?? []
  }

  private var explainedWaiting: [LaunchExplanation.Candidate] {
    let ahead = onScreen.map { [$0.candidate.id] } ?? []
    let order = ahead + waitingList.candidates.map(\.id)
    return waitingList.candidates.indices.map { index in
      let candidate = waitingList.candidates[index]
      let objections = Verdict(verdict(at: index).objections + ownObjections(to: candidate))
        .objections
      var explained = explained(candidate, .waiting, objections)
      // All share one list.
      explained.behind = order[..<(ahead.count + index)]
      return explained
    }
  }

  private var explainedSettled: [LaunchExplanation.Candidate] {
    settled.map { entry in
      switch entry.outcome {
      case .held: explained(entry.candidate, .held, verdict(of: entry).objections)
      case .dropped: explained(entry.candidate, .dropped, verdict(of: entry).objections)
      case .failed: explained(entry.candidate, .failed, [])
      }
    }
  }

  /// Since when a candidate that is held was held in earlier launches.
  private func heldSince(
    _ candidate: LaunchCandidate,
    _ standing: LaunchExplanation.Candidate.Standing
  ) -> LaunchTime? {
    guard standing == .held, let since = candidate.editionHistory?.heldSince else { return nil }
    return launch.startedAt.map { since.time < $0.wall } ?? true ? since.time : nil
  }

  private var explainedDone: [LaunchExplanation.Candidate] { done.map { explained($0, .done, []) } }

  private func explained(
    _ candidate: LaunchCandidate,
    _ standing: LaunchExplanation.Candidate.Standing,
    _ objections: [Objection]
  ) -> LaunchExplanation.Candidate {
    LaunchExplanation.Candidate(
      id: candidate.id,
      edition: candidate.edition,
      slot: candidate.slot,
      standing: standing,
      objections: objections,
      heldSince: heldSince(candidate, standing),
      behind: []
    )
  }
}
