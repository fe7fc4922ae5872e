/// What a reset forgets (R27).
public enum LaunchReset: Hashable, Sendable {
  /// One item.
  case item(LaunchItemID)

  /// All items of a slot, and shows elsewhere.
  case slot(String)

  /// What one policy dropped.
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
      countReset("item:\(id)")
    case .slot(let name):
      forgetItems { _, item in item.slot == name }
      slots[name] = nil
      countReset("slot:\(name)")
    case .policy(let name):
      forgetDrops(by: name)
      countReset("policy:\(name)")
    case .subject:
      for item in subjects[subject ?? ""] ?? [:] { restoreBaseline(from: item.value) }
      subjects[subject ?? ""] = nil
      countReset("subject")
    case .all:
      let (id, run, epoch) = (installID, run, epochs["all", default: 0])
      let (order, schema) = (order, schema)
      self = LaunchRecord()
      installID = id
      self.order = order
      self.schema = schema
      epochs["all"] = epoch.saturatingAdd(1)
      self.run = run
    }
  }

  private mutating func countReset(_ kind: String) {
    epochs[kind] = epochs[kind, default: 0].saturatingAdd(1)
  }

  private mutating func forgetItems(where isForgotten: (LaunchItemID, ItemRecord) -> Bool) {
    for (id, item) in items where isForgotten(id, item) {
      restoreBaseline(from: item)
      forgetPresentations(of: item)
      items[id] = nil
    }
    let owner = subject ?? ""
    for (id, item) in subjects[owner] ?? [:] where isForgotten(id, item) {
      restoreBaseline(from: item)
      forgetPresentations(of: item)
      subjects[owner]?[id] = nil
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
          item.editions[edition]?.interruptions = 0
          undone.append(settlement)
        } else {
          item.editions[edition]?.settlement?.how = settlement.how.with(rest)
        }
      }
      return undone
    }
    var undone: [Settlement] = []
    for id in items.keys { undone += undo(&items[id]!) }
    let owner = subject ?? ""
    for id in (subjects[owner] ?? [:]).keys { undone += undo(&subjects[owner]![id]!) }
    for settlement in undone { restoreBaseline(from: settlement) }
  }

  private mutating func restoreBaseline(from item: ItemRecord) {
    let settlements = item.editions.values.compactMap(\.settlement)
    guard
      let last = settlements.filter({ $0.baselineBefore != nil }).max(by: {
        $0.at.order < $1.at.order
      })
    else { return }
    restoreBaseline(from: last)
  }

  private mutating func restoreBaseline(from settlement: Settlement) {
    guard let before = settlement.baselineBefore else { return }
    baseline = before
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
