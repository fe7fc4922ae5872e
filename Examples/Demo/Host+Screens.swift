import AppLaunch
import AppLaunchItems

/// The launch screens: the queue says which, the terminal draws them, and the queue hears how they
/// went.
extension Host {
  /// Shows what the queue says, one screen at a time, until it says nothing more.
  mutating func showScreens() -> Ending? {
    while let screen = session.queue.current {
      report()
      // The presentation is written before it is seen, so that a crash cannot undo it.
      if !save() {
        session.queue.couldNotRecord(screen, at: clock.now)
        guard session.queue.current?.id == screen.id else { continue }
      }
      if let ending = show(screen) { return ending }
    }
    save()
    report()
    return nil
  }

  /// Draws a screen until it goes; returns nil then, or how the process ends with it on screen.
  private mutating func show(_ screen: Screen) -> Ending? {
    let cards = screen.cards
    var page = 0
    var progress = screen.progress
    terminal.draw(cards[page])
    session.queue.appeared(screen, at: clock.now)
    while true {
      switch terminal.reply(to: cards[page]) {
      case .choice(let choice):
        switch choice.result {
        case .next:
          page = min(page + 1, cards.count - 1)
          finish(progress?.finish(), of: screen)
        case .back:
          page = max(page - 1, 0)
          progress?.back()
        case .quit: return .quit
        case .dismiss(let dismissal):
          close(screen, dismissal)
          return nil
        }
        terminal.draw(cards[page])
      case let reply:
        if let ending = handle(reply, on: cards[page]) { return ending }
        guard session.queue.current?.id == screen.id else { return nil }
        terminal.draw(cards[page])
      }
    }
  }

  /// Remembers that the user is through with a step, so that it is not shown again if Tidy dies now.
  private mutating func finish(_ step: LaunchEdition?, of screen: Screen) {
    guard let step else { return }
    session.queue.finished(step, of: screen, at: clock.now)
    save()
  }

  /// Tells the queue how a screen went, and what follows it.
  private mutating func close(_ screen: Screen, _ dismissal: LaunchDismissal) {
    act(on: dismissal)
    var followUps: [Screen] = []
    if case .whatsNew = screen, Plan.mayTry(session.queue.record) { followUps = [.trialOffer] }
    session.queue.dismissed(screen, via: dismissal, then: followUps, at: clock.now)
    terminal.say(Line("   (\(screen.title): \(dismissal))", .dim))
  }

  /// Does what a button promises.
  private mutating func act(on dismissal: LaunchDismissal) {
    switch dismissal {
    case .action("buy"): buy("bought")
    case .action("start"): buy("trial")
    default: break
    }
  }
}

extension Screen {
  /// Where the user is in onboarding; nil for other screens.
  fileprivate var progress: OnboardingProgress? {
    if case .onboarding(let item) = self { OnboardingProgress(item) } else { nil }
  }
}
