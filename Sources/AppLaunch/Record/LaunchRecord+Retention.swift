extension LaunchRecord {
  /// How many items are kept (R26).
  static let keptItems = 2_000

  /// Forgets items beyond the bound: unsettled ones that were not seen longest leave first, settled
  /// ones never.
  ///
  /// - Returns: How many were forgotten.
  mutating func forgetSurplus() -> Int {
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
