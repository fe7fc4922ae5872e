import AppLaunch
import TestSupport
import Testing

@Suite("Order laws")
struct OrderLaws {
  var launches = LawRuns.few

  @Test("R2: slot and rank decide, whatever the order of the offers")
  func offersComeInAnyOrder() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      let items = Self.items(using: &random)
      let first = waiting(items, using: &random)
      let second = waiting(items.shuffled(using: &random), using: &random)
      let places = first.map { "\($0.slot) \($0.rank)" }
      try demand(second.map { "\($0.slot) \($0.rank)" }, is: places, "seed \(seed): the order")
      for (lhs, rhs) in zip(first, first.dropFirst()) {
        let isInOrder = lhs.slot < rhs.slot || (lhs.slot == rhs.slot && lhs.rank <= rhs.rank)
        try demand(isInOrder, "seed \(seed): \(rhs.name) stands behind \(lhs.name)")
      }
      return 1
    }
  }

  @Test("R2: what slot and rank leave open goes by provider, then by offer")
  func providersAreInOrder() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      let items = Self.items(using: &random)
      var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty)
      queue.block("test")
      var offered: [(item: AnyLaunchItem, place: [Int])] = []
      for (index, item) in items.enumerated() {
        let source = LawGame.sources.randomElement(using: &random) ?? .app
        queue.offer([item], from: source)
        offered.append((item, [item.slot.priority, item.rank, source.order, index]))
      }
      let expected = offered.sorted { lhs, rhs in
        let (left, right) = (lhs.item.slot.name, rhs.item.slot.name)
        if lhs.place[0] == rhs.place[0], left != right { return left < right }
        return lhs.place.lexicographicallyPrecedes(rhs.place)
      }
      try demand(queue.waiting.names, is: expected.map(\.item).names, "seed \(seed): the order")
      return 1
    }
  }

  @Test("R2: an app's orderings come before slots, the first before the second")
  func orderingsCompose() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      let items = Self.items(using: &random)
      let pipeline = LaunchPipeline {
        LaunchOrdering("rank") { $0.rank }
        LaunchOrdering("late slots first") { -$0.slot.priority }
      }
      var queue = LaunchQueue<AnyLaunchItem>(pipeline: pipeline)
      queue.block("test")
      for item in items { queue.offer(item) }
      let places = queue.waiting.map { [$0.rank, -$0.slot.priority] }
      let sorted = places.sorted { $0.lexicographicallyPrecedes($1) }
      try demand(places, is: sorted, "seed \(seed): the order")
      return 1
    }
  }

  @Test("R3: the same steps make the same transcript, also on a copy")
  func transcriptsAreEqual() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var (game, other) = (LawGame(seed: seed), LawGame(seed: seed))
      for _ in 0..<60 {
        var copy = game
        let before = copy.queue.events
        _ = game.step()
        _ = other.step()
        try demand(copy.queue.events == before, "seed \(seed): a copy's events")
        _ = copy.step()
        try demand(copy.queue.events == game.queue.events, "seed \(seed): a copy goes another way")
        try demand(other.queue.events == game.queue.events, "seed \(seed): another run differs")
      }
      let transcript = game.queue.events.map(\.description)
      try demand(other.queue.events.map(\.description), is: transcript, "the transcript")
      try demand(other.queue.explain(), is: game.queue.explain(), "seed \(seed): explanations")
      return game.launches
    }
  }

  private func waiting(
    _ items: [AnyLaunchItem],
    using random: inout SeededGenerator
  ) -> [AnyLaunchItem] {
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty)
    queue.block("test")
    var rest = items[...]
    while !rest.isEmpty {
      let batch = rest.prefix(.random(in: 1...6, using: &random))
      queue.offer(Array(batch))
      rest = rest.dropFirst(batch.count)
    }
    return queue.waiting
  }

  private static func items(using random: inout SeededGenerator) -> [AnyLaunchItem] {
    (0..<Int.random(in: 0...20, using: &random)).map { index in
      AnyLaunchItem(
        LaunchItemID("i\(index)"),
        slot: LawPool.slots.randomElement(using: &random) ?? .other,
        rank: .random(in: -1...1, using: &random)
      )
    }
  }
}
