import AppLaunch

/// Tidy itself, once the launch screens are gone: a prompt.
extension Host {
  static let commands = "save, buy, link, error, explain, wait 31m, crash, help, quit"

  /// Takes commands until one ends the process.
  mutating func takeCommands() -> Ending {
    greet()
    while true {
      if let ending = handle(terminal.command()) ?? showScreens() { return ending }
    }
  }

  /// Says which launch it is, once, and in the first one what can be typed.
  mutating func greet() {
    let number = session.queue.launch.number
    guard number != greeted else { return }
    greeted = number
    terminal.say(headline)
    if number == 1 { terminal.say(Line("Commands: \(Self.commands)", .dim)) }
  }

  /// What runs, and which launch it is.
  private var headline: Line {
    let launch = session.queue.launch
    let details = ["launch \(launch.number)", "\(launch.kind)", "\(clock.now.wall)"]
    return Line("Tidy \(version)", .bold) + Line("  \(details.joined(separator: ", "))", .dim)
  }

  /// Does what was typed, on a screen as well as at the prompt; returns how the process ends, or nil
  /// where it goes on.
  mutating func handle(_ reply: Reply, on card: Card? = nil) -> Ending? {
    beginAgainIfOver()
    switch reply {
    case .choice: return nil
    case .line(let text): return perform(text, on: card)
    case .suspended:
      stepAway { $0.terminal.suspend() }
      return nil
    case .ended: return .quit
    case .signal(let number): return .signal(number)
    }
  }

  private mutating func perform(_ text: String, on card: Card?) -> Ending? {
    let words = text.split(separator: " ")
    switch words.joined(separator: " ") {
    case "": break
    case "quit": return .quit
    case "crash": return .crash
    case _ where words[0] == "wait":
      guard words.count == 2, let duration = LaunchDuration(short: words[1]) else {
        terminal.refuse("How long? A number with s, m, h or d, such as wait 31m")
        return nil
      }
      stepAway { $0.clock.skip(duration) }
    case "save":
      session.queue.record(event: "saved", at: clock.now)
      let count = session.queue.record.events["saved"]?.count ?? 0
      terminal.say("Saved: \(count) \(count == 1 ? "mark" : "marks").")
      session.queue.reached("saved", at: clock.now)
    case "buy":
      buy("bought")
      terminal.say("Thank you: Tidy Pro is yours.")
    case "link":
      session.queue.opened(by: .link, at: clock.now)
      terminal.say("A link opens a habit.")
    case "error":
      session.queue.record(event: "error", at: clock.now)
      terminal.say("Something went wrong, and Tidy remembers.")
    case "explain": explain()
    case "help": terminal.say(Line(help(on: card)))
    default: terminal.refuse(Line("There is no \(text). \(help(on: card))"))
    }
    save()
    return nil
  }

  /// What can be typed now.
  private func help(on card: Card?) -> String {
    let words = card.map { $0.choices.map(\.word).joined(separator: ", ") }
    return (words.map { "This card takes \($0). " } ?? "") + "Commands: \(Self.commands)"
  }

  /// Prints why what showed and what did not.
  func explanation() -> [Line] {
    session.queue.explain().description.split(separator: "\n").map { Line(String($0)) }
  }

  mutating func explain() {
    for line in explanation() { terminal.say(line) }
  }

  mutating func explainIfAsked() {
    if explains { explain() }
  }

  /// Says what the queue met with that its users should know of.
  mutating func report() {
    for event in session.queue.takeEvents() {
      switch event.kind {
      case .crashLoop(let id): terminal.say("note: \(id) ended Tidy too often, and is left out")
      case .rejected(let id, let why): terminal.say("note: \(id) is refused: \(why)")
      case .policyRefused(let why): terminal.say("note: a rule is refused: \(why)")
      default: break
      }
    }
  }
}

extension Screen {
  /// The name for traces: id and edition.
  var title: String { edition == .only ? "\(id)" : "\(id) \(edition)" }
}
