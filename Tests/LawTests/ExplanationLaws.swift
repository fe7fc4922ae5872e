import AppLaunch
import Testing

@Suite("Explanation laws")
struct ExplanationLaws {
  var launches = LawRuns.few

  @Test("R42: every candidate is explained with all that objects, and what it waits behind")
  func everythingIsExplained() throws {
    try LawRuns.play(launches: launches) { _, game in
      let (queue, explanation) = (game.queue, game.queue.explain())
      var ahead = queue.current.map { [$0.id] } ?? []
      for item in queue.waiting {
        guard let explained = explanation.candidate(item.id) else {
          throw LawProblem("\(item.name) is not explained")
        }
        try demand(Array(explained.behind), is: ahead, "what \(item.name) waits behind")
        let candidate = LaunchCandidate(item, record: queue.state.record)
        let rules = game.pipeline.verdict(for: candidate, in: queue.state).objections
        let own = ["blocked", "pending", "record", "disabled"]
        let found = explained.objections.filter { !own.contains($0.policy) }
        // Follow-ups are judged as such; what else waits has the pipeline's objections, all of them.
        if !isFollowUp(item.id, in: game) {
          try demand(found, is: rules, "the objections to \(item.name)")
        }
        let isBlocked = explained.objections.contains { $0.policy == "blocked" }
        try demand(isBlocked, is: !queue.blockedBy.isEmpty, "whether \(item.name) is blocked")
        ahead.append(item.id)
      }
      for item in queue.dropped {
        let levels = explanation.candidate(item.id)?.objections.map(\.level) ?? []
        try demand(levels.max(), is: .drop, "the highest objection to \(item.name)")
      }
      for item in queue.held {
        let found = explanation.candidate(item.id)?.objections ?? []
        try demand(found.map(\.level).max(), is: .hold, "the highest objection to \(item.name)")
        let offer = game.reference.all(.held).first { $0.item.id == item.id }
        try demand(Set(found.map(\.policy)), is: offer?.objecting ?? [], "what holds \(item.name)")
      }
    }
  }

  private func isFollowUp(_ id: LaunchItemID, in game: LawGame) -> Bool {
    game.reference.waiting.contains { $0.item.id == id && $0.followUp != nil }
  }
}
