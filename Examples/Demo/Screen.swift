import AppLaunch
import AppLaunchItems

/// Everything that Tidy may show at launch.
///
/// Two screens carry what a provider found out for this launch; the others are names.
enum Screen: LaunchItem {
  case terms(Terms)
  case onboarding(OnboardingItem)
  case whatsNew(WhatsNewItem<WhatsNewContent>)
  case reviewAsk
  case paywall
  case trialOffer

  var id: LaunchItemID {
    switch self {
    case .terms: "terms"
    case .onboarding(let item): item.id
    case .whatsNew(let item): item.id
    case .reviewAsk: "reviewAsk"
    case .paywall: "paywall"
    case .trialOffer: "trialOffer"
    }
  }

  var slot: LaunchSlot {
    switch self {
    case .terms: .consent
    case .onboarding: .onboarding
    case .whatsNew: .whatsNew
    case .reviewAsk: .reviewAsk
    case .paywall: .paywall
    case .trialOffer: .followUp
    }
  }

  var edition: LaunchEdition {
    switch self {
    case .terms(let terms): terms.edition
    case .onboarding(let item): item.edition
    case .whatsNew(let item): item.edition
    case .reviewAsk, .paywall, .trialOffer: .only
    }
  }

  var settles: [LaunchEdition] {
    if case .onboarding(let item) = self { item.settles } else { [] }
  }
}
