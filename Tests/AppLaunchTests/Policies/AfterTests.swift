import AppLaunch
import Testing

@Suite("Drop and hold after something")
struct AfterTests {
  static let shown = [
    LaunchState.Shown(id: "welcome", slot: LaunchSlot.onboarding.name),
    LaunchState.Shown(id: nil, slot: LaunchSlot.paywall.name),
  ]

  @Test(
    "It objects once something of its trigger was shown in this launch, by the queue or elsewhere",
    arguments: [
      (LaunchScope.only(slots: [.onboarding]), "welcome"),
      (.only(items: ["welcome"]), "welcome"),
      (.only(slots: [.paywall]), "paywall"),
      (.only(slots: [.paywall], items: ["welcome"]), "welcome"),
      (.only(slots: [.whatsNew]), nil),
      (.only(items: ["paywall"]), nil),
    ] as [(LaunchScope, String?)]
  )
  func trigger(trigger: LaunchScope, found: String?) {
    let state = PastUse().state(at: nil, shown: Self.shown)
    let drop = DropAfter(after: trigger).verdict(in: state)
    let hold = HoldAfter(after: trigger).verdict(in: state)
    #expect(drop.level == (found == nil ? .allow : .drop))
    #expect(hold.level == (found == nil ? .allow : .hold))
    #expect(drop.sentences == (found.map { ["\($0) was shown in this launch"] } ?? []))
  }

  @Test("S1: what had been settled before this launch tells a new user from one with a new step")
  func settledBefore() {
    let onboarding = LaunchState.Shown(id: "step", slot: LaunchSlot.onboarding.name)
    func levels(_ past: PastUse) -> [VerdictLevel] {
      let state = past.state(at: nil, shown: [onboarding])
      return [false, true].map {
        DropAfter(.onboarding, of: .whatsNew, settledBefore: $0).verdict(in: state).level
      }
    }
    var past = PastUse()
    past.launches()
    #expect(levels(past) == [.drop, .allow])
    past.shows("welcome", in: .onboarding, at: PastUse.start, settledBy: .dismissed)
    #expect(levels(past) == [.drop, .allow])
    past.launches(at: PastUse.start + .days(1))
    #expect(levels(past) == [.allow, .drop])
  }
}
