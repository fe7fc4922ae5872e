extension LaunchRecord {
  /// Records an event of the app's own, for policies that count it; `error` counts for R33 too.
  ///
  /// Of the 1,000 names kept at most, the one not recorded longest leaves first.
  public mutating func record(event name: String, at time: LaunchTime) {
    let now = stamp(time)
    var entry = event(name) ?? EventRecord(count: 0, last: now)
    entry.count = entry.count.saturatingAdd(1)
    entry.last = now
    events[name.bounded] = entry
    if name == "error" { keep(now, in: \.errors) }
    Self.forgetOldest(of: &events) { $0.last.order }
  }

  /// Returns how often an event was recorded, and when last, or nil where it never was.
  public func event(_ name: String) -> EventRecord? { events[name.bounded] }

  /// Records that the app showed something of a slot outside the queue.
  mutating func record(shownElsewhere slot: String, version: AppVersion?, at time: LaunchTime) {
    let now = stamp(time)
    slots[slot.bounded, default: SlotRecord()].elsewhere.append(
      SlotPresentation(at: now, item: nil, version: version)
    )
    slots[slot.bounded]?.elsewhere.dropSurplus()
    forgetOldSlots()
  }

  /// Records that the app showed something of a slot outside the queue, for those who hold a record
  /// without one; a queue is told by ``LaunchQueue/shownElsewhere(slot:at:)``.
  public mutating func record(
    shownElsewhere slot: LaunchSlot,
    version: AppVersion?,
    at time: LaunchTime
  ) {
    record(shownElsewhere: slot.name, version: version, at: time)
  }

  /// Forgets the slot in which nothing was shown for longest, beyond the bound.
  mutating func forgetOldSlots() { Self.forgetOldest(of: &slots, by: \.lastOrder) }

  /// Records the value of a flag, for launches in which it does not resolve.
  mutating func record(flag name: String, is value: Bool) {
    guard flags[name.bounded] != nil || flags.count < Self.keptNames else { return }
    flags[name.bounded] = value
  }

  /// Returns the last known value of a flag, or nil where it never resolved.
  public func flag(_ name: String) -> Bool? { flags[name.bounded] }

  /// Records what a `quiet` policy did in the launch that begins (N31).
  mutating func record(quiet policy: String, launches: Int) {
    guard launches > 0 else {
      quietLaunches[policy.bounded] = nil
      return
    }
    guard quietLaunches[policy.bounded] != nil || quietLaunches.count < Self.keptNames else {
      return
    }
    quietLaunches[policy.bounded] = launches
  }

  /// Switches entries to another subject, or to none (R53).
  ///
  /// A name of over 200 bytes is kept as its beginning and a hash.
  public mutating func change(subject: String?) {
    self.subject = subject?.bounded
  }

  /// Forgets the entry that was touched longest ago, where there are more than are kept.
  private static func forgetOldest<Entry>(
    of entries: inout [String: Entry],
    by order: (Entry) -> Int
  ) {
    guard entries.count > keptNames,
      let oldest = entries.min(by: { (order($0.value), $0.key) < (order($1.value), $1.key) })
    else { return }
    entries[oldest.key] = nil
  }

  /// How many names of events, flags, slots and `quiet` policies are kept.
  static let keptNames = 1_000
}

extension SlotRecord {
  /// The order of the last entry.
  fileprivate var lastOrder: Int {
    max(presentations.last?.at.order ?? 0, elsewhere.last?.at.order ?? 0)
  }
}
