import AppLaunch
import TestSupport
import Testing

@Suite("Standard laws")
struct StandardLaws {
  var launches = LawRuns.few

  @Test("S1: after onboarding, what's new is dropped for new users and held for others")
  func newsDoesNotFollowOnboarding() throws {
    try forEachShow { item, shown, _ in
      try demand(item.slot != .whatsNew || !shown.contains("onboarding"), "notes show after it")
    }
    try LawRuns.playWithBefore(launches: launches, rules: LawRule.standard()) { before, _, game in
      let (queue, old) = (game.queue, before.dropped + before.held)
      let slots = queue.state.shown.map(\.slot)
      guard slots.contains("onboarding"), !slots.contains("paywall") else { return }
      for item in queue.dropped + queue.held where item.slot == .whatsNew {
        guard !old.contains(where: { $0.id == item.id }) else { continue }
        let objections = queue.explain().candidate(item.id)?.objections ?? []
        let names = objections.map(\.policy).filter { $0 == "drop" || $0 == "hold" }
        let expected = queue.hadOnboardedBefore ? "hold" : "drop"
        try demand(names.allSatisfy { $0 == expected }, "\(item.name): \(names), not \(expected)")
      }
    }
  }

  @Test("S2: after onboarding, nobody is asked for anything")
  func nothingIsAskedAfterOnboarding() throws {
    try forEachShow { item, shown, _ in
      let asks = item.slot == .reviewAsk || item.slot == .followUp
      try demand(!asks || !shown.contains("onboarding"), "\(item.name) asks after onboarding")
    }
  }

  @Test("S3: after a paywall come no notes, no review ask and no follow-up")
  func nothingFollowsAPaywall() throws {
    try forEachShow { item, shown, _ in
      let isHeld = [.whatsNew, .reviewAsk, .followUp].contains(item.slot)
      try demand(!isHeld || !shown.contains("paywall"), "\(item.name) follows a paywall")
    }
  }

  @Test("S4: of review ask and follow-up, one shows in a launch")
  func oneAskALaunch() throws {
    try forEachShow { item, shown, _ in
      guard item.slot == .reviewAsk || item.slot == .followUp else { return }
      let asked = shown.contains("reviewAsk") || shown.contains("followUp")
      try demand(!asked, "\(item.name) is the second ask")
    }
  }

  @Test("S5: in a launch by a link, only onboarding and mandatory slots show")
  func linksKeepQuiet() throws {
    let loud: [LaunchTrigger] = [.user, .resume]
    try forEachShow { item, _, queue in
      let maySpeak = item.slot == .onboarding || item.slot.mandatory
      try demand(maySpeak || loud.contains(queue.launch.trigger), "\(item.name) disturbs")
    }
  }

  @Test("S6: three deaths in a row with an edition on screen drop it until the version changes")
  func crashLoopsAreBroken() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var life = CrashingApp(seed: seed)
      for _ in 0..<20 {
        do {
          try life.launch()
        } catch {
          throw LawProblem("seed \(seed): \(error), after \(life.log.joined(separator: ", "))")
        }
      }
      return 20
    }
  }

  @Test("Calm: one item a launch, but for onboarding, mandatory slots and follow-ups")
  func calmShowsOne() throws {
    let rules = LawRule.standard() + [LawRule.calm()]
    try LawRuns.playWithBefore(launches: launches, rules: rules) { before, step, game in
      guard let item = game.newOnScreen(before), let entry = game.queue.state.shown.last else {
        return
      }
      guard !entry.isFollowUp, !item.slot.mandatory, item.slot != .onboarding else { return }
      let counted = game.queue.state.shown.dropLast().filter {
        !$0.isFollowUp && !$0.isMandatory && $0.slot != "onboarding"
      }
      try demand(counted.isEmpty, "\(item.name) is not the first")
    }
  }

  /// Calls a closure with every item that appears, the slots shown before it, and the queue.
  private func forEachShow(
    _ body: (AnyLaunchItem, [String], LaunchQueue<AnyLaunchItem>) throws -> Void
  ) throws {
    try LawRuns.playWithBefore(launches: launches, rules: LawRule.standard()) { before, _, game in
      guard let item = game.newOnScreen(before) else { return }
      try body(item, game.queue.state.shown.dropLast().map(\.slot), game.queue)
    }
  }
}

extension LawGame {
  /// The item that the last step put on screen, or nil for none.
  fileprivate func newOnScreen(_ before: LaunchQueue<AnyLaunchItem>) -> AnyLaunchItem? {
    guard let item = queue.current, item.id != before.current?.id else { return nil }
    return item
  }
}

extension LaunchQueue<AnyLaunchItem> {
  fileprivate var hadOnboardedBefore: Bool {
    let record = state.record
    let mine = record.subjects[record.subject ?? ""] ?? [:]
    return (Array(record.items.values) + Array(mine.values)).contains { item in
      item.slot == "onboarding"
        && item.editions.values.contains {
          $0.settlement.map { $0.launch < launch.number } ?? false
        }
    }
  }
}

/// One item in launches that end in every way.
private struct CrashingApp {
  var random: SeededGenerator
  var item: AnyLaunchItem
  var record = LaunchRecord()
  var now = LaunchInstant(wall: LawGame.beginning, elapsed: .zero)
  var version = 1
  var deaths = 0
  var isNewVersion = false
  var log: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let slots = [
      LaunchSlot.other, .onboarding, LaunchSlot("consent", priority: 50, mandatory: true),
    ]
    item = AnyLaunchItem(
      "law",
      slot: random.chance(0.6) ? slots[0] : slots[random.chance(0.5) ? 1 : 2],
      settledBy: .never
    )
  }

  mutating func launch() throws {
    now = now.advanced(by: .hours(1))
    if random.chance(0.15) {
      version += 1
      if deaths >= 3 { deaths = 0 }
      isNewVersion = true
      log.append("version \(version)")
    }
    let context = LaunchContext(at: now, version: AppVersion("\(version)"), installID: "law")
    let launch = record.begin(context)
    var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record)
    queue.offer(item)
    let isLooping = deaths >= 3 && !isNewVersion
    let reports = queue.events.count { if case .crashLoop = $0.kind { true } else { false } }
    if item.slot == .other, isLooping {
      let declined = queue.explain().declines.first?.reason.name == "crashLoop"
      try demand(queue.current == nil, "it shows after \(deaths) deaths")
      try demand(reports == 1 || declined, "the loop is told \(reports) times")
      record = queue.record
      record.end(at: now.wall)
      log.append("looping")
      return
    }
    try demand(queue.current != nil, "it does not show after \(deaths) deaths")
    try demand(reports, is: isLooping ? 1 : 0, "the number of reports after \(deaths) deaths")
    end(&queue)
    record = queue.record
    if log.last == "clean end" { record.end(at: now.wall) }
  }

  private mutating func end(_ queue: inout LaunchQueue<AnyLaunchItem>) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      queue.enteredBackground()
      log.append("death in the background")
    case 1: log.append("clean end")
    case 2:
      queue.dismissed(item)
      deaths = 0
      log.append("dismissed")
    case 3:
      queue.couldNotPresent(item)
      queue.couldNotPresent(item)
      deaths = 0
      log.append("failed twice")
    case 4:
      queue.withdraw(item.id)
      deaths = 0
      log.append("withdrawn")
    default:
      deaths += 1
      isNewVersion = false
      log.append("death")
    }
  }
}
