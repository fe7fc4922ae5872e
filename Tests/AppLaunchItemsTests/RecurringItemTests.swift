import AppLaunch
import AppLaunchItems
import Testing

@Suite("Recurring items")
struct RecurringItemTests {
  /// An app's own.
  struct RateCard: RecurringItem {
    var id: LaunchItemID = "rateCard"
    var rank = 0
    var slot: LaunchSlot { .other }
  }

  @Test("R25: nothing settles them, and each has its usual name and slot unless told otherwise")
  func kinds() {
    let items: [any RecurringItem] = [
      PaywallItem(), TrialOfferItem(), ReviewAskItem(), RateCard(),
    ]
    #expect(items.map(\.id) == ["paywall", "trialOffer", "reviewAsk", "rateCard"])
    #expect(items.map(\.slot) == [.paywall, .followUp, .reviewAsk, .other])
    #expect(items.allSatisfy { $0.settledBy == .never && $0.rank == 0 && $0.edition == .only })
    let own = PaywallItem("sale", rank: 3)
    #expect(own.id == "sale" && own.rank == 3)
    #expect(ReviewAskItem(rank: 2).id == "reviewAsk")
  }
}
