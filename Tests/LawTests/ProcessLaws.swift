import AppLaunch
import TestSupport
import Testing

@MainActor
@Suite("Process laws")
struct ProcessLaws {
  var launches = LawRuns.few / 2

  @Test("R18, R23, R54: whatever a process does, what it was told counts once, and launches too")
  func nothingIsLostOrCountedTwice() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var game = ProcessGame(seed: seed)
      for _ in 0..<80 {
        let step = game.step()
        if let problem = game.problem { throw LawProblem("seed \(seed), \(step): \(problem)") }
      }
      return max(1, game.launches)
    }
  }
}

/// Processes of an app, one after the other: a session and another user share a keeper, scenes come and
/// go, writes fail, and processes die.
@MainActor
private struct ProcessGame {
  private var random: SeededGenerator
  private var store = InMemoryLaunchRecordStore()
  private var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
  private var now = LaunchInstant(wall: LawGame.beginning, elapsed: .zero)

  /// What the record must say.
  private(set) var launches = 0
  private var events = 0
  private var settled: Set<LaunchItemID> = []

  /// Events that were told while no launch counted.
  private var pending = 0

  /// What was closed or shown wrongly, as it happened.
  private var fault: String?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private var keeper: LaunchRecordKeeper { .keeper(of: store) }

  private var context: LaunchContext {
    LaunchContext(at: now, version: "1.0", installID: "law")
  }

  private var isCounted: Bool { session.phase == .active || session.phase == .background }

  /// What is wrong, or nil where all is well.
  var problem: String? {
    if let fault { return fault }
    guard keeper.isAvailable else { return nil }
    let record = keeper.record
    if record.launches != launches { return "\(record.launches) launches, not \(launches)" }
    let told = record.event("e")?.count ?? 0
    if told != events { return "\(told) events, not \(events), \(pending) pending" }
    for id in settled where record.settlement(of: EditionKey(id)) == nil {
      return "\(id) unsettled"
    }
    return nil
  }

  mutating func step() -> String {
    now = now.advanced(by: .seconds(Int64.random(in: 0...5, using: &random)))
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return begin()
    case 1: return becomeActive()
    case 2: return leave()
    case 3: return comeBack()
    case 4, 5: return tellKeeper()
    case 6, 7: return tellSession()
    case 8, 9: return offer()
    case 10, 11: return close()
    case 12: return nest()
    case 13: return fail()
    case 14: return random.chance(0.2) ? quit() : "nothing"
    default: return random.chance(0.3) ? die() : "nothing"
    }
  }

  private mutating func begin() -> String {
    let mayBegin = session.phase == .notLaunched || session.phase == .awaitingRecord
    let isFirst = keeper.launch == nil
    let asked = keeper.begin(&session, context)
    if mayBegin, asked != nil {
      session.open([])
      // Opening may have changed the launch's due notes.
      keeper.update(&session) { _ in }
      if isFirst { launches += 1 }
      count()
    }
    return "begin"
  }

  /// What was told early counts from now on.
  private mutating func count() {
    events += pending
    pending = 0
  }

  private mutating func becomeActive() -> String {
    let wasBegun = session.phase == .begun
    keeper.update(&session) { [now] in $0.becameActive(at: now) }
    if wasBegun {
      launches += 1
      count()
    }
    return "active"
  }

  private mutating func leave() -> String {
    let wasBegun = session.phase == .begun
    keeper.update(&session) { [now] in $0.enteredBackground(at: now) }
    if wasBegun {
      if session.phase == .begun { fault = "a launch that was not active stays" }
      if isCounted, session.queue.launch.number == launches { count() }
      if session.queue.launch.number == launches + 1 {
        // A screen of it was closed, so it did count.
        launches += 1
        count()
      }
    }
    return "background"
  }

  private mutating func comeBack() -> String {
    let isLong = random.chance(0.5)
    if isLong { now = now.advanced(by: .minutes(31)) }
    var wasNew = false
    keeper.update(&session) { [now, context] session in
      guard session.enteredForeground(at: now) == .newLaunch else { return }
      wasNew = true
      if session.beginAgain(context) != nil { session.open([]) }
    }
    if wasNew, isCounted {
      launches += 1
      count()
    }
    return "foreground, \(isLong ? "long" : "short")"
  }

  private mutating func tellKeeper() -> String {
    let isAvailable = keeper.isAvailable
    keeper.update { [now] in $0.record(event: "e", at: now.wall) }
    if isAvailable { events += 1 }
    return "the other user tells"
  }

  private mutating func tellSession() -> String {
    let hasEnded = session.phase == .ended
    keeper.update(&session) { [now] in $0.queue.record(event: "e", at: now) }
    if isCounted { events += 1 } else if !hasEnded { pending += 1 }
    return "the session tells"
  }

  private mutating func nest() -> String {
    let (isAvailable, hasEnded, keeper, now) = (
      keeper.isAvailable, session.phase == .ended, keeper, now
    )
    let isInner = random.chance(0.5)
    keeper.update(&session) { session in
      session.queue.record(event: "e", at: now)
      keeper.update { record in
        record.record(event: "e", at: now.wall)
        if isInner { keeper.update { $0.record(event: "e", at: now.wall) } }
      }
    }
    if isAvailable { events += isInner ? 2 : 1 }
    if isCounted { events += 1 } else if !hasEnded { pending += 1 }
    return "both tell, one in the other\(isInner ? ", twice" : "")"
  }

  private mutating func offer() -> String {
    let item = AnyLaunchItem(
      LaunchItemID("i\(Int.random(in: 0..<6, using: &random))"),
      slot: .other
    )
    keeper.update(&session) { [now] in $0.queue.offer(item, at: now) }
    if let shown = session.queue.current?.id, settled.contains(shown), isCounted {
      fault = "\(shown) shows although it is settled"
    }
    return "offer \(item.id)"
  }

  private mutating func close() -> String {
    guard session.phase != .ended, let item = session.queue.current else { return "nothing" }
    keeper.update(&session) { [now] in
      $0.queue.appeared(item, at: now)
      $0.queue.dismissed(item, at: now)
    }
    if isCounted { settled.insert(item.id) }
    return "close \(item.id)"
  }

  private mutating func fail() -> String {
    store.writeFault = random.chance(0.3) ? .unwritable : nil
    return store.writeFault == nil ? "writes work" : "writes fail"
  }

  private mutating func quit() -> String {
    let wasBegun = session.phase == .begun
    let number = launches
    keeper.update(&session) { [now] in $0.quit(at: now) }
    if wasBegun, session.queue.launch.number > number { launches += 1 }
    if wasBegun { count() }
    pending = 0
    return "quit"
  }

  /// The next process finds what was written.
  private mutating func die() -> String {
    store.writeFault = nil
    keeper.update(&session) { _ in }
    keeper.update { _ in }
    let isUnreadable = random.chance(0.2)
    let record = keeper.isAvailable ? keeper.record : store.record
    if keeper.isAvailable, store.record != record, launches + events > 0 {
      fault = "what was told is not written"
    }
    store = InMemoryLaunchRecordStore(record)
    if isUnreadable { store.readFault = .unreadableNow }
    session = LaunchSession(pipeline: .empty)
    pending = 0
    // The keeper of the next process reads now; the record may become readable before its launch.
    if isUnreadable, !keeper.isAvailable, random.chance(0.5) { store.readFault = nil }
    return "die"
  }
}
