import AppLaunch
import Testing

@MainActor
@Suite("Record keeper") struct LaunchRecordKeeperTests {
  private let start = LaunchTime(milliseconds: 1_772_442_000_000)

  private var context: LaunchContext {
    LaunchContext(
      at: LaunchInstant(wall: start, elapsed: .zero),
      version: "1.0",
      installID: "test"
    )
  }

  @Test(
    "R23: what a keeper gives to show is written, and what cannot be is held where that settles it"
  )
  func next() throws {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    keeper.begin(&session, context)
    keeper.update(&session) { session in
      session.open([])
      session.queue.offer([
        AnyLaunchItem("first", slot: .onboarding),
        AnyLaunchItem("note", slot: .other, settledBy: .presented),
        AnyLaunchItem("tip", slot: .other, rank: 1),
      ])
    }
    let first = keeper.next(&session)
    #expect(first?.id == "first")
    #expect(store.record?.item("first")?.timesPresented == 1)
    store.writeFault = .unwritable
    keeper.update(&session) { $0.queue.dismissed(AnyLaunchItem("first", slot: .onboarding)) }
    let second = keeper.next(&session)
    #expect(second?.id == "tip")
    #expect(session.queue.held.map(\.id) == ["note"])
    #expect(keeper.writeError?.code == .unwritable)
    keeper.update(&session) { $0.queue.dismissed(AnyLaunchItem("tip", slot: .other)) }
    let third = keeper.next(&session)
    #expect(third == nil)
    keeper.update(&session) { session in
      session.queue.offer(AnyLaunchItem("late", slot: .other))
      session.quit()
    }
    let last = keeper.next(&session)
    #expect(last == nil)
  }

  @Test("Two users of one place have one keeper and count one launch (R54)")
  func oneLaunch() {
    let store = InMemoryLaunchRecordStore()
    let (first, second) = (
      LaunchRecordKeeper.keeper(of: store), LaunchRecordKeeper.keeper(of: store)
    )
    #expect(first === second)
    #expect(first.begin(context)?.number == 1)
    #expect(second.begin(context)?.number == 1)
    #expect(store.record?.launches == 1)
  }

  @Test("Stores of different places have keepers of their own (R54)")
  func ownPlaces() {
    let keepers = (0..<2).map { _ in LaunchRecordKeeper.keeper(of: InMemoryLaunchRecordStore()) }
    #expect(keepers[0] !== keepers[1])
  }

  @Test("What one user writes the other's next change keeps (R54)")
  func noLostWrites() throws {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    let begun = keeper.begin(&session, context)
    let asked = try #require(begun)
    keeper.update { $0.record(event: "before", at: asked.launch.startedAt!.wall) }
    keeper.update(&session) { $0.open([]) }
    keeper.update(&session) { $0.queue.offer(AnyLaunchItem("tip", slot: .other)) }
    keeper.update { $0.record(event: "between", at: asked.launch.startedAt!.wall) }
    keeper.update(&session) { $0.queue.dismissed($0.queue.current!) }
    #expect(store.record?.events.keys.sorted() == ["before", "between"])
    #expect(store.record?.item("tip")?.timesPresented == 1)
    #expect(store.record?.item("tip")?.isSettled == true)
    #expect(store.record?.launches == 1)
  }

