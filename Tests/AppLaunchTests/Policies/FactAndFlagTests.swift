import AppLaunch
import Testing

@Suite("Facts, flags, requirements and moments")
struct FactAndFlagTests {
  @Test(
    "A fact allows where it is so; else it is as the policy says",
    arguments: [
      (nil, RequiresFact.Answer.hold, .allow, VerdictLevel.hold, "isPro is unknown, must be true"),
      (nil, .wait, .hold, .wait, "isPro is unknown, must be true"),
      (nil, .allow, .hold, .allow, nil),
      (true, .hold, .hold, .allow, nil),
      (false, .allow, .hold, .hold, "isPro is false, must be true"),
      (false, .allow, .wait, .wait, "isPro is false, must be true"),
      (false, .hold, .allow, .allow, nil),
      ("yes", .allow, .hold, .hold, "isPro is yes, must be true"),
    ] as [(LaunchFact?, RequiresFact.Answer, RequiresFact.Answer, VerdictLevel, String?)]
  )
  func fact(
    found: LaunchFact?,
    missing: RequiresFact.Answer,
    otherwise: RequiresFact.Answer,
    level: VerdictLevel,
    sentence: String?
  ) {
    var facts: [String: LaunchFact] = ["another": true]
    facts["isPro"] = found
    let policy = RequiresFact("isPro", missing: missing, otherwise: otherwise)
    let verdict = policy.verdict(in: PastUse().state(at: nil, facts: facts))
    #expect(verdict.level == level)
    #expect(verdict.sentences == (sentence.map { [$0] } ?? []))
  }

  @Test(
    "A flag waits until it resolves or times out, at exactly its time-out, then decides",
    arguments: [
      (true, 0, nil, VerdictLevel.allow), (false, 0, nil, .hold),
      (nil, 1_999, nil, .wait), (nil, 2_000, nil, .hold), (nil, 2_000, true, .allow),
      (nil, 2_000, false, .hold), (nil, 60_000, true, .allow), (true, 60_000, false, .allow),
    ] as [(Bool?, Int64, Bool?, VerdictLevel)]
  )
  func flag(found: Bool?, after: Int64, known: Bool?, level: VerdictLevel) {
    var past = PastUse()
    past.launches()
    if let known {
      var queue = LaunchQueue<AnyLaunchItem>(launch: past.launch, record: past.record)
      queue.resolved(flag: "sale", is: known)
      past.record = queue.record
    }
    let state = past.state(
      at: PastUse.start + LaunchDuration(milliseconds: after),
      flags: found.map { ["sale": $0] } ?? [:]
    )
    #expect(RequiresFlag("sale").verdict(in: state).level == level)
  }

  @Test("Case 21: an unresolved flag is its last known value, or held, or allowed")
  func unresolved() {
    var past = PastUse()
    past.launches()
    let late = past.state(at: PastUse.start + .seconds(2))
    func sentences(_ unresolved: RequiresFlag.Unresolved) -> [String] {
      RequiresFlag("sale", unresolved: unresolved).verdict(in: late).sentences
    }
    #expect(sentences(.allow) == [])
    #expect(sentences(.hold) == ["sale did not resolve in time, must be true"])
    #expect(
      sentences(.lastKnown)
        == ["sale did not resolve in time and was last known as unknown, must be true"]
    )
    let early = past.state(at: PastUse.start + .seconds(1))
    #expect(
      RequiresFlag("sale", unresolved: .allow).verdict(in: early).sentences
        == ["sale has not resolved for 1 s, waits 2 s"]
    )
    #expect(RequiresFlag("sale", timeout: .zero).timeouts == [.zero])
  }

  @Test("Without a time a flag that has not resolved allows, one that has decides")
  func withoutTime() {
    let policy = RequiresFlag("sale", unresolved: .hold)
    #expect(policy.verdict(in: PastUse().state(at: nil)) == .allow)
    #expect(policy.verdict(in: PastUse().state(at: nil, flags: ["sale": false])).level == .hold)
  }

  @Test("N35: a requirement is met by any earlier outcome, not only the last")
  func requires() {
    var past = PastUse()
    past.launches()
    #expect(
      past.verdict(of: Requires("item"), about: "b", at: nil).sentences == [
        "requires: item must have ended with finished, has ended with nothing"
      ]
    )
    past.shows("item", at: PastUse.start, outcome: .closeButton)
    let verdict = past.verdict(of: Requires("item"), about: "b", at: nil)
    #expect(verdict.level == .wait)
    #expect(
      verdict.sentences == [
        "requires: item must have ended with finished, has ended with closeButton"
      ]
    )
    past.shows("item", at: PastUse.start, outcome: .finished)
    past.shows("item", at: PastUse.start, outcome: .action("later"))
    #expect(past.verdict(of: Requires("item"), about: "b", at: nil) == .allow)
    let later = LaunchOutcome.dismissed(.action("later"))
    #expect(past.verdict(of: Requires("item", outcome: later), about: "b", at: nil) == .allow)
  }

  @Test(
    "R34, N3: a moment stays reached for its time of empty screen, and is stale at exactly that",
    arguments: [(0, true), (9_999, true), (10_000, false), (10_001, false)] as [(Int64, Bool)]
  )
  func moment(age: Int64, isFresh: Bool) {
    let time = PastUse.start
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: LaunchPipeline(AwaitMoment("saved")))
    queue.reached("saved", at: LaunchInstant(time))
    queue.offer(
      AnyLaunchItem("ask", slot: .reviewAsk),
      at: LaunchInstant(time + LaunchDuration(milliseconds: age))
    )
    #expect((queue.current != nil) == isFresh)
    #expect(queue.waiting.count == (isFresh ? 0 : 1))
  }

  @Test("A moment that was not reached waits, one that is renewed is fresh again")
  func momentAgain() {
    let time = PastUse.start
    let policy = AwaitMoment("saved")
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: LaunchPipeline(policy))
    queue.offer(AnyLaunchItem("ask", slot: .reviewAsk), at: LaunchInstant(time))
    #expect(
      queue.explain().candidate("ask")?.objections.map(\.description) == [
        "moment: waits for the moment saved"
      ]
    )
    queue.block("call")
    queue.reached("saved")
    queue.block("alert", at: LaunchInstant(time + .hours(1)))
    queue.unblock("call", at: LaunchInstant(time + .hours(1)))
    queue.unblock("alert", at: LaunchInstant(time + .hours(1)))
    #expect(queue.current?.id == "ask")
  }

  @Test("A moment can stay reached for the whole launch, or for no time at all")
  func freshness() {
    for (freshness, isFresh) in [
      (AwaitMoment.Freshness.wholeLaunch, true), (.duration(.zero), false), (.duration(.max), true),
    ] {
      let policy = AwaitMoment("saved", freshFor: freshness)
      var queue = LaunchQueue<AnyLaunchItem>(pipeline: LaunchPipeline(policy))
      queue.reached("saved", at: LaunchInstant(PastUse.start))
      queue.offer(
        AnyLaunchItem("ask", slot: .reviewAsk),
        at: LaunchInstant(PastUse.start + .days(1))
      )
      #expect((queue.current != nil) == isFresh)
    }
  }
}
