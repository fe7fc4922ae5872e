import AppLaunch
import TestSupport
import Testing

@Suite("Plain queue laws")
struct PlainQueueLaws {
  var launches = LawRuns.few

  @Test("R1-R6, R48, R49: the queue and a model a tenth as long agree after every step")
  func agree() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      var game = PlainGame(using: &random)
      for step in 0..<40 {
        game.step(using: &random)
        do {
          try game.compare()
        } catch {
          throw LawProblem("seed \(seed), step \(step): \(error), after \(game.log)")
        }
      }
      return 1
    }
  }
}

/// One launch, played on the queue and on the model.
private struct PlainGame {
  var queue: LaunchQueue<AnyLaunchItem>
  var model: PlainQueue
  var log: [String] = []

  private let pool: [AnyLaunchItem]
  private let late = [LaunchSource("late", order: 0), LaunchSource("later", order: 1)]

  init(using random: inout SeededGenerator) {
    let slots = LaunchSlot.builtIn
    pool = (0..<8).map { index in
      AnyLaunchItem(
        LaunchItemID("item \(index)"),
        slot: slots.randomElement(using: &random) ?? .other,
        rank: .random(in: 0...1, using: &random)
      )
    }
    let levels: [VerdictLevel] = [.wait, .hold, .drop]
    let rules = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      PlainQueue.Condition(
        slot: slots.randomElement(using: &random) ?? .other,
        after: slots.randomElement(using: &random) ?? .other,
        level: levels.randomElement(using: &random) ?? .hold
      )
    }
    let pipeline = LaunchPipeline { for (index, rule) in rules.enumerated() { rule.policy(index) } }
    queue = LaunchQueue(pipeline: pipeline)
    model = PlainQueue(rules: rules)
    let pending = late.map { ($0, slots.randomElement(using: &random) ?? .other) }
    for (source, slot) in pending { model.pending[source.name] = slot }
    queue.open([], awaiting: pending.map { PendingProvider($0, slots: [$1]) })
  }

  mutating func step(using random: inout SeededGenerator) {
    let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      pool.randomElement(using: &random) ?? pool[0]
    }
    let one = queue.current ?? pool[Int.random(in: 0..<8, using: &random)]
    let source = late[Int.random(in: 0...1, using: &random)]
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3:
      log.append("offer \(items.map(\.id))")
      queue.offer(items)
      model.offer(items, provider: LaunchSource.app.order)
    case 3:
      log.append("\(source.name) answers \(items.map(\.id))")
      queue.answered(source, ProviderAnswer(offers: items))
      model.answered(source, items)
    case 4..<7:
      log.append("dismissed \(one.id), then \(items.map(\.id))")
      queue.dismissed(one, then: items)
      model.dismissed(one.id, then: items)
    case 7:
      log.append("withdraw \(one.id)")
      queue.withdraw(one.id)
      model.withdraw(one.id)
    case 8:
      log.append("block")
      queue.block("call")
      model.blockers.insert("call")
    default:
      log.append("unblock")
      queue.unblock("call")
      model.blockers.remove("call")
      model.decide()
    }
  }

  func compare() throws {
    try demand(queue.current?.id, is: model.current?.item.id, "on screen")
    try demand(queue.waiting.map(\.id), is: model.waiting.map(\.item.id), "waiting")
    try demand(queue.held.map(\.id), is: model.held, "held")
    try demand(queue.dropped.map(\.id), is: model.dropped, "dropped")
    try demand(queue.isIdle, is: model.isIdle, "idle")
  }
}

extension PlainQueue.Condition {
  /// The rule as a policy.
  fileprivate func policy(_ index: Int) -> LaunchPipeline {
    let (slot, after, isWait) = (slot, after, level == .wait)
    let otherwise: Rule.Level = isWait ? .wait : level == .hold ? .hold : .drop
    let rule = Rule("rule \(index)", "is not so", otherwise: otherwise) { item, state in
      item.slot != slot || state.shown.contains { $0.slot == after.name } == isWait
    }
    return LaunchPipeline(rule)
  }
}
