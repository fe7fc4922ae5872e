import AppLaunch

/// The five screens of a typical app.
enum Screen: String, LaunchItem, CaseIterable {
  case welcome, news, review, plans, trial

  var slot: LaunchSlot {
    switch self {
    case .welcome: .onboarding
    case .news: .whatsNew
    case .review: .reviewAsk
    case .plans: .paywall
    case .trial: .followUp
    }
  }
}
