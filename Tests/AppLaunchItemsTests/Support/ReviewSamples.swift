import AppLaunch
import AppLaunchItems

extension SamplePolicies {
  /// One of each limit of review asks, and more.
  static let reviewLimits: [any DocumentedPolicy] = [
    NotAtInstall(), MinimumDaysOfUse(), MinimumDaysOfUse(1), MinimumDaysOfUse(.max),
    CallsPerYear(), CallsPerYear(1, counting: .only(slots: [.paywall], items: ["ask", "sale"])),
    CallsPerYear(0), CallsPerVersion(), CallsPerVersion(.full), CallsPerVersion(.major),
    CallsPerVersion(.patch, counting: .only(items: ["ask"])), DaysBetweenCalls(),
    DaysBetweenCalls(400, counting: .only(slots: [.other, .reviewAsk])), DaysBetweenCalls(-1),
    QuietAfterErrors(), QuietAfterErrors(days: 0), QuietAfterErrors(days: .max),
    QuietAfterErrors(days: .min),
  ]

  /// Every type of policy that ships.
  static let all = usual + reviewLimits
}
