import AppLaunch
import Testing

@Suite("Events at equal times")
struct EqualTimesTests {
  static let onboarding = LaunchSource("onboarding", order: 0)
  static let paywall = LaunchSource("paywall", order: 1)

  /// Two providers that are waited for until the same time, two seconds after the start.
  static func queue() -> LaunchQueue<AnyLaunchItem> {
    var queue = LaunchQueue<AnyLaunchItem>(launch: Launch(startedAt: at(0)))
    queue.open(
      [],
      awaiting: [
        PendingProvider(onboarding, slots: [.onboarding]),
        PendingProvider(paywall, slots: [.paywall]),
      ]
    )
    return queue
  }

  static func at(_ seconds: Int64) -> LaunchInstant {
    LaunchInstant(
      wall: LaunchTime(milliseconds: seconds * 1_000),
      elapsed: .seconds(seconds)
    )
  }

  @Test("Answers at the deadline come before it, whichever comes first (N4)")
  func answersFirst() {
    var queue = Self.queue()
    let sale = AnyLaunchItem("sale", slot: .paywall)
    queue.answered(Self.paywall, ProviderAnswer(offers: [sale]), at: Self.at(2))
    #expect(queue.current == nil)
    let welcome = AnyLaunchItem("welcome", slot: .onboarding)
    queue.answered(Self.onboarding, ProviderAnswer(offers: [welcome]), at: Self.at(2))
    #expect(queue.current?.id == "welcome")
  }

  @Test("A deadline that an answer reached still acts, and the host is told when")
  func deadlineAfterwards() {
    var queue = Self.queue()
    let sale = AnyLaunchItem("sale", slot: .paywall)
    queue.answered(Self.paywall, ProviderAnswer(offers: [sale]), at: Self.at(2))
    #expect(queue.nextDeadline == Self.at(2))
    queue.advance(to: Self.at(2))
    #expect(queue.current?.id == "sale")
    #expect(queue.nextDeadline == nil)
  }

  @Test("A deadline that an answer passed does not wait for it")
  func passed() {
    var queue = Self.queue()
    let sale = AnyLaunchItem("sale", slot: .paywall)
    queue.answered(Self.paywall, ProviderAnswer(offers: [sale]), at: Self.at(3))
    #expect(queue.current?.id == "sale")
  }
}
