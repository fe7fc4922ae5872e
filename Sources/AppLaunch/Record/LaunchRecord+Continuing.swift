extension LaunchRecord {
  /// Creates the record of an app that goes on after earlier use; its first launch is still to be
  /// counted.
  ///
  /// Entries of unknown time get that of the first use, or else of 1970: cooldowns and caps take them
  /// for long past. The bounds of a record hold (R26).
  public init(continuing use: EarlierUse) {
    self.init()
    let unknown = use.firstUse ?? LaunchTime(milliseconds: 0)
    if let firstUse = use.firstUse { installed = stamp(firstUse) }
    for seen in use.seen.inOrder(by: { $0.at ?? unknown }) {
      adopt(
        LaunchContext.Adoption(seen.key, slot: seen.slot),
        at: stamp(seen.at ?? unknown),
        version: nil
      )
    }
    for shown in use.shown.inOrder(by: { $0.at ?? unknown }) {
      record(shownElsewhere: shown.slot.name, version: shown.version, at: shown.at ?? unknown)
    }
    for event in use.events.inOrder(by: { $0.last ?? unknown }) where event.count > 0 {
      record(event: event.name, at: event.last ?? unknown)
      events[event.name.bounded]?.count = event.count
    }
    _ = forgetSurplus()
  }
}

extension Array {
  /// Returns the elements by time, those of one time in their order.
  fileprivate func inOrder(by time: (Element) -> LaunchTime) -> [Element] {
    enumerated()
      .sorted { (time($0.element), $0.offset) < (time($1.element), $1.offset) }
      .map(\.element)
  }
}
