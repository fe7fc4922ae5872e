import AppLaunch
import Testing

@Suite("Declines and events")
struct DeclineTests {
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
