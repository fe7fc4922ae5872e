import AppLaunch

/// Twenty policies that come with the package, as an app scopes them.
enum ShippedPolicies {
  /// When the other items begin to show.
  static let start = Past.now.wall - .days(5)

  static var pipeline: LaunchPipeline {
    LaunchPipeline {
      DropAfter(.onboarding, of: .whatsNew)
      HoldAfter(.onboarding, of: .reviewAsk, .followUp)
      HoldAfter(.paywall, of: .whatsNew, .reviewAsk, .followUp)
      ShowLimit(1, of: .reviewAsk, .followUp)
      Quiet().except(.onboarding)
      CrashLoop().except(.onboarding)
      OnePerLaunch()
      Cooldown(of: .paywall, for: .days(3))
      Cooldown(of: .other, for: .days(14), since: .same)
      FrequencyCap(3, of: .reviewAsk, within: .days(365))
      DailyCap(2, of: .paywall)
      Once(per: .minor, of: .whatsNew)
      MinimumLaunches(3).only(for: .reviewAsk)
      MinimumDays(7).only(for: .reviewAsk)
      MinimumEvents("export", 5).only(for: .paywall)
      VersionRange(from: "1.2", through: "1.9").only(for: .whatsNew)
      DateRange(from: Self.start).only(for: .other)
      HourRange(from: MinuteOfDay(8), to: MinuteOfDay(22)).only(for: .followUp)
      RequiresFact("isPro", is: false).only(for: .paywall)
      AwaitMoment("exported").only(for: .reviewAsk)
    }
  }
}
