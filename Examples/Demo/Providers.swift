import AppLaunch
import AppLaunchItems

/// What every part of Tidy would show in a launch, or why it would not.
///
/// Nobody looks at the others here: who comes first and who waits is the pipeline's business.
func answers(
  in context: ProviderContext
) -> [(source: LaunchSource, answer: ProviderAnswer<Screen>)] {
  let version = context.launch.version ?? firstVersion
  let steps = onboarding(in: version).answer(in: context)
  let notes = notes.answer(in: context)
  return [
    (LaunchSource("legal", order: 0), ProviderAnswer(offers: [.terms(Terms(in: version))])),
    (
      LaunchSource("onboarding", order: 1),
      ProviderAnswer(offers: steps.offers.map(Screen.onboarding), declines: steps.declines)
    ),
    (
      LaunchSource("news", order: 2),
      ProviderAnswer(offers: notes.offers.map(Screen.whatsNew), declines: notes.declines)
    ),
    (LaunchSource("shop", order: 3), ProviderAnswer(offers: [.paywall])),
    (LaunchSource("ratings", order: 4), ProviderAnswer(offers: [.reviewAsk])),
  ]
}

/// Finds the release that is due.
let notes = WhatsNewNotes(catalog: releases)
