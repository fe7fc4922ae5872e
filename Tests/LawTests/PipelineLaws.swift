import AppLaunch
import TestSupport
import Testing

@Suite("Pipeline laws")
struct PipelineLaws {
  var launches = LawRuns.few

  @Test("R7: the order of the policies changes no verdict, nor does naming one twice")
  func orderDoesNotMatter() throws {
    try forEachState { game, candidates, random in
      let policies = game.rules.map(\.policy)
      let shuffled = merged(policies.shuffled(using: &random))
      let doubled = merged(policies + policies.shuffled(using: &random).prefix(2))
      for candidate in candidates {
        let verdict = game.pipeline.verdict(for: candidate, in: game.queue.state)
        let other = shuffled.verdict(for: candidate, in: game.queue.state)
        try demand(other, is: verdict, "the verdict of shuffled policies on \(candidate.id)")
        let twice = doubled.verdict(for: candidate, in: game.queue.state)
        try demand(twice, is: verdict, "the verdict of doubled policies on \(candidate.id)")
      }
    }
  }

  @Test("R7: another policy only restricts, and the empty pipeline allows")
  func policiesOnlyRestrict() throws {
    try forEachState { game, candidates, random in
      let more = merged(LawRule.random(game.pool, using: &random).map(\.policy))
      let both = game.pipeline.merged(with: more)
      for candidate in candidates {
        let state = game.queue.state
        try demand(LaunchPipeline.empty.verdict(for: candidate, in: state), is: .allow, "nothing")
        let verdict = both.verdict(for: candidate, in: state)
        let parts = [game.pipeline, more].map { $0.verdict(for: candidate, in: state) }
        try demand(verdict.level, is: parts.map(\.level).max() ?? .allow, "the level")
        let objections = Set(parts.flatMap(\.objections))
        try demand(Set(verdict.objections), is: objections, "the union of objections")
        try demand(verdict.objections.count, is: objections.count, "the number of objections")
        try demand(verdict.until, is: parts.compactMap(\.until).max(), "until")
        let names = verdict.objections.map(\.policy)
        try demand(names, is: names.sorted(), "the order of objections")
        try demand(parts[0].merged(with: parts[1]), is: verdict, "the merged verdict")
        try demand(parts[1].merged(with: parts[0]), is: verdict, "the verdict merged backwards")
      }
    }
  }

  @Test("R7: a batch is judged as its candidates are one by one")
  func batchesAreSingleVerdicts() throws {
    try forEachState { game, candidates, random in
      // More than 64 policies take another path.
      let copies = random.chance(0.05) ? 65 / max(1, game.pipeline.entries.count) + 1 : 1
      let pipeline = merged(Array(repeating: game.pipeline, count: copies))
      let levels = pipeline.levels(of: candidates, in: game.queue.state)
      let single = candidates.map { pipeline.verdict(for: $0, in: game.queue.state).level }
      try demand(levels, is: single, "the levels of \(copies) times the policies")
    }
  }

  @Test("R10: of mandatory slots, only policies that name the slot are asked")
  func mandatorySlotsAreSpared() throws {
    let consent = LaunchSlot("consent", priority: 50, mandatory: true)
    try forEachState { game, _, _ in
      let candidate = LaunchCandidate(AnyLaunchItem("law", slot: consent))
      let named = game.rules.contains { rule in
        if case .only(let slots) = rule.scope { slots.contains(consent) } else { false }
      }
      let verdict = game.pipeline.verdict(for: candidate, in: game.queue.state)
      try demand(named || verdict == .allow, "\(verdict.objections) object to a mandatory slot")
    }
  }

  /// Calls a closure with states of random launches and candidates for them.
  private func forEachState(
    _ body: (LawGame, [LaunchCandidate], inout SeededGenerator) throws -> Void
  ) throws {
    var random = SeededGenerator(seed: 7)
    try LawRuns.play(launches: launches) { _, game in
      guard random.chance(0.2) else { return }
      let candidates = game.pool.items.map { item in
        LaunchCandidate(
          item,
          isFollowUp: random.chance(0.3),
          record: game.queue.state.record
        )
      }
      try body(game, candidates, &random)
    }
  }

  private func merged(_ policies: [LaunchPipeline]) -> LaunchPipeline {
    policies.reduce(.empty) { $0.merged(with: $1) }
  }
}
