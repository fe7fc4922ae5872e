import AppLaunch

/// The rules of a typical app.
enum TenRules {
  static let pipeline = LaunchPipeline {
    HoldAfter(.paywall, of: .whatsNew)
    DropAfter(.followUp, of: .onboarding)
    ShowLimit(2, of: .reviewAsk, .followUp)
    Quiet().except(.onboarding)
    CrashLoop().except(.onboarding)
    Cooldown(of: .paywall, for: .days(3))
    FrequencyCap(3, of: .reviewAsk, within: .days(365))
    DailyCap(2, of: .followUp)
    Once(per: .minor, of: .whatsNew)
    MinimumLaunches(2).only(for: .reviewAsk)
  }
}
