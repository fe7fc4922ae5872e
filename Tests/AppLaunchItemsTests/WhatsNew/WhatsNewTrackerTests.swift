import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("What's new without a queue") @MainActor struct WhatsNewTrackerTests {
  static let catalog: ReleaseCatalog<String> = [
    Release(version: "1.1", pages: ["one"]), Release(version: "1.2", pages: ["two", "pro"]),
    Release(version: "1.3", pages: ["three"], isSilent: true),
  ]

  static func at(_ day: Int64) -> LaunchInstant {
    let wall = TestApp.start + .days(day)
    return LaunchInstant(wall: wall, elapsed: .days(day))
  }

  /// A tracker in a new process, on what the one before left.
  static func tracker(
    after earlier: WhatsNewTracker<String>? = nil,
    selection: ReleaseSelection = .newest
  ) -> WhatsNewTracker<String> {
    let store = InMemoryLaunchRecordStore(earlier?.keeper.record)
    return WhatsNewTracker(catalog: catalog, store: store, selection: selection)
  }

  @Test("Who updates sees the newest release once, and it comes back until it was closed (R30, A1)")
  func once() {
    let first = Self.tracker()
    let install = first.begin(version: "1.0", at: Self.at(0))
    #expect(install.kind == .install)
    #expect(install.release == nil)
    let second = Self.tracker(after: first)
    let update = second.begin(version: "1.2", at: Self.at(1))
    #expect(update.kind == .update(from: "1.0"))
    #expect(update.release?.version == "1.2")
    let third = Self.tracker(after: second)
    #expect(third.begin(version: "1.2", at: Self.at(2)).release?.version == "1.2")
    #expect(third.settle(via: .closeButton, at: Self.at(2)) == nil)
    let fourth = Self.tracker(after: third)
    #expect(fourth.begin(version: "1.2", at: Self.at(3)).release == nil)
    #expect(fourth.keeper.record.baseline == "1.2")
  }

  @Test("Beginning twice is one launch, and settling twice is one settlement (R18, A6)")
  func twice() {
    let tracker = Self.tracker()
    tracker.begin(version: "1.0", at: Self.at(0))
    let next = Self.tracker(after: tracker)
    for _ in 0..<3 { next.begin(version: "1.2", at: Self.at(1)) }
    #expect(next.keeper.record.launches == 2)
    next.settle(at: Self.at(1))
    let record = next.keeper.record
    next.settle(via: .swipeDown, at: Self.at(2))
    #expect(next.keeper.record == record)
  }

  @Test("An existing user is told of by the app, or by the key it kept (A12, R20)")
  func existing() {
    let told = Self.tracker().begin(version: "1.2", untrackedEarlierUse: "1.0", at: Self.at(0))
    #expect(told.kind == .adoption(from: "1.0"))
    #expect(told.release?.version == "1.2")
  }

  @Test("An empty catalog records versions before the first release is declared (A6)")
  func empty() {
    let store = InMemoryLaunchRecordStore()
    let tracker = WhatsNewTracker<Never>(catalog: .empty, store: store)
    #expect(tracker.begin(version: "1.0", at: Self.at(0)).release == nil)
    #expect(tracker.keeper.record.lastVersion == "1.0")
    let next = WhatsNewTracker(
      catalog: Self.catalog,
      store: InMemoryLaunchRecordStore(tracker.keeper.record)
    )
    #expect(next.begin(version: "1.1", at: Self.at(1)).release?.version == "1.1")
  }

  @Test("A release whose pages are all for others is not due, and the baseline moves (R32)")
  func keeping() {
    let first = Self.tracker()
    first.begin(version: "1.1", at: Self.at(0))
    let some = Self.tracker(after: first)
    let start = some.begin(version: "1.2", keeping: { $0 != "pro" }, at: Self.at(1))
    #expect(start.release?.pages == ["two"])
    let none = Self.tracker(after: first)
    #expect(none.begin(version: "1.2", keeping: { _ in false }, at: Self.at(1)).release == nil)
    #expect(none.keeper.record.baseline == "1.2")
  }

  @Test("All due releases show together, and are settled together (R30)")
  func all() {
    let first = Self.tracker()
    first.begin(version: "1.0", at: Self.at(0))
    let second = Self.tracker(after: first, selection: .all)
    let start = second.begin(version: "1.3", at: Self.at(1))
    #expect(start.releases.map(\.version) == ["1.2", "1.1"])
    second.settle(at: Self.at(1))
    let third = Self.tracker(after: second, selection: .all)
    #expect(third.begin(version: "1.3", at: Self.at(2)).releases.isEmpty)
  }

  @Test("A silent release shows in the history alone (D12)")
  func silent() {
    let first = Self.tracker()
    first.begin(version: "1.2", at: Self.at(0))
    let second = Self.tracker(after: first)
    #expect(second.history.isEmpty)
    #expect(second.begin(version: "1.3", at: Self.at(1)).release == nil)
    #expect(second.history.map(\.version) == ["1.3", "1.2", "1.1"])
  }

  @Test("Without a readable version nothing is due, and nothing about versions is written (R22)")
  func unknownVersion() {
    let first = Self.tracker()
    first.begin(version: "1.0", at: Self.at(0))
    let second = Self.tracker(after: first)
    let start = second.begin(version: nil, at: Self.at(1))
    #expect(start.kind == .unknownVersion)
    #expect(start.release == nil)
    second.settle(at: Self.at(1))
    #expect(second.keeper.record.lastVersion == "1.0")
    #expect(second.keeper.record.baseline == "1.0")
  }

  @Test("While the record cannot be read nothing is due; the next call begins the launch (R20)")
  func unreadable() {
    let store = InMemoryLaunchRecordStore()
    store.readFault = .unreadableNow
    let tracker = WhatsNewTracker(catalog: Self.catalog, store: store)
    let locked = tracker.begin(version: "1.2", untrackedEarlierUse: "1.0", at: Self.at(0))
    #expect(locked.kind == .recordUnavailable)
    #expect(locked.release == nil)
    #expect(locked.recordError?.code == .unreadableNow)
    tracker.settle(at: Self.at(0))
    #expect(tracker.keeper.record.isEmpty)
    store.readFault = nil
    let start = tracker.begin(version: "1.2", untrackedEarlierUse: "1.0", at: Self.at(1))
    #expect(start.release?.version == "1.2")
  }

  @Test(
    "A tracker and a queue on one record count one launch, and what one settles the other knows (R54)"
  )
  func shared() {
    let first = Self.tracker()
    first.begin(version: "1.0", at: Self.at(0))
    let tracker = Self.tracker(after: first)
    let keeper = tracker.keeper
    tracker.begin(version: "1.2", at: Self.at(1))
    var session = LaunchSession<WhatsNewItem<String>>()
    let context = LaunchContext(at: Self.at(1), version: "1.2")
    if let asked = keeper.begin(&session, context) {
      session.open(["whatsNew": tracker.notes.answer(in: asked)])
    }
    session.becameActive()
    keeper.update(&session) { session in
      if let item = session.queue.current { session.queue.dismissed(item) }
    }
    #expect(keeper.record.launches == 2)
    let record = keeper.record
    tracker.settle(at: Self.at(1))
    #expect(keeper.record == record)
    #expect(record.baseline == "1.2")
  }

  @Test("A write that fails is told, and made good with the next change (N12)")
  func unwritable() {
    let store = InMemoryLaunchRecordStore()
    let tracker = WhatsNewTracker(catalog: Self.catalog, store: store)
    tracker.begin(version: "1.2", untrackedEarlierUse: "1.0", at: Self.at(0))
    store.writeFault = .unwritable
    #expect(tracker.settle(at: Self.at(0))?.code == .unwritable)
    store.writeFault = nil
    #expect(tracker.keeper.update { $0.record(event: "saved", at: TestApp.start) } == nil)
    #expect(store.record?.baseline == "1.2")
  }
}

@Suite("Catalogs of releases") struct ReleaseCatalogTests {
  @Test("Of two releases of one version the first that has pages counts")
  func twice() {
    let catalog: ReleaseCatalog<String> = [
      Release(version: "1.0", pages: []), Release(version: "1.0.0", pages: ["a"]),
      Release(version: "1.0", pages: ["b"]),
    ]
    #expect(catalog.map(\.pages) == [["a"]])
    #expect(catalog.release(of: "1.0-beta")?.pages == ["a"])
  }

  @Test("Releases read and write as JSON, and those that are silent say so")
  func json() throws {
    let catalog: ReleaseCatalog<String> = [
      Release(version: "1.1", pages: ["b"], isSilent: true), Release(version: "1.0", pages: ["a"]),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(catalog)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"[{"pages":["b"],"silent":true,"version":"1.1"},{"pages":["a"],"version":"1.0"}]"#
    )
    let again = try JSONDecoder().decode(ReleaseCatalog<String>.self, from: bytes)
    #expect(again.releases == catalog.releases)
    #expect(catalog.releases[0].map(\.count) == Release(version: "1.1", pages: [1], isSilent: true))
  }
}
