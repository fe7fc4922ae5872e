import AppLaunch
import TestSupport
import Testing

@Suite("Queue laws")
struct QueueLaws {
  var launches = LawRuns.few

  @Test("R1: what is on screen leaves only by an event that is about it")
  func nothingReplaces() throws {
    var confirmed: LaunchItemID?
    try LawRuns.playWithBefore(launches: launches) { before, step, game in
      if case .launch = step.kind { return }
      if let item = before.current, game.queue.current?.id != item.id {
        let mayLeave = step.takesAway(item, isConfirmed: confirmed == item.id)
        try demand(mayLeave, "\(item.name) was replaced")
      }
      if game.queue.current?.id != before.current?.id { confirmed = nil }
      if case .couldNotPresent(let item) = step.kind, item.id == confirmed { confirmed = nil }
      if case .appeared(let item) = step.kind, item.id == game.queue.current?.id {
        confirmed = item.id
      }
      let onScreen = game.queue.explain().candidates.filter { $0.standing == .onScreen }
      try demand(onScreen.map(\.id), is: game.queue.current.map { [$0.id] } ?? [], "on screen")
    }
  }

  @Test("R4: what is offered again, or is told of nothing on screen, changes nothing")
  func repeatsChangeNothing() throws {
    try LawRuns.play(launches: launches) { _, game in
      var old = game.queue
      old.offer([])  // Any event lets those that wait be asked again.
      var queue = old
      let count = queue.events.count
      let known = queue.explain().candidates.map(\.id)
      queue.offer(game.pool.items.filter { known.contains($0.id) })
      for item in game.pool.items where item.id != queue.current?.id {
        queue.dismissed(item, then: game.pool.items)
        queue.couldNotPresent(item)
        queue.couldNotRecord(item)
        queue.appeared(item)
        if !queue.waiting.contains(where: { $0.id == item.id }) { queue.withdraw(item.id) }
      }
      try demand(queue.lists, is: old.lists, "the lists")
      try demand(queue.state.record, is: old.state.record, "the record")
      for event in queue.events.dropFirst(count) {
        switch event.kind {
        case .duplicate, .ignored: break
        default: throw LawProblem("\(event) is no repeat")
        }
      }
    }
  }

  @Test("R5: asking stops at the first that may show; those behind it are not settled")
  func askingStops() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      let (items, table) = LevelTable.random(using: &random)
      var queue = LaunchQueue<AnyLaunchItem>(pipeline: LaunchPipeline(table))
      queue.block("test")
      queue.offer(items)
      let order = queue.waiting.map(\.id)
      queue.unblock("test")
      let asked = order.prefix { table.levels[$0] != .allow }
      let first = order.dropFirst(asked.count).first
      func those(_ level: VerdictLevel) -> [LaunchItemID] {
        asked.filter { table.levels[$0] == level }
      }
      let waiting = those(.wait) + order.dropFirst(asked.count + 1)
      try demand(queue.current?.id, is: first, "seed \(seed): what shows")
      try demand(queue.held.map(\.id), is: those(.hold), "seed \(seed): what is held")
      try demand(queue.dropped.map(\.id), is: those(.drop), "seed \(seed): what is dropped")
      try demand(queue.waiting.map(\.id), is: waiting, "seed \(seed): what waits")
      return 1
    }
  }

  @Test("R6: an id is in one list at most, and the explanation has each once")
  func listsAreApart() throws {
    try LawRuns.play(launches: launches) { _, game in
      let queue = game.queue
      let all = queue.lists.values.flatMap { $0 }
      try demand(all.count, is: Set(all).count, "the number of ids in lists")
      let explained = queue.explain().candidates
      try demand(explained.count, is: Set(explained.map(\.id)).count, "the number explained")
      for (standing, ids) in queue.lists {
        let found = explained.filter { $0.standing == standing }.map(\.id)
        try demand(found, is: ids, "what is explained as \(standing)")
      }
    }
  }

  @Test("R11: a hold is recorded neither as shown nor as settled, a drop with its policies")
  func holdsConsumeNothing() throws {
    try LawRuns.playWithBefore(launches: launches) { before, step, game in
      switch step.kind {
      case .launch, .reset: return
      default: break
      }
      let (old, new) = (before.record, game.queue.record)
      for item in game.queue.held where !before.held.contains(where: { $0.id == item.id }) {
        guard item.id != before.current?.id else { continue }
        let was = old.item(item.id, owner: item.owner)
        let now = new.item(item.id, owner: item.owner)
        try demand(now?.timesPresented ?? 0, is: was?.timesPresented ?? 0, "shows of \(item.name)")
        try demand(now?.outcomes ?? [], is: was?.outcomes ?? [], "outcomes of \(item.name)")
        let settled = now?.edition(item.edition)?.settlement
        try demand(settled, is: was?.edition(item.edition)?.settlement, "\(item.name)'s settlement")
        try demand(now?.edition(item.edition)?.heldSince != nil, "\(item.name)'s hold is forgotten")
      }
      for item in game.queue.dropped where !before.dropped.contains(where: { $0.id == item.id }) {
        let drops = game.queue.explain().candidate(item.id)?.objections.filter { $0.level == .drop }
        let names = Set(drops?.map(\.policy) ?? []).sorted()
        let how = new.edition(EditionKey(item.id, edition: item.edition, owner: item.owner))?
          .settlement?.how
        guard item.settles.isEmpty else { continue }
        let isRecorded = how == .dropped(by: names) || how == .crashLooped(by: names)
        try demand(isRecorded, "\(item.name), dropped by \(names), is recorded as \(how as Any)")
      }
    }
  }

  @Test("R48: follow-ups stand in front, in the order given, and no provider makes them wait")
  func followUpsStandInFront() throws {
    try LawRuns.playWithBefore(launches: launches) { before, step, game in
      guard case .dismissed(let item, _, let then) = step.kind, before.current?.id == item.id else {
        return
      }
      var given: [LaunchItemID] = []
      for item in then where !given.contains(item.id) { given.append(item.id) }
      // Of two editions of one id, the first that is not settled is taken.
      guard Set(then.names).count == given.count else { return }
      let waiting = game.queue.waiting.map(\.id)
      let expected = given.filter(waiting.contains)
      try demand(Array(waiting.prefix(expected.count)), is: expected, "what stands in front")
      guard game.queue.blockedBy.isEmpty, game.reference.isForeground else { return }
      let explanation = game.queue.explain()
      let current = game.queue.current?.id
      for id in given.prefix(while: { $0 != current }) where waiting.contains(id) {
        let objections = explanation.candidate(id)?.objections ?? []
        try demand(!objections.contains { $0.policy == "pending" }, "\(id) waits for a provider")
        // What shows now may be what it waited for.
        try demand(current != nil || !objections.isEmpty, "\(id) might show, and does not")
      }
    }
  }

  @Test("R49: while the host is blocked, or an earlier provider is awaited, nothing is decided")
  func blockersStopAll() throws {
    var given: Set<LaunchItemID> = []
    try LawRuns.playWithBefore(launches: launches) { before, step, game in
      if case .launch = step.kind { given = [] }
      if case .dismissed(_, _, let items) = step.kind { given.formUnion(items.map(\.id)) }
      let queue = game.queue
      let pending = queue.explain().pending.flatMap(\.slots)
      let decided = [queue.current].compactMap { $0 } + queue.held + queue.dropped
      let old = [before.current].compactMap { $0 } + before.held + before.dropped
      if case .launch = step.kind { return }
      for item in decided where !old.contains(where: { $0.id == item.id }) {
        try demand(queue.blockedBy.isEmpty, "\(item.name) was decided while the host was blocked")
        let waits = pending.contains { $0 < item.slot } && !given.contains(item.id)
        try demand(!waits, "\(item.name) did not wait for a provider of \(pending)")
      }
    }
  }
}

