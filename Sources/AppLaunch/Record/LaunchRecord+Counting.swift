extension LaunchRecord {
  /// Returns how many presentations in a scope lie in the window that ends now: `(now - span, now]`.
  ///
  /// What the app showed elsewhere counts for its slot. Entries stored later than now are left out
  /// (R14).
  public func count(in scope: LaunchScope, within span: LaunchDuration, now: LaunchTime) -> Int {
    let start = now - span
    var count = 0
    forEachTime(in: scope) { stamp in
      if stamp.time <= now, knownTime(stamp, now: now) > start { count += 1 }
    }
    return count
  }

  /// Returns the known times of the presentations in a scope that lie in the window that ends now,
  /// oldest first.
  public func times(in scope: LaunchScope, within span: LaunchDuration, now: LaunchTime)
    -> [LaunchTime]
  {
    let start = now - span
    var times: [LaunchTime] = []
    forEachTime(in: scope) { stamp in
      let time = knownTime(stamp, now: now)
      if stamp.time <= now, time > start { times.append(time) }
    }
    return times.sorted()
  }

  /// Returns the latest known time of a presentation in a scope, or nil where there was none.
  public func lastTime(in scope: LaunchScope, now: LaunchTime) -> LaunchTime? {
    var last: LaunchTime?
    forEachTime(in: scope) { stamp in
      let time = knownTime(stamp, now: now)
      if time > last ?? .distantPast { last = time }
    }
    return last
  }

  /// Returns the presentations in a scope, those that the app showed elsewhere included, in the order in
  /// which they were recorded.
  public func presentations(in scope: LaunchScope) -> [SlotPresentation] {
    var found: [SlotPresentation] = []
    forEachPresentation(in: scope) { found.append($0) }
    return found.sorted { $0.at.order < $1.at.order }
  }

  /// Calls a closure with the time of each presentation in a scope.
  func forEachTime(in scope: LaunchScope, _ body: (Stamp) -> Void) {
    forEachPresentation(in: scope) { body($0.at) }
  }

  /// Calls a closure with each presentation in a scope: slots by their lists, so that other slots
  /// cost nothing, and items that are named, or left beside those that are excepted, by their own, so
  /// that busy neighbours push none out.
  ///
  /// An item that has moved to another slot is counted once.
  func forEachPresentation(in scope: LaunchScope, _ body: (SlotPresentation) -> Void) {
    let named = scope.exceptsItems ? Array(knownItems) : scope.namedItems
    var counted: Set<Int> = []
    for (name, slot) in slots where scope.contains("", slot: name) {
      for entry in slot.presentations where scope.contains(entry.item ?? "", slot: name) {
        body(entry)
        if !named.isEmpty { counted.insert(entry.at.order) }
      }
      for entry in slot.elsewhere { body(entry) }
    }
    for id in named {
      for owner in LaunchOwner.allCases {
        guard let item = item(id, owner: owner), scope.contains(id, slot: item.slot) else {
          continue
        }
        for entry in item.presentations where !counted.contains(entry.at.order) {
          body(SlotPresentation(at: entry.at, item: id, version: entry.version))
        }
      }
    }
  }

  /// The items of the install and of the current subject.
  private var knownItems: Set<LaunchItemID> {
    Set(items.keys).union((subjects[subject ?? ""] ?? [:]).keys)
  }
}

extension LaunchScope {
  /// Whether it is about all but some items.
  fileprivate var exceptsItems: Bool {
    clauses.contains { clause in
      if case .except(_, let items) = clause { !items.isEmpty } else { false }
    }
  }

  /// The items that the scope names as those it is about, each once.
  fileprivate var namedItems: [LaunchItemID] {
    guard mentionsItems else { return [] }
    var named: [LaunchItemID] = []
    for case .only(_, let items) in clauses {
      for id in items where !named.contains(id) { named.append(id) }
    }
    return named
  }
}
