import AppLaunch
import Testing

@Suite("Mandatory slots")
struct MandatoryTests {
  static let consent = LaunchSlot("consent", priority: 50, mandatory: true)

  @Test(
    "R10, N32: only policies that name the slot apply; naming the item is not enough",
    arguments: [
      (LaunchScope.everything, VerdictLevel.allow),
      (.only(slots: [consent]), .hold),
      (.only(slots: [consent, .paywall]), .hold),
      (.only(items: ["terms"]), .allow),
      (.only(slots: [.paywall], items: ["terms"]), .allow),
      (.except(slots: [.paywall]), .allow),
      (LaunchScope.only(slots: [consent]).intersection(.except(items: ["terms"])), .allow),
      (LaunchScope.only(slots: [consent]).intersection(.only(items: ["terms"])), .hold),
    ]
  )
  func applies(scope: LaunchScope, level: VerdictLevel) {
    let policy = MinimumLaunches(2).scoped(scope)
    let candidate = LaunchCandidate(AnyLaunchItem("terms", slot: Self.consent))
    let state = LaunchState()
    #expect(policy.verdict(for: candidate, in: state).level == level)
    #expect(policy.levels(of: [candidate], in: state) == [level])
  }
}
