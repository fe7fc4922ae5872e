import AppLaunch
import AppLaunchItems

extension Screen {
  /// The screen, card by card.
  var cards: [Card] {
    switch self {
    case .terms(let terms): [terms.card]
    case .onboarding(let item):
      Card.pager(
        item.steps[0].id == "welcome" ? "Welcome to Tidy" : "One more thing to set up",
        item.steps.map(\.card)
      )
    case .whatsNew(let item):
      item.releases.flatMap(\.pages).flatMap { content in
        Card.pager(content.title.text.visible.plain, content.features.map(\.card))
      }
    case .reviewAsk: [.reviewAsk]
    case .paywall: [.paywall]
    case .trialOffer: [.trialOffer]
    }
  }
}

extension Card {
  /// Returns cards with dots, next, back and close; the last one has done.
  fileprivate static func pager(_ title: String, _ cards: [Card]) -> [Card] {
    cards.enumerated().map { index, card in
      var card = card
      let isLast = index + 1 == cards.count
      card.title = title
      (card.page, card.pages) = (index + 1, cards.count)
      card.choices = [isLast ? .done : .next] + (index > 0 ? [.back] : []) + [.close]
      return card
    }
  }

  /// Creates a card of some words.
  fileprivate init(_ words: Content.Words, choices: [Choice]) {
    self.init(
      title: words.title ?? "",
      picture: words.picture.flatMap { Content.shipped.pictures[$0] } ?? "",
      heading: words.heading ?? "",
      text: words.text,
      choices: choices
    )
  }

  fileprivate static let reviewAsk = Card(
    Content.shipped.reviewAsk,
    choices: [.action("rate", "Rate it"), .later]
  )

  fileprivate static let paywall = Card(
    Content.shipped.paywall,
    choices: [.later, .action("buy", "Buy")]
  )

  fileprivate static let trialOffer = Card(
    Content.shipped.trialOffer,
    choices: [.later, .action("start", "Start the trial")]
  )
}

extension Terms {
  fileprivate var card: Card {
    Card(
      Content.shipped.terms[self == .first ? 0 : 1],
      choices: [
        Choice(word: "agree", label: "Agree", result: .dismiss(.finished)),
        Choice(word: "quit", label: "Quit Tidy", result: .quit),
      ]
    )
  }
}

extension OnboardingStep {
  fileprivate var card: Card {
    let step = Content.shipped.onboarding.first { $0.step.id == id }
    return Card(
      Content.Words(picture: step?.picture, heading: step?.heading, text: step?.text ?? ""),
      choices: []
    )
  }
}

extension WhatsNewContent.Feature {
  /// The feature in plain characters, whatever its content says.
  fileprivate var card: Card {
    var picture: String?
    if case .asset(let name)? = image?.source { picture = name }
    return Card(
      Content.Words(
        picture: picture,
        heading: title.visible.plain,
        text: subtitle.visible.plain
      ),
      choices: []
    )
  }
}
