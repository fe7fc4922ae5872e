import AppLaunch

/// What the rules of the reference look at.
extension ReferenceQueue {
  func hasShown(_ slot: LaunchSlot) -> Bool { shown.contains { $0.slot == slot } }

  func shownCount(in scope: LawScope) -> Int {
    shown.count { scope.contains($0.id, $0.slot) }
  }

  /// Whether an onboarding edition was settled before this launch (S1).
  var onboardedBefore: Bool {
    memory.settled.contains { key, settled in
      key.slot == .onboarding && settled.launch < launch.serial && memory.isMine(key)
    }
  }

  /// The deaths of one loop: it ends with its version, fewer deaths go on (S6, N18).
  func deaths(of offer: Offer, loop attempts: Int) -> Int {
    let runs = memory.deaths[memory.key(of: offer.item)] ?? []
    guard let last = runs.last, last.version == memory.lastVersion else { return 0 }
    return runs.dropLast().reduce(0) { $0 + $1.count >= attempts ? 0 : $0 + $1.count } + last.count
  }

  /// The shows of the item itself.
  func shows(of item: AnyLaunchItem) -> [ReferenceMemory.Show] {
    memory.shows.filter { $0.isOf(memory.key(of: item)) }
  }

  /// When the last of some shows was: never later than now (N25).
  func last(of shows: [ReferenceMemory.Show]) -> LaunchTime? {
    shows.map { min($0.at.known, wall) }.max()
  }

  /// The shows that count for their slots.
  var inSlots: [ReferenceMemory.Show] { memory.shows.filter(\.countsInSlot) }

  /// The shows that a cap counts: none that is stored in the future (R14).
  func past(in scope: LawScope) -> [LaunchTime] {
    inSlots.filter { scope.contains($0.key?.id, $0.slot) && $0.at.stored <= wall }
      .map { min($0.at.known, wall) }
  }

  func outcomes(of id: LaunchItemID) -> [LaunchOutcome] {
    memory.outcomes.filter { $0.key.id == id && memory.isMine($0.key) }.map(\.outcome)
  }
}
