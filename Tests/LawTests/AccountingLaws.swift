import AppLaunch
import TestSupport
import Testing

@Suite("Accounting laws")
struct AccountingLaws {
  var launches = LawRuns.few

  @Test("R23 to R25: whenever the process dies, the record tells what was saved, and how it ended")
  func deathsLoseNothing() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      var life = Life(using: &random)
      for _ in 0..<8 {
        do {
          try life.live(using: &random)
        } catch {
          throw LawProblem("seed \(seed): \(error), after \(life.log.joined(separator: ", "))")
        }
      }
      return 8
    }
  }
}

/// What must be known of an app's items: a book that is kept by hand.
private struct Book: Equatable {
  var presented: [LaunchItemID: Int] = [:]
  var settled: Set<LaunchItemID> = []
  var outcomes: [LaunchItemID: LaunchOutcome] = [:]

  /// Deaths in the foreground, in a row.
  var deaths: [LaunchItemID: Int] = [:]
  var onScreen: LaunchItemID?
  var isForeground = true
}

/// An app whose processes die at any time.
private struct Life {
  var items: [AnyLaunchItem]
  var host = LawHost(pipeline: .empty)
  var book = Book()

  /// The book when the record was saved last.
  var saved = Book()

  var log: [String] = []

  init(using random: inout SeededGenerator) {
    items = (0..<5).map { index in
      AnyLaunchItem(
        LaunchItemID("i\(index)"),
        slot: .other,
        settledBy: LaunchSettlement.allCases.randomElement(using: &random) ?? .never,
        owner: random.chance(0.3) ? .subject : .install
      )
    }
  }

  /// Runs one process from its launch to its death.
  mutating func live(using random: inout SeededGenerator) throws {
    host.session = LaunchSession(pipeline: .empty)
    _ = host.later(.hours(1))
    host.prepare()
    log.append("launch")
    book = saved
    if let id = book.onScreen {
      book.outcomes[id] = .interrupted
      if book.isForeground { book.deaths[id, default: 0] += 1 }
    }
    book.onScreen = nil
    book.isForeground = true
    try compare()
    if random.chance(0.1) { return }  // It dies before its scene is active: nothing is counted.
    host.session.becameActive()
    save()
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      step(using: &random)
      try compare()
      if random.chance(0.3) { save() }
    }
    guard random.chance(0.3) else { return }
    host.saved = host.session.quit(at: host.now)
    if let id = book.onScreen { book.outcomes[id] = .interrupted }
    book.onScreen = nil
    saved = book
    log.append("quit")
  }

  private mutating func step(using random: inout SeededGenerator) {
    let item = items.randomElement(using: &random) ?? items[0]
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3:
      log.append("offer \(item.id)")
      host.session.queue.offer(item)
    case 3:
      log.append("withdraw \(item.id)")
      resolve(item, .withdrawn)
      host.session.queue.withdraw(item.id)
    case 4: fail(item)
    case 5:
      log.append("leave and return")
      host.session.enteredBackground(at: host.now)
      book.isForeground = false
      save()
      if random.chance(0.5) { return }
      _ = host.session.enteredForeground(at: host.later(.minutes(1)))
      book.isForeground = true
    case 6:
      log.append("\(item.id) appeared")
      host.session.queue.appeared(item)
    default:
      let ways: [LaunchDismissal] = [.finished, .closeButton, .swipeDown, .action("more")]
      let way = ways.randomElement(using: &random) ?? .finished
      log.append("\(item.id) \(way)")
      resolve(item, .dismissed(way))
      host.session.queue.dismissed(item, via: way)
    }
    guard let current = host.session.queue.current else { return }
    guard book.onScreen == nil else { return }
    // The presentation is written before the screen appears.
    book.onScreen = current.id
    book.presented[current.id, default: 0] += 1
    if current.settledBy == .presented { book.settled.insert(current.id) }
    save()
  }

  private mutating func resolve(_ item: AnyLaunchItem, _ outcome: LaunchOutcome) {
    guard book.onScreen == item.id else { return }
    book.onScreen = nil
    book.outcomes[item.id] = outcome
    book.deaths[item.id] = 0
    if item.settledBy == .dismissed, outcome.settlesDismissed { book.settled.insert(item.id) }
  }

  private mutating func fail(_ item: AnyLaunchItem) {
    log.append("\(item.id) fails")
    if book.onScreen == item.id {
      book.onScreen = nil
      book.outcomes[item.id] = .failed
      book.deaths[item.id] = 0
      book.presented[item.id, default: 0] -= 1
      if item.settledBy == .presented { book.settled.remove(item.id) }
    }
    host.session.queue.couldNotPresent(item)
  }

  private mutating func save() {
    guard let record = host.session.recordToSave else { return }
    host.saved = record
    saved = book
  }

  private func compare() throws {
    let record = host.session.queue.state.record
    for item in items {
      let known = record.item(item.id, owner: item.owner)
      let edition = known?.edition(item.edition)
      let count = book.presented[item.id] ?? 0
      try demand(known?.timesPresented ?? 0, is: count, "presentations of \(item.id)")
      try demand(known?.presentations.count ?? 0, is: count, "times of \(item.id)")
      let slot = record.slots["other"]?.presentations.count { $0.item == item.id }
      try demand(slot ?? 0, is: count, "presentations of \(item.id) in its slot")
      let isSettled = book.settled.contains(item.id)
      try demand(edition?.settlement != nil, is: isSettled, "\(item.id) is settled")
      try demand(edition?.lastOutcome?.outcome, is: book.outcomes[item.id], "\(item.id)'s outcome")
      try demand(edition?.interruptions ?? 0, is: book.deaths[item.id] ?? 0, "\(item.id)'s deaths")
    }
    try demand(record.run?.onScreen?.id, is: book.onScreen, "on screen")
    try demand(record.run?.isForeground, is: book.isForeground, "foreground")
  }
}
