import AppLaunch
import Testing

/// What compiles is most of what this proves.
@Suite("Pipeline builder")
struct PipelineBuilderTests {
  struct ProOnly: LaunchPolicy {
    func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
      state.facts["isPro"] == true
        ? .allow : .hold("needs Pro, is \(state.facts["plan"] ?? "free")")
    }
  }

  @Test("It takes policies, pipelines, orderings, optionals, existentials, conditions and loops")
  func expressions() {
    let isBeta = true
    let existential: any LaunchPolicy = MinimumDays(1)
    let none: (any LaunchPolicy)? = nil
    let concrete: ProOnly? = ProOnly()
    let several: [any LaunchPolicy] = [MinimumLaunches(3), CleanExit()]
    let pipeline = LaunchPipeline {
      Cooldown(of: .paywall, for: .days(3))
      ProOnly().only(for: .followUp)
      existential
      none
      if let concrete { concrete.named("pro") }
      several
      LaunchPipeline {
        Once()
        LaunchPipeline(Quiet())
      }
      if isBeta { MinimumLaunches(2) }
      if !isBeta { MinimumLaunches(4) }
      if isBeta { DailyCap(1) } else { DailyCap(2) }
      switch several.count {
      case 2: ShowLimit(2)
      default: ShowLimit(9)
      }
      for event in ["a", "b"] { MinimumEvents(event, 1).named(event) }
      LaunchOrdering("urgent first") { $0.id == "outage" ? 0 : 1 }
    }
    #expect(
      pipeline.entries.map(\.name) == [
        "cooldown", "proOnly", "minimumDays", "pro", "minimumLaunches", "cleanExit", "once",
        "quiet",
        "minimumLaunches", "dailyCap", "limit", "a", "b",
      ]
    )
    #expect(pipeline.orderings.map(\.name) == ["urgent first"])
    #expect(LaunchPipeline {}.entries.isEmpty)
  }

  @LaunchPipelineBuilder
  static func rules(_ isStrict: Bool) -> LaunchPipeline {
    Standard()
    if isStrict { ShowLimit(1) }
  }

  @Test("It builds the results of functions and properties")
  func functions() {
    #expect(Self.rules(true).entries.count == Self.rules(false).entries.count + 1)
  }

  @Test("The array form takes leading dots, and modifiers behind them")
  func arrays() {
    let pipeline: LaunchPipeline = [
      .standard, .cooldown(of: .paywall, for: .days(3)), .limit(1, of: .reviewAsk),
      .cap(3, of: .reviewAsk, within: .days(365)), .dailyCap(1), .once(per: .minor),
      .minimumLaunches(2), .minimumDays(7), .events("saved", 3), .versions(from: .of("1.2")),
      .dates(until: "2026-04-01T00:00:00Z"), .hours(from: MinuteOfDay(8), to: MinuteOfDay(22)),
      .kinds(only: .update), .triggers(only: .user), .quiet(atMost: 2), .requires("welcome"),
      .fact("isPro"), .flag("sale"), .moment("saved"), .rollout(percent: 5, salt: "x"),
      .cleanExit, .crashLoop(), .drop(.whatsNew, after: .onboarding),
      .hold(.followUp, after: .paywall), .cooldown(for: .days(1)).only(for: .paywall).named("calm"),
      .policy(ProOnly()), .policy(Standard()), .onePerLaunch,
      .rule("weekend", "shows at weekends only", otherwise: .wait) { _, _ in false },
      .ordering("urgent first") { $0.id == "outage" ? 0 : 1 },
    ]
    let standard = LaunchPipeline.standard.entries.count
    #expect(pipeline.entries.count == standard + 25 + standard + 2)
    #expect(pipeline.entries[standard + 23].name == "calm")
    #expect(pipeline.entries[standard + 24].name == "proOnly")
    #expect(pipeline.entries.last?.name == "weekend")
    #expect(pipeline.orderings.map(\.name) == ["urgent first"])
  }

  @Test("Scope, names and conditions apply to each policy of a pipeline")
  func modifiers() {
    let pipeline = LaunchPipeline {
      MinimumDays(1)
      CleanExit()
    }
    .only(for: .paywall, .followUp).except(items: "sale").named("late").when("beta") { state in
      state.facts["isBeta"] == true
    }
    #expect(pipeline.entries.map(\.name) == ["late", "late"])
    for entry in pipeline.entries {
      #expect(entry.scope.contains("trial", slot: "followUp"))
      #expect(!entry.scope.contains("sale", slot: "paywall"))
      #expect(!entry.scope.contains("trial", slot: "other"))
    }
    let candidate = LaunchCandidate(AnyLaunchItem("trial", slot: .paywall))
    let launch = Launch(startedAt: LaunchInstant(PastUse.start), followsCrash: true)
    func level(_ facts: [String: LaunchFact]) -> VerdictLevel {
      pipeline.verdict(for: candidate, in: LaunchState(launch: launch, facts: facts)).level
    }
    #expect(level([:]) == .allow)
    #expect(level(["isBeta": true]) == .hold)
  }

  @Test("A policy of a team's own gives its reason as a text, signed with its name")
  func ownPolicy() {
    let candidate = LaunchCandidate(AnyLaunchItem("trial", slot: .followUp))
    let verdict = LaunchPipeline(ProOnly()).verdict(
      for: candidate,
      in: LaunchState(facts: ["plan": "family"])
    )
    #expect(verdict.sentences == ["proOnly: needs Pro, is family"])
    let rule = Rule("weekend", "shows at weekends only", otherwise: .drop) { _, _ in false }
    #expect(
      LaunchPipeline(rule).verdict(for: candidate, in: LaunchState()).sentences == [
        "weekend: shows at weekends only"
      ]
    )
  }
}
