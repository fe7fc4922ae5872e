import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("Who may have what is offered") @MainActor struct EligibilityTests {
  static let paid = Eligibility.notEligible("has paid")

  @Test("Who may not have it is not offered it, and the explanation says why (R42)")
  func declining() {
    let port = FixedEligibility(Self.paid)
    let offer = EligibleOffer(PaywallItem(), to: port)
    var queue = LaunchQueue<PaywallItem>()
    queue.open([(LaunchSource("paywall", order: 0), offer.answer())])
    #expect(queue.current == nil)
    #expect(
      queue.explain().description == """
        launch 1: same, version unknown, opened by user
        declined
          paywall: not eligible: has paid
        """
    )
  }

  @Test(
    "Asked once more before it appears, an item that is not for the user leaves uncounted (R37, R24)"
  )
  func confirming() {
    let port = FixedEligibility(.eligible)
    let offer = EligibleOffer(PaywallItem(), to: port)
    var queue = LaunchQueue<PaywallItem>()
    queue.open([(LaunchSource("paywall", order: 0), offer.answer())])
    let found1 = offer.confirm(PaywallItem(), in: &queue)
    #expect(found1)
    #expect(queue.current == PaywallItem())
    port.eligibility = Self.paid
    let found2 = offer.confirm(PaywallItem(), in: &queue)
    #expect(!found2)
    #expect(queue.current == nil)
    #expect(queue.record.item("paywall")?.timesPresented == 0)
    #expect(queue.record.presentations(in: .only(slots: [.paywall])).isEmpty)
    let found3 = offer.confirm(PaywallItem(), in: &queue)
    #expect(!found3)
    port.eligibility = .eligible
    queue.offer(PaywallItem())
    #expect(queue.current == PaywallItem())
  }

  @Test(
    "What may not be shown lets the next one show, without the rules that follow a paywall (N8, S3)"
  )
  func nextOne() {
    var queue = LaunchQueue<AnyLaunchItem>()
    queue.offer([AnyLaunchItem(PaywallItem()), AnyLaunchItem(TrialOfferItem())])
    let paywall = AnyLaunchItem(PaywallItem())
    let found4 = queue.confirm(paywall, Self.paid)
    #expect(!found4)
    #expect(queue.current?.id == "trialOffer")
  }

  @Test("One that waits, or that appeared already, leaves too, and is not settled (R37)")
  func leaving() {
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty)
    let (paywall, trial) = (AnyLaunchItem(PaywallItem()), AnyLaunchItem(TrialOfferItem()))
    queue.offer([paywall, trial])
    queue.notEligible("trialOffer", "had a trial")
    #expect(queue.waiting.isEmpty)
    queue.appeared(paywall)
    queue.notEligible("paywall", "has paid")
    #expect(queue.current == nil)
    #expect(queue.record.item("paywall")?.lastOutcome?.outcome == .withdrawn)
    #expect(queue.record.item("paywall")?.timesPresented == 1)
    queue.notEligible("nobody", "is not there")
    #expect(queue.events.last?.kind == .ignored("notEligible", "nobody"))
  }

  @Test(
    "Where it takes time to know, later slots wait for the answer or for its deadline (R35, R49)"
  )
  func asynchronous() async throws {
    let port = FixedEligibility(.eligible)
    let offer = AsyncEligibleOffer(PaywallItem(), to: port)
    let source = LaunchSource("paywall", order: 0)
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty)
    queue.open([], awaiting: [PendingProvider(source, slots: [.paywall])])
    queue.offer(AnyLaunchItem(TrialOfferItem()))
    #expect(queue.current == nil)
    queue.answered(source, try await offer.answer().map { AnyLaunchItem($0) })
    #expect(queue.current?.id == "paywall")
    #expect(try await offer.eligibility() == .eligible)
    #expect(port.questions == 2)
  }

  @Test("A paywall that the app showed by itself counts: no invitation follows it (S3)")
  func elsewhere() {
    var queue = LaunchQueue<TrialOfferItem>()
    queue.shownElsewhere(slot: .paywall)
    queue.offer(TrialOfferItem())
    #expect(queue.held == [TrialOfferItem()])
    var record = LaunchRecord()
    record.record(shownElsewhere: .paywall, version: "1.0", at: TestApp.start)
    #expect(record.presentations(in: .only(slots: [.paywall])).count == 1)
  }

  @Test("What was held can be stored as JSON, and is offered again in the next launch (A3)")
  func storing() throws {
    var queue = LaunchQueue<TrialOfferItem>()
    queue.shownElsewhere(slot: .paywall)
    queue.offer(TrialOfferItem("summer", rank: 2))
    let stored = try JSONEncoder().encode(queue.held)
    let held = try JSONDecoder().decode([TrialOfferItem].self, from: stored)
    #expect(held == [TrialOfferItem("summer", rank: 2)])
    var next = LaunchQueue<TrialOfferItem>(record: queue.record)
    next.offer(held)
    #expect(next.current == held.first)
  }
}
