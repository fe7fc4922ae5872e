/// Where Tidy speaks with its user: a window that it draws on, or lines of text.
protocol Terminal {
  /// Draws a card; on return it can be seen.
  mutating func draw(_ card: Card)

  /// Waits until the user answers the card that was drawn.
  mutating func reply(to card: Card) -> Reply

  /// Prints a line below what was printed before.
  mutating func say(_ line: Line)

  /// Prints that what was typed last means nothing.
  mutating func refuse(_ line: Line)

  /// Waits for a command of the user's.
  mutating func command() -> Reply

  /// Lets the shell have the terminal, until the user comes back.
  mutating func suspend()

  /// The error of the system that keeps the user from seeing anything, or nil: then nobody answers
  /// any more, either.
  var problem: Int32? { get }

  /// Leaves the terminal as it was.
  mutating func close()
}

extension Terminal {
  mutating func refuse(_ line: Line) { say(line) }
}

/// What a user answers.
enum Reply {
  /// One of a card's choices.
  case choice(Choice)

  /// A line of text, trimmed.
  case line(String)

  /// The user wants to be elsewhere for a while: Ctrl-Z.
  case suspended

  /// Nobody will answer any more: the input has ended.
  case ended

  /// The system, or Ctrl-C, wants the process to end.
  case signal(Int32)
}
