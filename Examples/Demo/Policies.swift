import AppLaunch
import AppLaunchItems

extension LaunchSlot {
  /// What the law wants, before anything else: no rule holds it back unless it names this slot.
  nonisolated static let consent = LaunchSlot("consent", priority: 50, mandatory: true)
}

/// Who has bought Pro is not asked to buy it.
struct FreeOnly: LaunchPolicy {
  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    guard state.facts["isPro"] == true else { return .allow }
    return .hold("sells to free users, and the plan is \(state.facts["plan"] ?? "unknown")")
  }
}

/// Tidy's rules: one thing per launch, and nothing twice in a row.
let pipeline = LaunchPipeline {
  Calm()
  FreeOnly().only(for: .paywall, .followUp)
  MinimumLaunches(3).only(for: .paywall)
  Cooldown(of: .paywall, for: .days(7))
  Cooldown(of: .followUp, for: .days(14))
  ReviewLimits(moment: "saved").policies(for: Screen.reviewAsk.id)
}
