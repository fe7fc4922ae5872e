import AppLaunch
import Testing

@Suite("Document laws")
struct DocumentLaws {
  @Test("R16: a document that fails to load leaves the last good pipeline and says why")
  func badDocumentsChangeNothing() throws {
    var documents = PolicyDocuments(.calm)
    let good = #"[{"type": "cap", "count": 1, "within": "P1D"}]"#
    try demand(documents.load(Array(good.utf8)) == nil, "a good document is refused")
    let nested = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let bad = [
      "", "[", "{}", #"[{"type": "unheardOf"}]"#, #"["calmer"]"#, #"[{"count": 1}]"#,
      #"[{"type": "cap", "count": 1, "within": "P1D", "withing": "P1D"}]"#,
      #"[{"type": "cap", "count": 1, "within": "P1D"}, {"type": "cap", "count": 1}]"#,
      "[" + nested + "]", "[" + String(repeating: " ", count: 1_048_577) + "]",
      "[" + Array(repeating: #""standard""#, count: 200).joined(separator: ",") + "]",
      #"[{"type": "cap", "count": 1, "within": "P401D"}]"#,
    ]
    for text in bad {
      let problem = documents.load(Array(text.utf8))
      try demand(problem != nil, "\(text.prefix(80)) is taken")
      try demand(documents.problem, is: problem, "the problem")
      try demand(documents.pipeline.entries.map(\.name), is: ["cap"], "the last good pipeline")
    }
    try demand(documents.load(Array(good.utf8)) == nil, "a good document is refused later")
    try demand(documents.problem == nil, "the problem outlives a good document")
  }

  @Test("R16: errors name the place in the document")
  func errorsNamePlaces() throws {
    var documents = PolicyDocuments()
    let problem = documents.load(
      Array(#"["standard", {"type": "cap", "count": "one", "within": "P1D"}]"#.utf8)
    )
    try demand(problem?.description.contains("[1].count") == true, "\(problem as Any) has no path")
  }

  @Test("R50, N17: what needs more history than the record keeps is refused, and nothing less")
  func longNeedsAreRefused() throws {
    let days400 = LaunchDuration.days(400)
    let longer = days400 + LaunchDuration(milliseconds: 1)
    let kept: [any LaunchPolicy] = [
      FrequencyCap(64, within: days400), Cooldown(for: days400), DailyCap(64),
      MinimumDays(.max), MinimumLaunches(.max),
    ]
    let refused: [any LaunchPolicy] = [
      FrequencyCap(64, within: longer), FrequencyCap(65, within: days400), Cooldown(for: longer),
      DailyCap(65),
    ]
    for policy in kept {
      try demand(pipeline(policy).refusals, is: [], "what is wrong with \(policy)")
    }
    for policy in refused {
      let pipeline = pipeline(policy)
      try demand(pipeline.refusals.count, is: 1, "refusals of \(policy)")
      let candidate = LaunchCandidate(AnyLaunchItem("law", slot: .other))
      let verdict = pipeline.verdict(for: candidate, in: LaunchState())
      try demand(verdict.level, is: .hold, "the level of what stands in for \(policy)")
    }
  }

  private func pipeline(_ policy: any LaunchPolicy) -> LaunchPipeline { LaunchPipeline(policy) }
}
