import AppLaunch
import Testing

@Suite("Cases from the field, of policies")
struct FieldCaseTests {
  /// Offers an item in a launch of its own, and returns the queue.
  static func offer(
    _ past: inout PastUse,
    at time: LaunchTime,
    _ slot: LaunchSlot,
    _ pipeline: LaunchPipeline
  ) -> LaunchQueue<AnyLaunchItem> {
    let launch = past.launches(at: time)
    var queue = LaunchQueue<AnyLaunchItem>(
      launch: launch,
      record: past.record,
      pipeline: pipeline
    )
    queue.offer(AnyLaunchItem("item", slot: slot))
    past.record = queue.record
    return queue
  }

  @Test("Case 8: shown never, a cap of one a day: no zero date is written, the second is held")
  func neverShown() {
    var past = PastUse()
    let first = Self.offer(&past, at: PastUse.start, .paywall, [.dailyCap(1)])
    #expect(first.current?.id == "item")
    #expect(past.record.item("item")?.presentations.map(\.at.time) == [PastUse.start])
    let second = Self.offer(&past, at: PastUse.start + .hours(2), .paywall, [.dailyCap(1)])
    #expect(second.held.map(\.id) == ["item"])
    let zero = LaunchTime(milliseconds: 0)
    #expect(!past.record.presentations(in: .everything).contains { $0.at.time == zero })
  }

  @Test("Case 25: of two asks for a review 23 h apart, the second is held, with until")
  func twoAsks() {
    var past = PastUse()
    let rules: LaunchPipeline = [.cooldown(of: .reviewAsk, for: .days(1))]
    #expect(Self.offer(&past, at: PastUse.start, .reviewAsk, rules).current?.id == "item")
    let second = Self.offer(&past, at: PastUse.start + .hours(23), .reviewAsk, rules)
    #expect(second.explain().candidate("item")?.until == PastUse.start + .days(1))
    let third = Self.offer(&past, at: PastUse.start + .hours(24), .reviewAsk, rules)
    #expect(third.current?.id == "item")
  }
}
