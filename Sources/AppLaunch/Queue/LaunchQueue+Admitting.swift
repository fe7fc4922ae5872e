extension LaunchQueue {
  /// Adds offers to those that wait, each id once (R4).
  mutating func take(
    _ items: [Item],
    from source: LaunchSource
  ) {
    let declared = declaredSlots[source]
    var admitted: [LaunchCandidate] = []
    admitted.reserveCapacity(items.count)
    if self.items.count == 0 {
      self.items.reserveCapacity(items.count)
      standings.reserveCapacity(items.count)
    }
    for item in items {
      if let declared, !declared.contains(where: { $0.name == item.slot.name }) {
        reject(item.id, "its provider did not declare the slot \(item.slot)")
      } else if let candidate = admit(item, from: source) {
        admitted.append(candidate)
      }
    }
    waitingList.insert(admitted)
  }

  /// Returns the candidate of an item that may wait, or nil where it may not.
  mutating func admit(_ item: Item, from source: LaunchSource) -> LaunchCandidate? {
    let (id, slot) = (item.id, item.slot)
    if standings[id] != nil {
      note(.duplicate(id))
      return nil
    }
    guard let mask = mask(for: id, slot) else { return nil }
    let key = SortKey(
      slot: slot,
      rank: item.rank,
      provider: source.order,
      sequence: items.count
    )
    var candidate = LaunchCandidate(item, id: id, key: key, mask: mask, record: state.record)
    if let problem = candidate.problem {
      reject(id, problem)
      return nil
    }
    if let settlement = candidate.settlement, state.overrides.show != id {
      let reason = LaunchDecline.Reason(settlement)
      take(LaunchDecline(id, reason, owner: candidate.owner))
      return nil
    }
    candidate.sort(by: pipeline.orderings)
    if !declined.isEmpty, declined.remove(id) != nil { declines.removeAll { $0.id == id } }
    standings[id] = .waiting
    items.append(item)
    note(.offered(id))
    if candidate.interruptions > 0 { reportCrashLoop(candidate, mask) }
    return candidate
  }

  /// Reports an edition that crash-looped where no policy drops it: onboarding, mandatory slots, and
  /// whatever the pipeline leaves out (S6). A loop takes as many deaths as the strictest policy says.
  private mutating func reportCrashLoop(_ candidate: LaunchCandidate, _ mask: PolicyMask) {
    guard let edition = candidate.editionHistory,
      edition.interruptedVersion == state.record.known(launch.version)
    else { return }
    var attempts: Int?
    for index in pipeline.entries.indices {
      let policy = pipeline.entries[index].policy
      guard let rule = policy.innermost as? CrashLoop else { continue }
      attempts = min(attempts ?? .max, max(1, rule.attempts))
      if mask.contains(index), policy.verdict(for: candidate, in: state).level == .drop { return }
    }
    let most = attempts ?? CrashLoop.usualAttempts
    if edition.deaths(towards: most) >= most { note(.crashLoop(candidate.id)) }
  }

  /// Returns the policies that apply to an item, or nil where the item is refused; the slot alone
  /// decides for most.
  private mutating func mask(for id: LaunchItemID, _ slot: LaunchSlot) -> PolicyMask? {
    if let problem = id.problem {
      reject(id, problem)
      return nil
    }
    if let known = maskedSlots.first(where: { $0.slot == slot }) {
      return pipeline.adding(items: id, slot, to: known.mask)
    }
    if let problem = slot.name.problem(as: "name of its slot") {
      reject(id, problem)
      return nil
    }
    guard isConsistent(slot, of: id) else { return nil }
    return pipeline.adding(items: id, slot, to: meet(slot))
  }

  /// Takes note of a slot, and returns the policies that apply to it.
  @discardableResult
  mutating func meet(_ slot: LaunchSlot) -> PolicyMask {
    let mask = pipeline.mask(for: slot)
    maskedSlots.append((slot, mask))
    return mask
  }

  /// Returns whether no other slot of the name contradicts it; refuses the item otherwise.
  private mutating func isConsistent(_ slot: LaunchSlot, of id: LaunchItemID) -> Bool {
    let known = maskedSlots.lazy.map(\.slot)
    guard
      let earlier = known.first(where: { $0.name == slot.name })
        ?? LaunchSlot.builtIn.first(where: { $0.name == slot.name }),
      earlier != slot
    else { return true }
    reject(id, "the slot \(slot) \(slot.difference(from: earlier))")
    return false
  }
}

extension LaunchSlot {
  /// Says in what a slot contradicts another of its name.
  fileprivate func difference(from other: Self) -> String {
    if priority != other.priority {
      return "has priority \(priority), and elsewhere \(other.priority)"
    }
    return mandatory ? "is mandatory, and elsewhere is not" : "is not mandatory, and elsewhere is"
  }
}

extension LaunchPipeline {
  /// Returns the policies that apply to a slot, leaving out those that name items.
  func mask(for slot: LaunchSlot) -> PolicyMask {
    var mask = PolicyMask()
    for index in entries.indices
    where !entries[index].mentionsItems && entries[index].scope.applies(to: "", slot: slot) {
      mask.insert(index)
    }
    return mask
  }

  /// Returns the mask with those policies that name items, where they apply to the item.
  func adding(items id: LaunchItemID, _ slot: LaunchSlot, to mask: PolicyMask) -> PolicyMask {
    var mask = mask
    for index in entries.indices
    where entries[index].mentionsItems && entries[index].scope.applies(to: id, slot: slot) {
      mask.insert(index)
    }
    return mask
  }
}