  @Test(
    "A session that joins a launch brings what it was told, and is told of a lost record (N13, R21)"
  )
  func joining() throws {
    let store = InMemoryLaunchRecordStore()
    store.readFault = .undecodable
    let keeper = LaunchRecordKeeper.keeper(of: store)
    store.readFault = nil
    keeper.begin(context)
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    session.queue.block("call")
    session.queue.learned("isPro", is: true)
    session.queue.opened(by: .link)
    session.queue.changed(subject: "ann")
    session.queue.record(event: "saved", at: LaunchInstant(wall: start, elapsed: .zero))
    session.queue.offer(AnyLaunchItem("tip", slot: .other))
    session.queue.offer(AnyLaunchItem("welcome", slot: .onboarding))
    #expect(keeper.begin(&session, context) != nil)
    session.open([])
    #expect(session.queue.blockedBy == ["call"])
    #expect(session.queue.state.facts == ["isPro": .truth(true)])
    #expect(session.queue.launch.trigger == .link)
    #expect(store.record?.subject == "ann")
    #expect(store.record?.event("saved")?.count == 1)
    #expect(session.queue.launch.kind == .recordUnavailable)
    #expect(session.queue.launch.waitsForRecord == ["onboarding", "whatsNew"])
    #expect(session.queue.waiting.map(\.id) == ["welcome", "tip"])
    #expect(
      session.queue.explain().description.split(separator: "\n")[1...2] == [
        "not persisted: the record is gone when the process ends",
        "record: The record at memory is damaged: a test asked for it.",
      ]
    )
    #expect(keeper.begin(&session, context) == nil)
    #expect(store.record?.launches == 1)
  }

  @Test("Changes of the record and of a session that call each other lose nothing (R41, R54)")
  func nestedSessions() {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    keeper.begin(&session, context)
    let now = start
    var copy = session
    keeper.update { record in
      keeper.update(&copy) { $0.queue.record(event: "session") }
      record.record(event: "outer", at: now)
    }
    keeper.update(&copy) { session in
      keeper.update { $0.record(event: "inner", at: now) }
      session.queue.record(event: "session")
    }
    let events = store.record?.events.mapValues(\.count)
    #expect(events == ["session": 2, "outer": 1, "inner": 1])
  }

  @Test("A session that has ended writes nothing any more (R54)")
  func ended() {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    keeper.begin(&session, context)
    let now = start
    keeper.update(&session) { $0.quit() }
    #expect(store.record?.run == nil)
    keeper.update { $0.record(event: "late", at: now) }
    keeper.update(&session) { $0.quit() }
    #expect(store.record?.event("late")?.count == 1)
  }

  @Test("What others write while testers pretend stays (R27, R54)")
  func writesWhilePretending() {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    session.overrides.version = "9.0"
    keeper.begin(&session, context)
    keeper.update(&session) { session in
      session.open([:])
      session.becameActive()
    }
    keeper.begin(context)
    var now = LaunchInstant(wall: start, elapsed: .zero)
    keeper.update { [now] in $0.record(event: "real", at: now.wall) }
    session.overrides = LaunchOverrides()
    keeper.update(&session) { $0.enteredBackground(at: now) }
    now = now.advanced(by: .hours(1))
    keeper.update(&session) { session in
      _ = session.enteredForeground(at: now)
      _ = session.beginAgain(LaunchContext(at: now, version: "1.0"))
      session.open([:])
      session.becameActive()
    }
    #expect(store.record?.event("real")?.count == 1)
    #expect(store.record?.launches == 2)
    #expect(store.record?.deaths.isEmpty == true)
  }

  @Test("A user who changes in the record changes in the session (R53, R54)")
  func subjects() {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    keeper.begin(&session, context)
    let mine = AnyLaunchItem("mine", slot: .other, owner: .subject)
    keeper.update(&session) { $0.queue.offer(mine) }
    #expect(session.queue.current?.id == "mine")
    keeper.update { $0.change(subject: "bob") }
    keeper.update(&session) { $0.queue.dismissed(mine) }
    #expect(session.queue.current == nil)
    #expect(store.record?.subjects["bob"] == nil)
    #expect(store.record?.run?.onScreen == nil)
  }

  @Test("What could not be written is not forgotten by reading again (N12)")
  func readingAgain() {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    let now = start
    store.writeFault = .unwritable
    keeper.update { $0.record(event: "kept", at: now) }
    keeper.readAgain()
    store.writeFault = nil
    keeper.update { $0.record(event: "next", at: now) }
    #expect(store.record?.events.keys.sorted() == ["kept", "next"])
  }

  @Test(
    "What others write while a launch is not counted yet is not lost, whatever becomes of it (R54)",
    arguments: [true, false]
  )
  func writesMeanwhile(becomesActive: Bool) throws {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    keeper.begin(&session, context)
    var now = LaunchInstant(wall: start, elapsed: .zero)
    keeper.update(&session) { $0.enteredBackground(at: now) }
    now = now.advanced(by: .hours(1))
    keeper.update(&session) { session in
      #expect(session.enteredForeground(at: now) == .newLaunch)
      _ = session.beginAgain(LaunchContext(at: now, version: "1.0"))
      session.open([])
    }
    keeper.update { [now] in $0.record(event: "meanwhile", at: now.wall) }
    keeper.update(&session) { session in
      if becomesActive {
        session.becameActive(at: now)
      } else {
        session.enteredBackground(at: now)
      }
    }
    #expect(store.record?.event("meanwhile")?.count == 1)
    #expect(store.record?.launches == (becomesActive ? 2 : 1))
    #expect(keeper.launch?.number == (becomesActive ? 2 : 1))
  }

  @Test("A launch that testers pretend in is not counted by its keeper (R27, R54)")
  func pretending() throws {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    var session = LaunchSession<AnyLaunchItem>()
    session.overrides.version = "9.0"
    keeper.begin(&session, context)
    keeper.update(&session) { session in
      session.open([])
      session.becameActive()
    }
    #expect(session.queue.launch.version == "9.0")
    #expect(store.record == nil)
    #expect(keeper.begin(context)?.number == 1)
    #expect(store.record?.lastVersion == "1.0")
    var joined = LaunchSession<AnyLaunchItem>()
    joined.overrides.version = "9.0"
    keeper.begin(&joined, context)
    #expect(joined.queue.launch.kind == .install)
    #expect(joined.queue.launch.version == "9.0")
    #expect(joined.recordToSave == nil)
  }

  @Test(
    "The version that an app wrote down before it had a record makes an adoption (R20)",
    arguments: [("1.4", LaunchKind.adoption(from: "1.4")), ("soon", .adoption(from: "0"))]
  )
  func earlierVersion(text: String, kind: LaunchKind) {
    let store = EarlierStore(earlierVersion: text)
    let keeper = LaunchRecordKeeper.keeper(of: store)
    #expect(keeper.begin(context)?.kind == kind)
    var session = LaunchSession<AnyLaunchItem>()
    #expect(session.begin(context, from: store)?.launch.kind == kind)
  }

  @Test("A change made by a change follows it, and none is lost (R41, R54)")
  func nested() {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    let now = start
    keeper.update { record in
      keeper.update { $0.record(event: "inner", at: now) }
      record.record(event: "outer", at: now)
    }
    #expect(store.record?.events.keys.sorted() == ["inner", "outer"])
  }

  @Test("A failed write is told and repeated with the next change (N12)")
  func failedWrite() {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    store.writeFault = .unwritable
    let now = start
    #expect(keeper.update { $0.record(event: "first", at: now) }?.code == .unwritable)
    #expect(store.record == nil)
    store.writeFault = nil
    #expect(keeper.update { $0.record(event: "second", at: now) } == nil)
    #expect(store.record?.events.keys.sorted() == ["first", "second"])
  }

  @Test("While the record cannot be read no launch is counted; once it can, one is (R20)")
  func unavailable() {
    let store = InMemoryLaunchRecordStore()
    store.readFault = .unreadableNow
    let keeper = LaunchRecordKeeper.keeper(of: store)
    #expect(keeper.begin(context) == nil)
    #expect(keeper.update { $0.record(event: "lost", at: start) }?.code == .unreadableNow)
    #expect(store.saves == 0)
    store.readFault = nil
    #expect(keeper.begin(context)?.kind == .install)
    #expect(store.record?.launches == 1)
  }

  @Test("A store made inline stays alive with its keeper (R54, case 4)")
  func inlineStore() {
    weak var store: InMemoryLaunchRecordStore?
    let keeper: LaunchRecordKeeper
    do {
      let made = InMemoryLaunchRecordStore()
      store = made
      keeper = LaunchRecordKeeper.keeper(of: made)
    }
    keeper.begin(context)
    #expect(store?.record?.launches == 1)
  }
}

/// A store without a record, of an app that wrote down its version.
private struct EarlierStore: LaunchRecordStore {
  let earlierVersion: String?

  func load() throws(LaunchRecordStoreError) -> LaunchRecord? { nil }

  func save(_ record: LaunchRecord) throws(LaunchRecordStoreError) {}
}
