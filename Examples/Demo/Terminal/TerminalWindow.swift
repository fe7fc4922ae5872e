import Foundation

/// A terminal with a person before it: cards are drawn in a box and answered with single keys.
struct TerminalWindow: Terminal {
  private let look: TerminalLook
  private var input = TerminalInput()
  private var output = Output()
  private var isDrawing = false
  private var later: [Line] = []

  /// Creates a window on standard input and output.
  init(_ look: TerminalLook) {
    self.look = look
    TerminalSignals.watch(TerminalSignals.polite + TerminalSignals.window)
    TerminalSignals.restoreOnDeath()
  }

  var problem: Int32? { output.problem }

  mutating func draw(_ card: Card) {
    if !isDrawing { TerminalMode.takeKeys() }
    isDrawing = true
    let (columns, rows) = TerminalMode.size
    let layout = TerminalLayout(glyphs: look.glyphs, columns: columns, rows: rows)
    let lines = layout.lines(of: card).map { look.render($0, width: columns) }
    output.write("\u{1b}[2J\u{1b}[H" + lines.joined(separator: "\r\n"))
  }

  mutating func reply(to card: Card) -> Reply {
    while problem == nil {
      switch input.nextKey() {
      case .key(let key):
        if let choice = card.choice(for: key) { return .choice(choice) }
      case .signal(SIGWINCH): draw(card)
      case .signal(SIGTSTP): return .suspended
      case .signal(let number): return .signal(number)
      case .ended: return .ended
      }
    }
    return .ended
  }

  mutating func say(_ line: Line) {
    if isDrawing {
      later.append(line)
    } else {
      let lines = line.wrapped(to: TerminalMode.size.columns, hanging: 2)
      output.write(lines.map { look.render($0) + "\n" }.joined())
    }
  }

  mutating func command() -> Reply {
    stopDrawing()
    output.write(look.render(Line("tidy> ", .bold)))
    while problem == nil {
      switch input.nextLine() {
      case .line(let text): return .line(text)
      case .signal(SIGWINCH): break
      case .signal(let number):
        output.write("\n")
        return number == SIGTSTP ? .suspended : .signal(number)
      case .ended:
        output.write("\n")
        return .ended
      }
    }
    return .ended
  }

  mutating func suspend() {
    stopDrawing()
    kill(getpid(), SIGSTOP)
  }

  mutating func close() {
    stopDrawing()
  }

  /// Gives the terminal back, and prints what was said meanwhile.
  private mutating func stopDrawing() {
    guard isDrawing else { return }
    TerminalMode.restore()
    isDrawing = false
    for line in later { say(line) }
    later = []
  }
}

extension Card {
  /// Returns what a key means on the card, or nil where it means nothing.
  fileprivate func choice(for key: TerminalKey) -> Choice? {
    switch key {
    case .enter: choices.first
    case .right: choices.first { if case .next = $0.result { true } else { false } }
    case .left: choices.first { if case .back = $0.result { true } else { false } }
    case .escape: choices.first(where: \.isWayOut)
    case .letter("q"): choices.first(where: \.isWayOut)
    case .letter(let letter): choices.first { $0.word.hasPrefix(letter.lowercased()) }
    case .other: nil
    }
  }
}
