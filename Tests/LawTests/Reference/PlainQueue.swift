import AppLaunch

/// The queue alone, in its plainest form: rules R1-R6, R48 and R49 and nothing of the record, a tenth as
/// long as the queue itself.
struct PlainQueue {
  /// What a rule says of a slot: `wait` until another one was shown, else its level once that was.
  struct Condition {
    var slot: LaunchSlot
    var after: LaunchSlot
    var level: VerdictLevel
  }

  struct Entry {
    var item: AnyLaunchItem
    var provider: Int
    var number: Int
    var followUp = 0
  }

  var rules: [Condition]
  var waiting: [Entry] = []
  var current: Entry?
  var held: [LaunchItemID] = []
  var dropped: [LaunchItemID] = []
  var done: [LaunchItemID] = []
  var shown: [LaunchSlot] = []
  var blockers: Set<String> = []
  var pending: [String: LaunchSlot] = [:]
  var offers = 0
  var followUps = 0

  mutating func offer(_ items: [AnyLaunchItem], provider: Int) {
    for item in items where !isKnown(item.id) { waiting.append(entry(item, provider)) }
    decide()
  }

  mutating func answered(_ source: LaunchSource, _ items: [AnyLaunchItem]) {
    guard let slot = pending.removeValue(forKey: source.name) else { return decide() }
    offer(items.filter { $0.slot == slot }, provider: source.order)
  }

  mutating func dismissed(_ id: LaunchItemID, then items: [AnyLaunchItem]) {
    guard current?.item.id == id else { return decide() }
    done.append(id)
    current = nil
    followUps += items.count
    var place = -followUps
    for (index, item) in items.enumerated()
    where !items[..<index].contains(where: { $0.id == item.id }) {
      let old = waiting.firstIndex { $0.item.id == item.id }.map { waiting.remove(at: $0) }
      guard old != nil || !isKnown(item.id) else { continue }
      var entry = old ?? self.entry(item, LaunchSource.app.order)
      entry.followUp = place
      place += 1
      waiting.append(entry)
    }
    decide()
  }

  mutating func withdraw(_ id: LaunchItemID) {
    waiting.removeAll { $0.item.id == id }
    if current?.item.id == id {
      done.append(id)
      current = nil
    }
    decide()
  }

  mutating func decide() {
    sort()
    guard current == nil, blockers.isEmpty else { return }
    for entry in waiting where !waitsForProvider(entry) {
      let level = level(of: entry)
      if level == .wait { continue }
      waiting.removeAll { $0.item.id == entry.item.id }
      switch level {
      case .hold: held.append(entry.item.id)
      case .drop: dropped.append(entry.item.id)
      default:
        current = entry
        shown.append(entry.item.slot)
        return
      }
    }
  }

  var isIdle: Bool {
    guard current == nil, pending.isEmpty else { return false }
    return blockers.isEmpty || !waiting.contains { level(of: $0) == .allow }
  }

  private func level(of entry: Entry) -> VerdictLevel {
    rules.filter { rule in
      rule.slot == entry.item.slot && shown.contains(rule.after) == (rule.level != .wait)
    }.map(\.level).max() ?? .allow
  }

  private func waitsForProvider(_ entry: Entry) -> Bool {
    entry.followUp == 0 && pending.values.contains { $0 < entry.item.slot }
  }

  private func isKnown(_ id: LaunchItemID) -> Bool {
    (waiting.map(\.item.id) + held + dropped + done).contains(id) || current?.item.id == id
  }

  private mutating func entry(_ item: AnyLaunchItem, _ provider: Int) -> Entry {
    offers += 1
    return Entry(item: item, provider: provider, number: offers)
  }

  private mutating func sort() {
    waiting.sort { lhs, rhs in
      if lhs.followUp != rhs.followUp { return lhs.followUp < rhs.followUp }
      if lhs.item.slot != rhs.item.slot { return lhs.item.slot < rhs.item.slot }
      let (left, right) = ([lhs.item.rank, lhs.provider], [rhs.item.rank, rhs.provider])
      return left != right ? left.lexicographicallyPrecedes(right) : lhs.number < rhs.number
    }
  }
}
