import AppLaunch
import Testing

@Suite("Text of events")
struct EventTextTests {
  private static let tips = LaunchSource("tips\u{7}", order: 0)

  static let kinds: [(LaunchEvent.Kind, String)] = [
    (.offered("sale"), "sale is offered"),
    (.declined("sale", .notEligible("no camera")), "sale is declined, not eligible: no camera"),
    (.duplicate("sale"), "sale is offered once more"),
    (
      .rejected("a\n", "the id has a control character"),
      "a\\u{a} is rejected: the id has a control character"
    ),
    (.providerAnswered(tips), "provider tips\\u{7} answered"),
    (.providerFailed(tips, "no\nnetwork"), "provider tips\\u{7} failed: no\\u{a}network"),
    (.providerTimedOut(tips), "provider tips\\u{7} did not answer in time"),
    (.providerAnsweredTwice(tips), "provider tips\\u{7} answered twice, the first answer counts"),
    (.appeared("sale"), "sale appeared"),
    (.dismissed("sale", .action("bu\ty")), "sale is dismissed: action:bu\\u{9}y"),
    (.finished("flow", "terms@1"), "terms@1 of flow is finished"),
    (.withdrawn("sale"), "sale is withdrawn"),
    (.failedToAppear("sale"), "sale could not be drawn"),
    (.ignored("appeared", "sale"), "appeared is ignored, sale is not there"),
    (.blocked("call\n"), "blocked by call\\u{a}"),
    (.unblocked("call"), "no longer blocked by call"),
    (.reached(moment: "saved"), "the moment saved is reached"),
    (.learned(fact: "plan", "free\n"), "plan is free\\u{a}"),
    (.resolved(flag: "new", true), "flag new is true"),
    (.opened(.link), "opened by link"),
    (.recorded(event: "export"), "export is recorded"),
    (.shownElsewhere(slot: "paywall"), "paywall is shown elsewhere"),
    (.enteredForeground, "in the foreground"),
    (.enteredBackground, "in the background"),
    (.changedSubject, "another user"),
    (.notRecorded("sale"), "sale could not be written"),
    (.presented("sale"), "sale is presented"),
    (.held(["a", "b"]), "held: a, b"),
    (.dropped("sale", by: ["dates", "once"]), "sale is dropped by dates, once"),
    (.returned("sale"), "sale waits again"),
    (.crashLoop("sale"), "sale kills the app again and again"),
    (.policyRefused("it looks back too far"), "refused: it looks back too far"),
    (.recordOverflow(3), "the record has 3 items too many"),
    (.recordFault("no\nread"), "record: no\\u{a}read"),
  ]

  @Test("R39: every event is a sentence, in which control characters can be seen", arguments: kinds)
  func text(kind: LaunchEvent.Kind, text: String) {
    #expect(kind.description == text)
  }

  @Test("R39: the time of an event stands before it")
  func time() {
    var queue = LaunchQueue<AnyLaunchItem>()
    let monday = LaunchTime(milliseconds: 1_772_442_000_000)
    queue.block("call", at: LaunchInstant(wall: monday, elapsed: .zero))
    #expect(queue.events.map(\.description) == ["2026-03-02T09:00:00Z blocked by call"])
  }
}
