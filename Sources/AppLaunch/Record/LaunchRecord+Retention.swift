extension LaunchRecord {
  /// How many items are kept (R26).
  static let mostItems = 2_000

  /// How many there are, of the install and of all subjects.
  var keptItems: Int { subjects.values.reduce(items.count) { $0 + $1.count } }

  /// Forgets items beyond the bound: unsettled ones that were not seen longest leave first, settled
  /// ones never.
  ///
  /// - Returns: How many there were beyond the bound, forgotten or not.
  @discardableResult
  mutating func forgetSurplus() -> Int {
    for id in items.keys { items[id]?.forgetOldEditions() }
    for subject in subjects.keys {
      for id in subjects[subject]!.keys { subjects[subject]?[id]?.forgetOldEditions() }
    }
    subjects = subjects.filter { !$0.value.isEmpty }
    forgetOldEpochs()
    let total = keptItems
    guard total > Self.mostItems else { return 0 }
    var leaving: [(order: Int, subject: String?, id: LaunchItemID)] = []
    for (id, item) in items where !item.isSettled && id != run?.onScreen?.id {
      leaving.append((item.lastSeen.order, nil, id))
    }
    for (subject, entries) in subjects {
      for (id, item) in entries where !item.isSettled && id != run?.onScreen?.id {
        leaving.append((item.lastSeen.order, subject, id))
      }
    }
    leaving.sort { ($0.order, $0.id) < ($1.order, $1.id) }
    let surplus = leaving.prefix(total - Self.mostItems)
    for entry in surplus {
      if let subject = entry.subject {
        subjects[subject]?[entry.id] = nil
      } else {
        items[entry.id] = nil
      }
    }
    return total - Self.mostItems
  }

  /// Forgets counts of resets beyond the bound, those of items first that the record does not know.
  private mutating func forgetOldEpochs() {
    guard epochs.count > Self.mostItems else { return }
    func isKnown(_ name: String) -> Bool {
      guard name.hasPrefix("item:") else { return true }
      let id = LaunchItemID(String(name.dropFirst(5)))
      return items[id] != nil || subjects.values.contains { $0[id] != nil }
    }
    let names = epochs.keys.map { (isKnown: isKnown($0), name: $0) }
      .sorted { $0.isKnown != $1.isKnown ? !$0.isKnown : $0.name < $1.name }
    for (_, name) in names.prefix(epochs.count - Self.mostItems) { epochs[name] = nil }
  }
}

extension ItemRecord {
  /// How many unsettled editions of an item are kept.
  static let keptEditions = 128

  /// Forgets unsettled editions beyond the bound, those that were touched longest ago first; settled
  /// ones never, or they would show again.
  fileprivate mutating func forgetOldEditions() {
    guard editions.count > Self.keptEditions else { return }
    let unsettled = editions.filter { $0.value.settlement == nil }.sorted {
      ($0.value.lastOrder, $0.key.rawValue) < ($1.value.lastOrder, $1.key.rawValue)
    }
    for (edition, _) in unsettled.dropLast(Self.keptEditions) { editions[edition] = nil }
  }
}

extension EditionRecord {
  /// The order of the last entry about the edition.
  fileprivate var lastOrder: Int {
    max(settlement?.at.order ?? 0, lastOutcome?.at.order ?? 0, heldSince?.order ?? 0)
  }
}

extension LaunchRecord {
  /// Forgets the times of presentations that are over 400 days old (R26), but for the last one in each
  /// version: rules by version have no other memory, and a version may run for longer (N30, R33).
  ///
  /// They are old by the clock as it is and as it was before this launch: one that is set years ahead
  /// for once makes nothing forgotten.
  mutating func forgetOldTimes(now: LaunchTime) {
    let limit = min(now, latest ?? now) - Self.keptSpan
    for (id, item) in items where item.presentations.isOld(limit) {
      items[id]?.presentations.drop(through: limit)
    }
    for (subject, entries) in subjects {
      for (id, item) in entries where item.presentations.isOld(limit) {
        subjects[subject]?[id]?.presentations.drop(through: limit)
      }
    }
    for (name, slot) in slots {
      if slot.presentations.isOld(limit) { slots[name]?.presentations.drop(through: limit) }
      if slot.elsewhere.isOld(limit) { slots[name]?.elsewhere.drop(through: limit) }
    }
  }
}

/// An entry that leaves the record when it is old.
protocol Dated {
  var at: Stamp { get }
  var version: AppVersion? { get }
}

extension Presentation: Dated {}
extension SlotPresentation: Dated {}

extension Array where Element: Dated {
  /// Removes what is beyond the 64 newest (R26).
  mutating func dropSurplus() {
    if count > LaunchRecord.keptTimes { removeFirst(count - LaunchRecord.keptTimes) }
  }

  /// Whether the oldest is as old as a time.
  fileprivate func isOld(_ limit: LaunchTime) -> Bool { first.map { $0.at.time <= limit } ?? false }

  /// Removes what is as old as a time and not the last in its version.
  fileprivate mutating func drop(through limit: LaunchTime) {
    let old = prefix { $0.at.time <= limit }.count
    let kept = indices.prefix(old).filter(isLastInVersion)
    guard kept.count < old else { return }
    replaceSubrange(..<old, with: kept.map { self[$0] })
  }

  /// Whether the next entry is of another version.
  private func isLastInVersion(_ index: Int) -> Bool {
    guard let version = self[index].version else { return false }
    return index == endIndex - 1 || self[index + 1].version != version
  }
}
