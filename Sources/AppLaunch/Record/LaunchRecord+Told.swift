extension LaunchRecord {
  /// Records an event of the app's own, for policies that count it; `error` counts for R33 too.
  public mutating func record(event name: String, at time: LaunchTime) {
    let now = stamp(time)
    var entry = events[name] ?? EventRecord(count: 0, last: now)
    entry.count = entry.count.saturatingAdd(1)
    entry.last = now
    events[name] = entry
    if name == "error" { keep(now, in: \.errors) }
    if events.count > Self.keptNames,
      let oldest = events.min(by: { $0.value.last.order < $1.value.last.order })
    {
      events[oldest.key] = nil
    }
  }

  /// Records that the app showed something of a slot outside the queue.
  mutating func record(shownElsewhere slot: String, version: AppVersion?, at time: LaunchTime) {
    let now = stamp(time)
    slots[slot, default: SlotRecord()].elsewhere.append(
      SlotPresentation(at: now, item: nil, version: version)
    )
    slots[slot]?.elsewhere.dropOld(now: time)
  }

  /// Records the value of a flag, for launches in which it does not resolve.
  mutating func record(flag name: String, is value: Bool) {
    guard flags[name] != nil || flags.count < Self.keptNames else { return }
    flags[name] = value
  }

  /// Records what a `quiet` policy did in the launch that begins (N31).
  mutating func record(quiet policy: String, launches: Int) {
    quietLaunches[policy] = launches == 0 ? nil : launches
  }

  /// Switches entries to another subject, or to none (R53).
  public mutating func change(subject: String?) {
    self.subject = subject
  }

  /// How many names of events and flags are kept.
  static let keptNames = 1_000
}
