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
    let launch = try #require(keeper.begin(context))
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    let asked = session.join(launch, record: keeper.record)
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
