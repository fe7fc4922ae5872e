import AppLaunch
import AppLaunchItems

/// What every part of Tidy would show in a launch, or why it would not.
///
/// Nobody looks at the others here: who comes first and who waits is the pipeline's business.
func answers(in context: ProviderContext) -> KeyValuePairs<String, ProviderAnswer<Screen>> {
  let version = context.launch.version ?? firstVersion
  return [
    "legal": ProviderAnswer(offers: [.terms(Terms(in: version))]),
    "onboarding": onboarding(in: version).answer(in: context).map(Screen.onboarding),
    "news": notes.answer(in: context).map(Screen.whatsNew),
    "shop": ProviderAnswer(offers: [.paywall]),
    "ratings": ProviderAnswer(offers: [.reviewAsk]),
  ]
}

/// Finds the release that is due.
let notes = WhatsNewNotes(catalog: Content.shipped.news.contents.catalog)
