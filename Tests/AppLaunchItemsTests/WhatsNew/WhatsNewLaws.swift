import AppLaunch
import AppLaunchItems
import Testing

@Suite("Laws of what's new") @MainActor struct WhatsNewLaws {
  /// Plays a history, each launch in a process of its own; returns what showed.
  static func shown(_ history: WhatsNewHistory) -> [AppVersion?] {
    var record: LaunchRecord?
    return history.launches.enumerated().map { day, launch in
      let tracker = WhatsNewTracker(
        catalog: history.catalog,
        store: InMemoryLaunchRecordStore(record)
      )
      let at = WhatsNewTrackerTests.at(Int64(day))
      let start = tracker.begin(
        version: launch.version,
        untrackedEarlierUse: history.earlier,
        at: at
      )
      if launch.closes { tracker.settle(at: at) }
      record = tracker.keeper.record
      return start.release?.version
    }
  }

  @Test("What shows is what a plain reading of R30 says", arguments: 0..<20)
  func agreement(block: UInt64) {
    for seed in block * 150..<(block + 1) * 150 {
      let history = WhatsNewHistory(seed: seed)
      var plain = PlainWhatsNew(declared: history.declared)
      let expected = history.launches.map { plain.launch($0, earlier: history.earlier) }
      #expect(Self.shown(history) == expected, "seed \(seed)")
    }
  }

  @Test(
    "Nothing shows that is not newer than what was closed before, nor twice (R30)",
    arguments: 0..<20
  )
  func neverAgain(block: UInt64) {
    for seed in block * 150..<(block + 1) * 150 {
      let history = WhatsNewHistory(seed: seed)
      var closed: AppVersion?
      for (version, launch) in zip(Self.shown(history), history.launches) {
        guard let version else { continue }
        #expect(closed.map { version.withoutPreRelease > $0 } ?? true, "seed \(seed)")
        if launch.closes { closed = version.withoutPreRelease }
      }
    }
  }

  @Test(
    "What was not closed comes back at once, unless a newer release takes its place (R30)",
    arguments: 0..<20
  )
  func neverLost(block: UInt64) {
    for seed in block * 150..<(block + 1) * 150 {
      let history = WhatsNewHistory(seed: seed)
      var waiting: AppVersion?
      var last: AppVersion?
      for (version, launch) in zip(Self.shown(history), history.launches) {
        guard let running = launch.version else { continue }
        let isDowngrade = last.map { running < $0 } ?? false
        last = running
        if let waiting, !isDowngrade, waiting.withoutPreRelease <= running.withoutPreRelease {
          #expect(version.map { $0 >= waiting } ?? false, "seed \(seed)")
        }
        if let version { waiting = launch.closes ? nil : max(waiting ?? version, version) }
      }
    }
  }
}
