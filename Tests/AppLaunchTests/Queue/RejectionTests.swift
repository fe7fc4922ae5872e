import AppLaunch
import Testing

@Suite("What the queue refuses")
struct RejectionTests {
  @Test(
    "R36: an item that makes no sense is rejected with its reason, and the others go on",
    arguments: [
      (AnyLaunchItem("", slot: .other), "the id is empty"),
      (AnyLaunchItem("a\u{85}", slot: .other), "the id has a control character"),
      (
        AnyLaunchItem(LaunchItemID(String(repeating: "a", count: 201)), slot: .other),
        "the id is longer than 200 bytes"
      ),
      (
        AnyLaunchItem("a", slot: LaunchSlot("\u{7}", priority: 1)),
        "the name of its slot has a control character"
      ),
      (
        AnyLaunchItem("a", slot: LaunchSlot("paywall", priority: 1)),
        "the slot paywall has priority 1, and elsewhere 400"
      ),
      (
        AnyLaunchItem("a", slot: LaunchSlot("paywall", priority: 400, mandatory: true)),
        "the slot paywall is mandatory, and elsewhere is not"
      ),
      (
        AnyLaunchItem("a", slot: LaunchSlot("consent", priority: 50)),
        "the slot consent is not mandatory, and elsewhere is"
      ),
      (
        AnyLaunchItem(
          "a",
          slot: .other,
          edition: LaunchEdition(rawValue: String(repeating: "1", count: 32_769))
        ),
        "an edition is longer than 32768 bytes"
      ),
    ]
  )
  func rejections(item: AnyLaunchItem, reason: String) {
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty)
    queue.block("test")
    queue.offer(AnyLaunchItem("terms", slot: LaunchSlot("consent", priority: 50, mandatory: true)))
    queue.offer([item, AnyLaunchItem("tip", slot: .other)])
    #expect(queue.waiting.map(\.id) == ["terms", "tip"])
    #expect(queue.events.contains { $0.kind == .rejected(item.id, reason) })
  }

  @Test("R36: a provider that offers over 1,000 items, or declines so many, is skipped")
  func tooMany() {
    let source = LaunchSource("tips", order: 0)
    let ids = (0...1_000).map { LaunchItemID("tip \($0)") }
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty)
    queue.open(
      [
        (source, ProviderAnswer(offers: ids.map { AnyLaunchItem($0, slot: .other) })),
        (
          LaunchSource("others", order: 1),
          ProviderAnswer(declines: ids.map { LaunchDecline($0, .adopted) })
        ),
      ]
    )
    #expect(queue.current == nil)
    #expect(queue.explain().declines == [])
    let failures = queue.events.filter { event in
      if case .providerFailed = event.kind { true } else { false }
    }
    #expect(
      failures.map(\.kind) == [
        .providerFailed(source, "offers 1001 items, the most is 1000"),
        .providerFailed(LaunchSource("others", order: 1), "declines 1001 items, the most is 1000"),
      ]
    )
  }

  @Test("R36, R42: a decline is explained, unless its id makes no sense; an offer ends it")
  func declines() {
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty)
    queue.decline([LaunchDecline("sale", .notEligible("no offer")), LaunchDecline("", .adopted)])
    #expect(queue.explain().declines.map(\.id) == ["sale"])
    #expect(queue.events.contains { $0.kind == .rejected("", "the id is empty") })
    queue.offer(AnyLaunchItem("sale", slot: .paywall))
    #expect(queue.explain().declines == [])
    #expect(queue.current?.id == "sale")
  }

  @Test("R39: events are handed over once, in order, and later ones follow")
  func events() {
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty)
    queue.offer(AnyLaunchItem("tip", slot: .other))
    #expect(queue.takeEvents().map(\.kind) == [.offered("tip"), .presented("tip")])
    #expect(queue.takeEvents() == [])
    queue.withdraw("tip")
    #expect(queue.takeEvents().map(\.kind) == [.withdrawn("tip")])
  }
}
