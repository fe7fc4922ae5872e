import Foundation

/// Lines of text, without escape codes: for pipes, logs and scripts.
struct TerminalPlain: Terminal {
  private var source: Source
  private let echoes: Bool
  private var output = Output()

  /// Where the answers come from.
  enum Source {
    case input(TerminalInput)
    case script(ArraySlice<String>)
  }

  /// Creates a terminal that reads standard input.
  init(echoes: Bool) {
    source = .input(TerminalInput())
    self.echoes = echoes
    TerminalSignals.watch(TerminalSignals.polite)
  }

  /// Creates a terminal whose answers are known.
  init(answers: [String]) {
    source = .script(answers[...])
    echoes = true
  }

  /// The place of the first answer that nobody asked for, or nil.
  var unread: Int? {
    if case .script(let lines) = source { lines.indices.first } else { nil }
  }

  /// The place of the first answer that meant nothing, or nil.
  private(set) var refused: Int?

  var problem: Int32? { output.problem }

  mutating func draw(_ card: Card) {
    let page = card.pages > 1 ? " (\(card.page) of \(card.pages))" : ""
    say(Line("== \(card.title)\(page)"))
    if !card.heading.isEmpty { say(Line("   \(card.heading)")) }
    for line in Line("   \(card.text)").wrapped(to: TerminalLayout.widest) { say(line) }
    say(Line("   " + card.choices.map { "[\($0.word)]" }.joined(separator: " ")))
  }

  mutating func reply(to card: Card) -> Reply {
    let reply = answer(after: "> ")
    guard case .line(let word) = reply else { return reply }
    if word.isEmpty { return .choice(card.choices[0]) }
    return card.choices.first { $0.word == word }.map { .choice($0) } ?? reply
  }

  mutating func say(_ line: Line) {
    output.write(line.spans.map(\.text.harmless.ascii).joined() + "\n")
  }

  mutating func refuse(_ line: Line) {
    if refused == nil, case .script(let lines) = source { refused = lines.startIndex - 1 }
    say(line)
  }

  mutating func command() -> Reply { answer(after: "tidy> ") }

  mutating func suspend() {}

  mutating func close() {}

  private mutating func answer(after prompt: String) -> Reply {
    output.write(prompt)
    let reply = problem == nil ? nextReply() : .ended
    switch reply {
    case .line(let text): if echoes { output.write(text.harmless.ascii + "\n") }
    default: output.write("\n")
    }
    return reply
  }

  private mutating func nextReply() -> Reply {
    switch source {
    case .script(var lines):
      guard let line = lines.popFirst() else { return .ended }
      source = .script(lines)
      return .line(line)
    case .input(var input):
      let event = input.nextLine()
      source = .input(input)
      switch event {
      case .line(let text): return .line(text)
      case .signal(let number): return .signal(number)
      case .ended: return .ended
      }
    }
  }
}