/// A policy whose levels are given.
private struct LevelTable: LaunchPolicy {
  var levels: [LaunchItemID: VerdictLevel]

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    switch levels[candidate.id] ?? .allow {
    case .allow: .allow
    case .wait: .wait("says the table")
    case .hold: .hold("says the table")
    case .drop: .drop("says the table")
    }
  }

  /// Returns items and their levels, few of which allow.
  static func random(using random: inout SeededGenerator) -> ([AnyLaunchItem], LevelTable) {
    let allowing = Double.random(in: 0...0.3, using: &random)
    var (items, table) = ([AnyLaunchItem](), LevelTable(levels: [:]))
    for index in 0..<Int.random(in: 0...40, using: &random) {
      let slot = LaunchSlot.builtIn.randomElement(using: &random) ?? .other
      let item = AnyLaunchItem(
        LaunchItemID("i\(index)"),
        slot: slot,
        rank: .random(in: 0...2, using: &random)
      )
      items.append(item)
      let level = [.wait, .hold, .drop].randomElement(using: &random) ?? VerdictLevel.wait
      table.levels[item.id] = random.chance(allowing) ? .allow : level
    }
    return (items, table)
  }
}

extension LaunchQueue<AnyLaunchItem> {
  /// The ids of every list.
  var lists: [LaunchExplanation.Candidate.Standing: [LaunchItemID]] {
    [
      .onScreen: current.map { [$0.id] } ?? [],
      .waiting: waiting.map(\.id),
      .held: held.map(\.id),
      .dropped: dropped.map(\.id),
      .failed: failed.map(\.id),
    ]
  }
}

extension LawStep {
  /// Whether the step is a reason for an item to leave the screen.
  fileprivate func takesAway(_ current: AnyLaunchItem, isConfirmed: Bool) -> Bool {
    switch kind {
    case .dismissed(let item, _, _), .couldNotPresent(let item): item.id == current.id
    case .couldNotRecord(let item):
      item.id == current.id && current.settledBy == .presented && !isConfirmed
    case .withdraw(let id): id == current.id
    // A trigger that was told in the background is taken on return.
    case .opened, .enteredForeground: !isConfirmed
    case .changed: current.owner == .subject
    default: false
    }
  }
}
