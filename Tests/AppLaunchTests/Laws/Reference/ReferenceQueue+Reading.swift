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
      settled.slot == .onboarding && settled.launch < launch.number && isMine(key.subject)
    }
  }

  func deathsInThisVersion(of offer: Offer) -> Int {
    guard let deaths = memory.deaths[memory.key(of: offer.item)] else { return 0 }
    return launch.version == nil || deaths.version == launch.version ? deaths.count : 0
  }

  /// The shows of the item itself.
  func shows(of item: AnyLaunchItem) -> [ReferenceMemory.Show] {
    memory.shows.filter { $0.id == item.id && $0.subject == memory.key(of: item).subject }
  }

  /// When the last of some shows was: never later than now (N25).
  func last(of shows: [ReferenceMemory.Show]) -> LaunchTime? {
    shows.map { min($0.at.known, wall) }.max()
  }

  /// The shows that a cap counts: none that is stored in the future (R14).
  func past(in scope: LawScope) -> [LaunchTime] {
    memory.shows.filter { scope.contains($0.id, $0.slot) && $0.at.stored <= wall }
      .map { min($0.at.known, wall) }
  }

  func outcomes(of id: LaunchItemID) -> [LaunchOutcome] {
    memory.outcomes.filter { $0.key.id == id && isMine($0.key.subject) }.map(\.outcome)
  }

  private func isMine(_ subject: String?) -> Bool {
    subject == nil || subject == memory.subject ?? ""
  }
}
