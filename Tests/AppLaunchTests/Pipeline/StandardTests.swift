import AppLaunch
import Testing

@Suite("Standard and calm rules")
struct StandardTests {
  static func level(
    _ pipeline: LaunchPipeline,
    _ slot: LaunchSlot,
    after shown: [LaunchSlot],
    isFollowUp: Bool = false,
    trigger: LaunchTrigger = .user
  ) -> VerdictLevel {
    let state = LaunchState(
      launch: Launch(trigger: trigger),
      shown: shown.map { LaunchState.Shown(id: nil, slot: $0.name, isMandatory: $0.mandatory) }
    )
    let candidate = LaunchCandidate(AnyLaunchItem("item", slot: slot), isFollowUp: isFollowUp)
    return pipeline.verdict(for: candidate, in: state).level
  }

  @Test(
    "S1 to S4: what may follow what in a launch",
    arguments: [
      ([.onboarding], LaunchSlot.whatsNew, VerdictLevel.drop), ([.onboarding], .reviewAsk, .hold),
      ([.onboarding], .paywall, .allow), ([.onboarding], .followUp, .hold),
      ([.onboarding], .other, .allow), ([.paywall], .whatsNew, .hold),
      ([.paywall], .reviewAsk, .hold), ([.paywall], .followUp, .hold), ([.paywall], .other, .allow),
      ([.reviewAsk], .followUp, .hold), ([.followUp], .reviewAsk, .hold),
      ([.followUp], .followUp, .hold), ([.whatsNew], .paywall, .allow), ([], .whatsNew, .allow),
    ] as [([LaunchSlot], LaunchSlot, VerdictLevel)]
  )
  func following(shown: [LaunchSlot], slot: LaunchSlot, level: VerdictLevel) {
    #expect(Self.level(.standard, slot, after: shown) == level)
  }

  @Test("S5: a link lets onboarding through and nothing else", arguments: LaunchSlot.builtIn)
  func link(slot: LaunchSlot) {
    let level = Self.level(.standard, slot, after: [], trigger: .link)
    #expect(level == (slot == .onboarding ? .allow : .hold))
    let spoken = Standard().without("quiet")
    #expect(Self.level(spoken, slot, after: [], trigger: .link) == .allow)
  }

  @Test("S6: a crash loop drops everything but onboarding")
  func crashLoop() {
    let past = LaunchRuleTests.crashes(3)
    #expect(past.verdict(of: Standard(), in: .other, at: nil).level == .drop)
    #expect(past.verdict(of: Standard(), in: .onboarding, at: nil).level == .allow)
  }

  @Test("N32: in calm, onboarding, mandatory slots and follow-ups are neither counted nor held")
  func calm() {
    let consent = LaunchSlot("consent", priority: 50, mandatory: true)
    #expect(Self.level(.calm, .other, after: [.paywall]) == .hold)
    #expect(Self.level(.calm, .other, after: [.onboarding, consent]) == .allow)
    #expect(Self.level(.calm, .onboarding, after: [.other]) == .allow)
    #expect(Self.level(.calm, consent, after: [.other]) == .allow)
    #expect(Self.level(.calm, .other, after: [.other], isFollowUp: true) == .allow)
    #expect(Self.level(.standard, .other, after: [.other]) == .allow)
  }

  @Test("Rules leave by name, all of a name together, in every form")
  func without() throws {
    let all = ["drop", "hold", "hold", "hold", "limit", "quiet", "crashLoop"]
    #expect(Standard().without().entries.map(\.name) == all)
    #expect(
      Standard().without("hold", "quiet").entries.map(\.name) == ["drop", "limit", "crashLoop"]
    )
    #expect(Calm().without("quiet").entries.map(\.name) == all.filter { $0 != "quiet" } + ["limit"])
    #expect(Calm().without("limit").entries.map(\.name) == all.filter { $0 != "limit" })
    let forms: [LaunchPipeline] = [
      Calm().without("quiet", "crashLoop"), LaunchPipeline { Calm().without("quiet", "crashLoop") },
      LaunchPipeline.calm.without("quiet", "crashLoop"), [.calm.without("quiet", "crashLoop")],
      try LaunchPipeline(document: #"[{"calm": {"without": ["quiet", "crashLoop"]}}]"#.utf8),
    ]
    for form in forms {
      #expect(form.entries.map(\.name) == ["drop", "hold", "hold", "hold", "limit", "limit"])
      #expect(try form.written().text() == #"[{"calm":{"without":["crashLoop","quiet"]}}]"#)
    }
    #expect(LaunchPipeline.standard.without("nothing").entries.count == all.count)
    let kept = LaunchPipeline {
      ShowLimit(1).named("mine")
      Calm()
    }
    #expect(kept.without("limit").entries.map(\.name).contains("mine"))
  }

  @Test("The rules are one policy, whichever way they are written")
  func forms() {
    let forms: [LaunchPipeline] = [
      .standard, LaunchPipeline(Standard()), LaunchPipeline { Standard() }, [.standard],
      LaunchPipeline(any: Standard()), Standard().rules,
    ]
    for form in forms {
      #expect(
        form.entries.map(\.name) == [
          "drop", "hold", "hold", "hold", "limit", "quiet", "crashLoop",
        ]
      )
    }
    #expect(LaunchPipeline { Calm() }.entries.count == 8)
  }
}
