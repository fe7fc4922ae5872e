import AppLaunch
import TestSupport
import Testing

@MainActor
@Suite("Keeper laws")
struct KeeperLaws {
  var launches = LawRuns.few / 4

  @Test("R54: users of one place count one launch, and no write of any of them is lost")
  func noWriteIsLost() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      let store = InMemoryLaunchRecordStore()
      var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
      var (events, shows) = (0, 0)
      var item: AnyLaunchItem?
      _ = LaunchRecordKeeper.keeper(of: store).begin(&session, context)
      for step in 0..<12 {
        // Each user asks for the keeper of the place.
        let keeper = LaunchRecordKeeper.keeper(of: store)
        store.writeFault = random.chance(0.3) ? .unwritable : nil
        switch Int.random(in: 0..<4, using: &random) {
        case 0: try demand(keeper.begin(context)?.number, is: 1, "seed \(seed): the launch")
        case 1:
          keeper.update { $0.record(event: "saved", at: LawGame.beginning) }
          events += 1
        case 2 where item != nil:
          keeper.update(&session) { [item] in if let item { $0.queue.dismissed(item) } }
          item = nil
        default:
          guard item == nil else { continue }
          let new = AnyLaunchItem(LaunchItemID("i\(step)"), slot: .other)
          keeper.update(&session) { $0.queue.offer(new) }
          item = new
          shows += 1
        }
      }
      // What could not be written is written with the next change (N12).
      store.writeFault = nil
      LaunchRecordKeeper.keeper(of: store).update(&session) { _ in }
      LaunchRecordKeeper.keeper(of: store).update { _ in }
      let record = store.record ?? LaunchRecord()
      try demand(record.launches, is: 1, "seed \(seed): the launches")
      try demand(record.event("saved")?.count ?? 0, is: events, "seed \(seed): the events")
      let shown = record.slots["other"]?.presentations.count ?? 0
      try demand(shown, is: shows, "seed \(seed): the presentations")
      return 1
    }
  }

  @Test("N12: a write that failed is repeated with the next change, even one of nothing")
  func failedWritesAreRepeated() throws {
    let store = InMemoryLaunchRecordStore()
    let keeper = LaunchRecordKeeper.keeper(of: store)
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    _ = keeper.begin(&session, context)
    store.writeFault = .unwritable
    keeper.update(&session) { $0.queue.offer(AnyLaunchItem("law", slot: .other)) }
    try demand(store.record?.item("law") == nil, "it was written although that fails")
    store.writeFault = nil
    keeper.update(&session) { _ in }
    try demand(store.record?.item("law")?.timesPresented, is: 1, "the presentations written")
  }

  private var context: LaunchContext {
    LaunchContext(
      at: LaunchInstant(wall: LawGame.beginning, elapsed: .zero),
      version: AppVersion("1.0"),
      installID: "law"
    )
  }
}
