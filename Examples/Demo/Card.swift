import AppLaunch

/// What a screen looks like, for a window and for plain text alike.
struct Card {
  var title: String

  /// A picture, one line of `#` and `.`.
  var picture = ""

  var heading = ""
  var text = ""

  /// Where the card stands among those of its screen, from 1.
  var page = 1
  var pages = 1

  /// What the user can do; the first is what Enter does, so that is nothing that costs money.
  var choices: [Choice]
}

/// Something that the user can do on a card.
struct Choice {
  /// What is typed for it; a window takes the first letter.
  var word: String

  var label: String
  var result: Result

  enum Result {
    case next, back, quit
    case dismiss(LaunchDismissal)
  }
}

extension Choice {
  static let next = Choice(word: "next", label: "Next", result: .next)
  static let back = Choice(word: "back", label: "Back", result: .back)
  static let done = Choice(word: "done", label: "Done", result: .dismiss(.finished))
  static let close = Choice(word: "close", label: "Close", result: .dismiss(.closeButton))
  static let later = Choice(word: "later", label: "Not now", result: .dismiss(.closeButton))

  /// Whether it closes the screen, as Escape does.
  var isClosing: Bool { if case .dismiss(.closeButton) = result { true } else { false } }

  /// Whether Escape means it, for want of anything that closes the screen.
  var isWayOut: Bool { if case .quit = result { true } else { isClosing } }

  /// Creates a button of a screen's own, whose outcome bears its word.
  static func action(_ word: String, _ label: String) -> Choice {
    Choice(word: word, label: label, result: .dismiss(.action(word)))
  }
}
