/// What a reset forgets (R27).
public enum LaunchReset: Hashable, Sendable {
  /// One item, of all users.
  case item(LaunchItemID)

  /// All items of a slot, of all users, and shows elsewhere.
  case slot(String)

  /// What one policy dropped, for all users.
  case policy(String)

  /// The entries of the current subject.
  case subject

  /// Everything: the next launch is an install.
  case all
}

extension LaunchRecord {
  /// Forgets; the lists of the running launch stay as they are (N15).
  public mutating func reset(_ reset: LaunchReset) {
    switch reset {
    case .item(let id):
      forgetItems { key, _ in key == id }
      countReset("item:\(id.rawValue.bounded)")
    case .slot(let name):
      forgetItems { _, item in item.slot == name }
      slots[name.bounded] = nil
      countReset("slot:\(name.bounded)")
    case .policy(let name):
      forgetDrops(by: name.bounded)
      countReset("policy:\(name.bounded)")
    case .subject:
      let owner = subject ?? ""
      forget(items: [:], [owner: subjects[owner] ?? [:]])
      subjects[owner] = nil
      countReset("subject")
    case .all:
      var empty = LaunchRecord()
      (empty.installID, empty.subject, empty.run) = (installID, subject, run)
      (empty.order, empty.schema) = (order, schema)
      empty.epochs["all"] = epochs["all"]
      self = empty
      countReset("all")
    }
  }

  private mutating func countReset(_ kind: String) {
    epochs[kind] = epochs[kind, default: 0].saturatingAdd(1)
  }

  private mutating func forgetItems(where isForgotten: (LaunchItemID, ItemRecord) -> Bool) {
    forget(items: items.filter(isForgotten), subjects.mapValues { $0.filter(isForgotten) })
  }

  /// Forgets items of the install and of subjects, with what the slots and the baseline owe to them.
  private mutating func forget(
    items ofInstall: [LaunchItemID: ItemRecord],
    _ ofSubjects: [String: [LaunchItemID: ItemRecord]]
  ) {
    let all = Array(ofInstall.values) + ofSubjects.values.flatMap(\.values)
    restoreBaseline(from: all.compactMap(\.lastBaselineSettlement))
    for item in all { forgetPresentations(of: item) }
    for id in ofInstall.keys { items[id] = nil }
    for (subject, entries) in ofSubjects {
      for id in entries.keys { subjects[subject]?[id] = nil }
    }
  }

  /// Removes an item's presentations from its slot's list.
  private mutating func forgetPresentations(of item: ItemRecord) {
    let orders = Set(item.presentations.map(\.at.order))
    guard !orders.isEmpty else { return }
    for slot in slots.keys {
      slots[slot]?.presentations.removeAll { orders.contains($0.at.order) }
    }
  }

  private mutating func forgetDrops(by policy: String) {
    func undo(_ item: inout ItemRecord) -> [Settlement] {
      var undone: [Settlement] = []
      for (edition, entry) in item.editions {
        guard let settlement = entry.settlement else { continue }
        guard let rest = settlement.how.without(policy) else { continue }
        if rest.isEmpty {
          item.editions[edition]?.settlement = nil
          item.editions[edition]?.forgetInterruptions()
          undone.append(settlement)
        } else {
          item.editions[edition]?.settlement?.how = settlement.how.with(rest)
        }
      }
      return undone
    }
    var undone: [Settlement] = []
    for id in items.keys { undone += undo(&items[id]!) }
    for subject in subjects.keys {
      for id in subjects[subject]!.keys { undone += undo(&subjects[subject]![id]!) }
    }
    restoreBaseline(from: undone)
  }

  /// Takes the baseline back to where it was before all of some settlements: the earliest of them, in
  /// whatever order they are found (N15, R3).
  private mutating func restoreBaseline(from settlements: [Settlement]) {
    guard let before = settlements.compactMap(\.baselineBefore).min() else { return }
    baseline = baseline.map { min($0, before) } ?? before
  }
}

extension ItemRecord {
  /// The last settlement of an edition that moved the baseline of what's new, or nil for none.
  fileprivate var lastBaselineSettlement: Settlement? {
    editions.values.compactMap(\.settlement).filter { $0.baselineBefore != nil }
      .max { $0.at.order < $1.at.order }
  }
}

extension Settlement.How {
  /// Returns the other policies that dropped the edition, or nil where this one did not.
  fileprivate func without(_ policy: String) -> [String]? {
    switch self {
    case .dropped(let names), .crashLooped(let names):
      names.contains(policy) ? names.filter { $0 != policy } : nil
    default: nil
    }
  }

  fileprivate func with(_ names: [String]) -> Self {
    if case .crashLooped = self { .crashLooped(by: names) } else { .dropped(by: names) }
  }
}
