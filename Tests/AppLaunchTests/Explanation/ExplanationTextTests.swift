import AppLaunch
import Testing

@Suite("Text of explanations")
struct ExplanationTextTests {
  private static let monday = LaunchTime(milliseconds: 1_772_442_000_000)

  @Test(
    "R42: every reason of a decline is a sentence",
    arguments: [
      (
        LaunchDecline.Reason.notDue(baseline: "1.0", running: "1.1"),
        "not due: nothing new after 1.0 up to 1.1"
      ),
      (
        .notDue(baseline: nil, running: nil),
        "not due: nothing new after an unknown version up to an unknown version"
      ),
      (.notEligible("no\ncamera"), "not eligible: no\\u{a}camera"),
      (.adopted, "adopted: an existing user has seen it"),
      (.crashLoop, "crash loop: it killed the app too often in this version"),
    ]
  )
  func declines(reason: LaunchDecline.Reason, text: String) {
    #expect(reason.description == text)
  }

  @Test(
    "R42: how an edition was settled is said in a few words",
    arguments: [
      (Settlement.How.outcome(.dismissed(.closeButton)), "closeButton"),
      (.outcome(.dismissed(.action("buy"))), "action:buy"),
      (.presented, "presented"), (.adopted, "adopted"),
      (.dropped(by: ["dates", "once"]), "dropped by dates, once"),
      (.crashLooped(by: ["crashLoop"]), "dropped for this version by crashLoop"),
    ]
  )
  func settlements(how: Settlement.How, text: String) {
    #expect(how.description == text)
  }

  @Test("R27: an explanation says all that is pretended, and that nothing is")
  func overrides() {
    var overrides = LaunchOverrides()
    #expect(overrides.description == "nothing")
    overrides.show = "sale"
    overrides.showsNothing = true
    overrides.version = "2.0"
    overrides.time = LaunchTime(iso8601: "2026-03-02T09:00:00Z")
    overrides.launchNumber = 7
    overrides.ignoresCooldowns = true
    #expect(
      overrides.description
        == "sale shows, nothing shows, version 2.0, time 2026-03-02 09:00 UTC, launch 7, no cooldowns"
    )
  }

  @Test("R42: a launch is explained whole: what shows, waits, is held, dropped, failed and done")
  func wholeLaunch() {
    let pipeline = LaunchPipeline {
      Rule("patience", "waits for an account", otherwise: .wait) { _, _ in false }
        .only(items: "account")
      MinimumLaunches(5).only(items: "ask")
      VersionRange(through: "0.9").only(items: "old")
    }
    var queue = LaunchQueue<AnyLaunchItem>(
      launch: Launch(number: 2, version: "1.0"),
      pipeline: pipeline
    )
    let broken = AnyLaunchItem("broken", slot: .onboarding, settledBy: .never)
    let tip = AnyLaunchItem("tip", slot: .other, rank: 1, settledBy: .never)
    queue.offer([broken, tip])
    queue.couldNotPresent(broken)
    queue.couldNotPresent(broken)
    queue.offer(
      (["account", "ask", "last"] as [LaunchItemID]).map {
        AnyLaunchItem($0, slot: .other, rank: 2)
      }
    )
    queue.dismissed(tip)
    queue.block("call\u{1b}")
    let explanation = queue.explain()
    #expect(explanation.candidate("ask")?.level == .hold)
    #expect(explanation.candidate("ask")?.until == nil)
    #expect(explanation.candidate("last")?.level == .allow)
    #expect(
      explanation.description == """
        launch 2: same, version 1.0, opened by user
        blocked by call\\u{1b}
        on screen
          last (other)
        waiting
          account (other), behind last
            blocked: the host is blocked by call\\u{1b}
            patience: waits for an account
        held, not in this launch
          ask (other)
            minimumLaunches: this is launch 2, must be 5
        failed, could not be drawn
          broken (onboarding)
        done
          tip (other)
        """
    )
    #expect(
      explanation.description(of: ["tip"]) == """
        launch 2: same, version 1.0, opened by user
        blocked by call\\u{1b}
        done
          tip (other)
        """
    )
  }

  @Test("R36, R42: an explanation says what went wrong with providers, and what was rejected")
  func faults() {
    let (news, sales, tips) = (
      LaunchSource("news", order: 0), LaunchSource("sales", order: 1),
      LaunchSource("tips", order: 2)
    )
    var queue = LaunchQueue<AnyLaunchItem>(
      launch: Launch(startedAt: LaunchInstant(wall: Self.monday, elapsed: .zero))
    )
    queue.open(
      [(tips, ProviderAnswer()), (tips, ProviderAnswer())],
      awaiting: [
        PendingProvider(news, slots: [.whatsNew]), PendingProvider(sales, slots: [.paywall]),
      ]
    )
    queue.providerFailed(news, "no\nnetwork")
    queue.advance(to: LaunchInstant(wall: Self.monday, elapsed: .seconds(2)))
    let tip = AnyLaunchItem("tip", slot: .other)
    queue.answered(sales, ProviderAnswer(offers: [tip, AnyLaunchItem("", slot: .paywall)]))
    queue.answeredAgain([(tips, ProviderAnswer()), (sales, ProviderAnswer(offers: [tip]))])
    queue.providerFailed(tips, "late")
    let explanation = queue.explain()
    #expect(
      explanation.faults == [
        ProviderFault(tips, .answeredTwice), ProviderFault(news, .failed("no\nnetwork")),
        ProviderFault(sales, .timedOut),
      ]
    )
    #expect(
      explanation.description == """
        launch 1: same, version unknown, opened by user, 2026-03-02 09:00 UTC
        provider tips answered twice, the first answer counts
        provider news failed: no\\u{a}network
        provider sales did not answer in time
        rejected
          tip: its provider did not declare the slot other
          : the id is empty
        """
    )
    #expect(
      explanation.description(of: ["tip"]).hasSuffix(
        "in time\nrejected\n  tip: its provider did not declare the slot other"
      )
    )
  }

  @Test(
    "R42: an explanation says what a flag is taken for that did not resolve in time",
    arguments: [
      (true, .lastKnown, "last known true"), (false, .lastKnown, "last known false"),
      (nil, .lastKnown, "last known unknown"), (nil, .allow, "taken as true"),
      (true, .hold, "taken as false"),
    ] as [(Bool?, RequiresFlag.Unresolved, String)]
  )
  func flags(known: Bool?, unresolved: RequiresFlag.Unresolved, text: String) {
    var record = LaunchRecord()
    if let known {
      var before = LaunchQueue<AnyLaunchItem>()
      before.resolved(flag: "new\n", is: known)
      record = before.record
    }
    let start = LaunchInstant(wall: Self.monday, elapsed: .zero)
    let rule = RequiresFlag("new\n", timeout: .seconds(2), unresolved: unresolved)
    var queue = LaunchQueue<AnyLaunchItem>(
      launch: Launch(startedAt: start),
      record: record,
      pipeline: LaunchPipeline {
        rule
        RequiresFlag("known")
        rule.only(items: "tip")
      }
    )
    queue.resolved(flag: "known", is: true)
    #expect(queue.explain().assumedFlags.isEmpty)
    queue.advance(to: start.advanced(by: .seconds(2)))
    #expect(
      queue.explain().description == """
        launch 1: same, version unknown, opened by user, 2026-03-02 09:00:02 UTC
        flag new\\u{a} did not resolve in time, \(text)
        """
    )
    queue.resolved(flag: "new\n", is: true)
    #expect(queue.explain().assumedFlags.isEmpty)
  }
}
