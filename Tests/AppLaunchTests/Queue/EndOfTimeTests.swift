import AppLaunch
import Testing

@Suite("The end of time")
struct EndOfTimeTests {
  static let last = LaunchInstant(wall: LaunchTime(milliseconds: .max), elapsed: .max)

  @Test("A deadline beyond the last time is never reached", .timeLimit(.minutes(1)))
  func deadline() {
    let start = LaunchInstant(wall: LaunchTime(milliseconds: 0), elapsed: .seconds(1))
    var queue = LaunchQueue<AnyLaunchItem>(launch: Launch(startedAt: start))
    let sale = AnyLaunchItem("sale", slot: .paywall)
    let source = LaunchSource("onboarding", order: 0)
    queue.open(
      [(.app, ProviderAnswer(offers: [sale]))],
      awaiting: [PendingProvider(source, slots: [.onboarding], deadline: .max)]
    )
    #expect(queue.nextDeadline == nil)
    queue.advance(to: Self.last)
    #expect(queue.current == nil)
    queue.answered(source, ProviderAnswer(), at: Self.last)
    #expect(queue.current?.id == "sale")
  }
}
