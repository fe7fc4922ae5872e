import AppLaunch
import AppLaunchItems

/// One process of Tidy: drives a launch session with a clock, a store and a terminal.
///
/// This is all that an app without a coordinator has to do. The session decides, the host draws and
/// tells what happened.
struct Host {
  var session = LaunchSession<Screen>(pipeline: pipeline)
  var terminal: any Terminal
  var clock: Clock
  let place: RecordPlace
  let version: AppVersion
  let installID: String
  let explains: Bool

  /// How a process ends.
  enum Ending {
    case quit, crash
    case signal(Int32)
  }

  /// Runs from the first screen to the end.
  mutating func run(_ found: LaunchRecordAvailability, trigger: LaunchTrigger) -> Ending {
    // Terminals do not go to the background: they are left alone.
    session.leavesForeground = false
    var record: LaunchRecord?
    if case .available(let known) = found { record = known }
    learn(Plan(in: record ?? LaunchRecord(), at: clock.now.wall))
    if let context = session.begin(context(trigger), record: found) {
      open(context)
    } else {
      terminal.say("note: the record cannot be read; nothing shows, and nothing is written")
    }
    session.becameActive()
    let ending = showScreens() ?? takeCommands()
    end(ending)
    return ending
  }

  /// Shows what the queue says, one screen at a time, until it says nothing more.
  mutating func showScreens() -> Ending? {
    while let screen = session.queue.current {
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
    terminal.draw(cards[page])
    session.queue.appeared(screen, at: clock.now)
    while true {
      switch terminal.reply(to: cards[page]) {
      case .choice(let choice):
        switch choice.result {
        case .next: page = min(page + 1, cards.count - 1)
        case .back: page = max(page - 1, 0)
        case .quit: return .quit
        case .dismiss(let dismissal):
          close(screen, dismissal)
          return nil
        }
        terminal.draw(cards[page])
      case let reply:
        if let ending = handle(reply) { return ending }
        terminal.draw(cards[page])
      }
    }
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

  /// Remembers a purchase, and tells the policies of it.
  mutating func buy(_ event: String) {
    session.queue.record(event: event, at: clock.now)
    learn(Plan(in: session.queue.record, at: clock.now.wall))
  }

  private mutating func learn(_ plan: Plan) {
    session.learned("isPro", is: plan == .free ? false : true)
    session.learned("plan", is: .text(plan.rawValue))
  }

  private func context(_ trigger: LaunchTrigger) -> LaunchContext {
    LaunchContext(
      at: clock.now,
      version: version,
      trigger: trigger,
      installID: installID,
      adopts: onboarding(in: version).adoptions(on: installID)
    )
  }

  /// Asks all providers, and lets the queue decide.
  private mutating func open(_ context: ProviderContext) {
    session.open(answers(in: context), due: notes.dueKeys(in: context))
  }

  /// Lets time pass in which Tidy is not looked at; after half an hour the return is a new launch.
  mutating func stepAway(_ pass: (inout Host) -> Void) {
    session.becameInactive(at: clock.now)
    pass(&self)
    guard session.becameActive(at: clock.now) == .newLaunch else { return }
    explainIfAsked()
    let again = context(.resume)
    if let context = session.beginAgain(again) { open(context) }
    terminal.say(headline)
  }

  /// Writes the record, where the session says that there is one to write.
  @discardableResult
  mutating func save() -> Bool {
    guard let record = session.recordToSave else { return true }
    do {
      try place.save(record)
      return true
    } catch {
      terminal.say("note: \(String(describing: error))")
      return false
    }
  }

  /// Ends the process; a crash writes nothing.
  private mutating func end(_ ending: Ending) {
    explainIfAsked()
    if case .crash = ending { return }
    guard let record = session.quit(at: clock.now) else { return }
    do {
      try place.save(record)
    } catch {
      terminal.say("note: \(String(describing: error))")
    }
  }
}
