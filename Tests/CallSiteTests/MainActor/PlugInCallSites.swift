// Compiled twice, with either default isolation: the other folder holds a link to this file.
import AppLaunch
import Testing

extension LaunchSlot {
  nonisolated static let consent = LaunchSlot("consent", priority: 50, mandatory: true)
}

struct ProOnly: LaunchPolicy {
  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    state.facts["isPro"] == true ? .allow : .hold("needs Pro, is \(state.facts["plan"] ?? "free")")
  }
}

/// A team's own rule that documents may name, as the documentation of `DocumentedPolicy` shows it.
struct MinimumNotes: LaunchCondition {
  var count: Int

  func verdict(in state: LaunchState) -> Verdict {
    state.record.events["note"]?.count ?? 0 < count ? .hold("too few notes") : .allow
  }
}

extension MinimumNotes: DocumentedPolicy {
  static let documentType = "minimumNotes"
  static let documentKeys = ["count"]

  init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(count: try fields.count("count"))
  }

  func write(to fields: inout PolicyWriter) { fields.write("count", count) }
}

/// A team's own cap, whose scope is what it counts.
struct TeamCap: LaunchCondition, CountingPolicy {
  var scope = LaunchScope.everything

  func verdict(in state: LaunchState) -> Verdict {
    state.countShown(in: scope) > 2 ? .hold("more than two") : .allow
  }
}

@Suite("Call sites of plug-ins")
struct PlugInCallSites {
  let isBeta = true

  @Test("R16: a rule of a team's own about what was shown needs no more than its type and level")
  func after() throws {
    let registry = PolicyRegistry.shipped.adding(WaitAfter.self)
    let document = #"[{"type": "waitAfter", "after": ["onboarding"], "slots": ["reviewAsk"]}]"#
    let pipeline = try LaunchPipeline(document: Array(document.utf8), registry: registry)
    #expect(
      try LaunchPipeline(document: try pipeline.document(), registry: registry).entries.count == 1
    )
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: pipeline)
    queue.offer(
      ["welcome", "ask"].map { AnyLaunchItem($0, slot: $0 == "ask" ? .reviewAsk : .onboarding) }
    )
    queue.dismissed(AnyLaunchItem("welcome", slot: .onboarding))
    #expect(queue.waiting.map(\.id) == ["ask"])
    #expect(
      queue.explain().candidate("ask")?.objections.map(\.description)
        == ["waitAfter: welcome was shown in this launch"]
    )
  }

  @Test("Policies compose in a builder")
  func builder() {
    let pipeline = LaunchPipeline {
      Standard()
      Cooldown(of: .paywall, for: .days(3))
      FrequencyCap(3, of: .reviewAsk, within: .days(365))
      ProOnly().only(for: .followUp)
      TeamCap().except(.consent)
      if isBeta { MinimumLaunches(2) }
    }
    #expect(pipeline.entries.count == LaunchPipeline.standard.entries.count + 5)
  }

  @Test("Policies compose in a list, with dots only between commas")
  func list() {
    let same: LaunchPipeline = [
      .standard, .cooldown(of: .paywall, for: .days(3)), .policy(ProOnly()).only(for: .followUp),
      .policy(TeamCap()), .policy(MinimumNotes(count: 3)), .calm.without("quiet", "limit"),
      .rule("weekend", "shows at weekends only") { _, state in state.facts["weekend"] == true },
      .ordering("urgent first") { candidate in candidate.id == "outage" ? 0 : 1 },
    ]
    let written = LaunchPipeline {
      Standard()
      Cooldown(of: .paywall, for: .days(3))
      ProOnly().only(for: .followUp)
      TeamCap()
      MinimumNotes(count: 3)
      Calm().without("quiet", "limit")
      Rule("weekend", "shows at weekends only") { _, state in state.facts["weekend"] == true }
      LaunchOrdering("urgent first") { candidate in candidate.id == "outage" ? 0 : 1 }
    }
    #expect(same.entries.map(\.name) == written.entries.map(\.name))
    #expect(same.orderings.map(\.name) == written.orderings.map(\.name))
  }

  @Test("A closure, an ordering, a condition and a name")
  func closures() {
    let pipeline = LaunchPipeline {
      Rule("weekend", "shows at weekends only") { _, state in state.facts["weekend"] == true }
      LaunchOrdering("urgent first") { candidate in candidate.id == "outage" ? 0 : 1 }
      Quiet().when("new users") { state in state.launch.number < 3 }
      Cooldown(for: .days(1)).except(.consent).named("calm")
    }
    #expect(pipeline.entries.map(\.name) == ["weekend", "quiet", "calm"])
  }

  @Test("Documents name an app's own types and slots")
  func documents() throws {
    let registry = PolicyRegistry.shipped.adding(MinimumNotes.self)
    var documents = PolicyDocuments(registry: registry, slots: [.consent])
    let text = #"["standard", {"type": "minimumNotes", "slots": ["consent"], "count": 2}]"#
    if let problem = documents.load(text.utf8) { Issue.record("\(problem)") }
    let again = try LaunchPipeline(
      document: try documents.pipeline.document(),
      registry: registry,
      slots: [.consent]
    )
    #expect(again.entries.last?.policy is MinimumNotes)
  }
}

struct WaitAfter: AfterShownPolicy {
  static let documentType = "waitAfter"
  static let level = VerdictLevel.wait
  var trigger: LaunchScope
  var scope: LaunchScope
  var settledBefore: Bool?

  init(after trigger: LaunchScope, scope: LaunchScope, settledBefore: Bool?) {
    (self.trigger, self.scope, self.settledBefore) = (trigger, scope, settledBefore)
  }
}

/// What the documentation of `DocumentedPolicy` does with it.
func registered() -> (PolicyRegistry, LaunchPipeline) {
  let registry = PolicyRegistry.shipped.adding(MinimumNotes.self)
  let rules = LaunchPipeline { MinimumNotes(count: 3).only(for: .reviewAsk) }
  return (registry, rules)
}
