extension LaunchRecord {
  /// How many items are kept (R26).
  static let keptItems = 2_000

  /// Forgets items beyond the bound: unsettled ones that were not seen longest leave first, settled
  /// ones never.
  ///
  /// - Returns: How many were forgotten.
  mutating func forgetSurplus() -> Int {
    for id in items.keys { items[id]?.forgetOldEditions() }
    for subject in subjects.keys {
      for id in subjects[subject]!.keys { subjects[subject]?[id]?.forgetOldEditions() }
    }
    let total = items.count + subjects.values.reduce(0) { $0 + $1.count }
    guard total > Self.keptItems else { return 0 }
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
    let surplus = leaving.prefix(total - Self.keptItems)
    for entry in surplus {
      if let subject = entry.subject {
        subjects[subject]?[entry.id] = nil
      } else {
        items[entry.id] = nil
      }
    }
    return surplus.count
  }
}

extension ItemRecord {
  /// How many editions of an item are kept.
  static let keptEditions = 128

  /// Forgets the editions beyond the bound, those that were touched longest ago first; without it a
  /// release every week would grow the record for ever.
  fileprivate mutating func forgetOldEditions() {
    guard editions.count > Self.keptEditions else { return }
    let oldest = editions.sorted {
      ($0.value.lastOrder, $0.key.rawValue) < ($1.value.lastOrder, $1.key.rawValue)
    }
    for (edition, _) in oldest.prefix(editions.count - Self.keptEditions) {
      editions[edition] = nil
    }
  }
}

extension EditionRecord {
  /// The order of the last entry about the edition.
  fileprivate var lastOrder: Int {
    max(settlement?.at.order ?? 0, lastOutcome?.at.order ?? 0, heldSince?.order ?? 0)
  }
}
