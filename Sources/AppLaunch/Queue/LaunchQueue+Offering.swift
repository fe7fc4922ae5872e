extension LaunchQueue {
  /// Offers items of the app's own, together, and decides.
  public mutating func offer(_ items: [Item], at instant: LaunchInstant? = nil) {
    offer(items, from: .app, at: instant)
  }

  /// Offers one item, and decides.
  public mutating func offer(_ item: Item, at instant: LaunchInstant? = nil) {
    offer([item], at: instant)
  }

  /// Offers items of a provider, and decides.
  public mutating func offer(
    _ items: [Item],
    from source: LaunchSource,
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    take(items, from: source)
    decide()
  }

  /// Begins the launch: takes the answers of all providers that have one, tells of those that are
  /// still to answer, and decides once.
  public mutating func open(
    _ answers: [(source: LaunchSource, answer: ProviderAnswer<Item>)],
    awaiting pending: [PendingProvider] = [],
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    self.pending += pending.map { Pending(provider: $0) }
    expire(reached: true)
    for (source, answer) in answers { take(answer, from: source) }
    decide()
  }

  /// Takes the answer of a provider that was awaited; a late one joins if it still may (R35).
  public mutating func answered(
    _ source: LaunchSource,
    _ answer: ProviderAnswer<Item>,
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    guard answered.insert(source).inserted else {
      note(.providerAnsweredTwice(source))
      return
    }
    let expected = pending.first { $0.provider.source == source }?.provider.slots
    pending.removeAll { $0.provider.source == source }
    take(answer, from: source, declared: expected)
    decide()
  }

  /// Takes note that a provider failed: its part is skipped, the others go on (R36).
  public mutating func providerFailed(
    _ source: LaunchSource,
    _ error: String,
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    guard answered.insert(source).inserted else {
      note(.providerAnsweredTwice(source))
      return
    }
    pending.removeAll { $0.provider.source == source }
    note(.providerFailed(source, error))
    decide()
  }

  /// Keeps items out with their reasons, for the explanation.
  public mutating func decline(_ declines: [LaunchDecline], at instant: LaunchInstant? = nil) {
    tick(instant)
    for decline in declines { take(decline) }
  }

  private mutating func take(
    _ answer: ProviderAnswer<Item>,
    from source: LaunchSource,
    declared: [LaunchSlot]? = nil
  ) {
    answered.insert(source)
    note(.providerAnswered(source))
    guard answer.offers.count <= Self.mostOffers else {
      note(.providerFailed(source, "offers \(answer.offers.count) items, the most is 1000"))
      return
    }
    for decline in answer.declines { take(decline) }
    take(answer.offers, from: source, declared: declared)
  }

  /// How many items a provider may offer (R36).
  static var mostOffers: Int { 1_000 }

  mutating func take(_ decline: LaunchDecline) {
    declines.removeAll { $0.id == decline.id }
    declines.append(decline)
    note(.declined(decline.id, decline.reason))
  }

  /// Adds offers to those that wait, each id once (R4).
  private mutating func take(
    _ items: [Item],
    from source: LaunchSource,
    declared: [LaunchSlot]? = nil
  ) {
    var rows: [WaitingList<Item>.Row] = []
    rows.reserveCapacity(items.count)
    for item in items {
      if let declared, !declared.contains(where: { $0.name == item.slot.name }) {
        note(.rejected(item.id, "its provider did not declare the slot \(item.slot)"))
      } else if let row = admit(item, from: source) {
        rows.append(row)
      }
    }
    waitingList.insert(rows)
  }

  /// Returns the row of an item that may wait, or nil where it may not.
  mutating func admit(_ item: Item, from source: LaunchSource) -> WaitingList<Item>.Row? {
    let id = item.id
    if standings[id] != nil {
      note(.duplicate(id))
      return nil
    }
    guard isKnown(item.slot, of: id) else { return nil }
    let candidate = LaunchCandidate(item, record: state.record)
    if let settlement = candidate.editionHistory?.settlement, settlement.holds(in: launch.version),
      state.overrides.show != id
    {
      take(LaunchDecline(id, LaunchDecline.Reason(settlement)))
      return nil
    }
    declines.removeAll { $0.id == id }
    standings[id] = .waiting
    note(.offered(id))
    let row = row(of: candidate, item, from: source)
    reportCrashLoop(candidate, row.mask)
    return row
  }

  /// Returns the row of a candidate, with its place and the policies that apply.
  mutating func row(
    of candidate: LaunchCandidate,
    _ item: Item,
    from source: LaunchSource
  ) -> WaitingList<Item>.Row {
    sequence += 1
    let key = SortKey(
      orderings: pipeline.orderings.map { $0.key(candidate) },
      slot: candidate.slot,
      rank: candidate.rank,
      provider: source.order,
      sequence: sequence
    )
    let mask = mask(for: candidate)
    return WaitingList.Row(candidate: candidate, item: item, key: key, mask: mask)
  }

  /// Reports an edition that crash-looped where no policy drops it: onboarding and mandatory slots
  /// (S6).
  private mutating func reportCrashLoop(_ candidate: LaunchCandidate, _ mask: PolicyMask) {
    guard let edition = candidate.editionHistory, edition.interruptions >= 3,
      edition.interruptedVersion == launch.version
    else { return }
    let isDropped = pipeline.entries.indices.contains { index in
      mask.contains(index) && pipeline.entries[index].policy.innermost is CrashLoop
    }
    if !isDropped { note(.crashLoop(candidate.id)) }
  }

  /// Returns whether no other slot of the name contradicts a slot; refuses the item otherwise.
  private mutating func isKnown(_ slot: LaunchSlot, of id: LaunchItemID) -> Bool {
    if let problem = id.problem {
      note(.rejected(id, problem))
      return false
    }
    if let earlier = slots[slot.name] ?? LaunchSlot.builtIn.first(where: { $0.name == slot.name }),
      earlier != slot
    {
      note(
        .rejected(
          id,
          "the slot \(slot) has priority \(slot.priority), and elsewhere \(earlier.priority)"
        )
      )
      return false
    }
    slots[slot.name] = slot
    return true
  }

  /// Returns the policies that apply to a candidate; the slot alone decides for most.
  private mutating func mask(for candidate: LaunchCandidate) -> PolicyMask {
    if let known = maskedSlots.first(where: { $0.slot == candidate.slot }) {
      return pipeline.adding(items: candidate, to: known.mask)
    }
    let mask = pipeline.mask(for: candidate.slot)
    maskedSlots.append((candidate.slot, mask))
    return pipeline.adding(items: candidate, to: mask)
  }
}

extension LaunchPipeline {
  /// Returns the policies that apply to a slot, leaving out those that name items.
  func mask(for slot: LaunchSlot) -> PolicyMask {
    var mask = PolicyMask()
    for (index, entry) in entries.enumerated()
    where !entry.scope.mentionsItems && entry.scope.applies(to: "", slot: slot) {
      mask.insert(index)
    }
    return mask
  }

  /// Returns the mask with those policies that name items, where they apply to the candidate.
  func adding(items candidate: LaunchCandidate, to mask: PolicyMask) -> PolicyMask {
    var mask = mask
    for (index, entry) in entries.enumerated()
    where entry.scope.mentionsItems && entry.scope.applies(to: candidate.id, slot: candidate.slot) {
      mask.insert(index)
    }
    return mask
  }
}
