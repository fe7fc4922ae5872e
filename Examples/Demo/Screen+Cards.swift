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
      Card.pager(
        "What's new in Tidy \(item.releases[0].version)",
        item.releases.flatMap { $0.pages.map(\.card) }
      )
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

  fileprivate static let reviewAsk = Card(
    title: "Do you like Tidy?",
    picture: "#####",
    text: "A few words in the store help others to find it.",
    choices: [.action("rate", "Rate it"), .later]
  )

  fileprivate static let paywall = Card(
    title: "Tidy Pro",
    picture: "##.##.##",
    heading: "More than three habits?",
    text: "Pro has as many as you like, shared with whom you like. One price, no subscription.",
    choices: [.later, .action("buy", "Buy")]
  )

  fileprivate static let trialOffer = Card(
    title: "Two weeks of Tidy Pro",
    heading: "Try what is new, free",
    text: "The trial ends by itself. Nothing is charged.",
    choices: [.later, .action("start", "Start the trial")]
  )
}

extension Terms {
  fileprivate var card: Card {
    Card(
      title: self == .first ? "Terms of use" : "Terms of use, changed",
      text: self == .first
        ? "Your habits stay on this machine. Tidy sends nothing."
        : "Shared habits leave this machine. Only those you share them with can see them.",
      choices: [
        Choice(word: "agree", label: "Agree", result: .dismiss(.finished)),
        Choice(word: "quit", label: "Quit Tidy", result: .quit),
      ]
    )
  }
}

extension OnboardingStep {
  fileprivate var card: Card {
    switch id {
    case "welcome":
      Card(
        title: "",
        picture: "#.##.###",
        heading: "Small things, every day",
        text: "Tidy keeps your habits: one line each, one mark a day.",
        choices: []
      )
    case "firstHabit":
      Card(
        title: "",
        heading: "Your first habit",
        text: "Take one that needs two minutes. `save` marks it done.",
        choices: []
      )
    default:
      Card(
        title: "",
        heading: "A reminder, if you want one",
        text: "Tidy can knock once a day, at a time of your choice.",
        choices: []
      )
    }
  }
}

extension NewsPage {
  fileprivate var card: Card {
    let (picture, heading, text) = content
    return Card(title: "", picture: picture, heading: heading, text: text, choices: [])
  }

  private var content: (picture: String, heading: String, text: String) {
    switch self {
    case .yearCards:
      ("##.####.##.###", "Year cards", "Each habit draws its year on one card.")
    case .yearNotes:
      ("", "Notes for the year", "Write one line about a month, and find it in December.")
    case .reminders:
      ("....#....", "Reminders", "One knock a day, at a time of your choice.")
    case .sharedHabits:
      ("###.###", "Shared habits", "Keep a habit together with somebody, mark by mark.")
    case .darkMode:
      ("########", "Dark at night", "Colours follow the evening.")
    case .faster:
      ("", "Twice as fast", "Ten years of marks open at once.")
    }
  }
}
