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
  let store: any LaunchRecordStore
  let version: AppVersion
  let installID: String
  let explains: Bool

  /// The number of the launch that the user was told of.
  var greeted = 0

  /// How a process ends.
  enum Ending {
    case quit, crash
    case signal(Int32)
  }

  /// Runs from the first screen to the end.
  mutating func run(_ reading: LaunchRecordReading, trigger: LaunchTrigger) -> Ending {
    // Terminals do not go to the background: they are left alone.
    session.leavesForeground = false
    var record: LaunchRecord?
    if case .available(let known) = reading.availability { record = known }
    learn(Plan(in: record ?? LaunchRecord(), at: clock.now.wall))
    if let error = reading.error { terminal.say("note: \(String(describing: error))") }
    // Nobody is asked where the record cannot be read: everything waits.
    if let context = session.begin(context(trigger), record: reading.availability) {
      open(context)
    }
    session.becameActive()
    let ending = showScreens() ?? takeCommands()
    end(ending)
    return ending
  }

  /// Remembers a purchase, and tells the policies of it.
  mutating func buy(_ event: String) {
    session.queue.record(event: event, at: clock.now)
    learn(Plan(in: session.queue.record, at: clock.now.wall))
  }

  private mutating func learn(_ plan: Plan) {
    session.queue.learned("isPro", is: .truth(plan != .free))
    session.queue.learned("plan", is: .text(plan.rawValue))
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
    session.open(answers(in: context))
  }

  /// Lets time pass in which Tidy is not looked at; after half an hour the return is a new launch.
  mutating func stepAway(_ pass: (inout Host) -> Void) {
    session.becameInactive(at: clock.now)
    pass(&self)
    beginAgainIfOver()
  }

  /// Begins the next launch where the one that runs is over: Tidy was away, or a day has passed at its
  /// prompt.
  mutating func beginAgainIfOver() {
    guard session.becameActive(at: clock.now) == .newLaunch else { return }
    explainIfAsked()
    let again = context(.resume)
    if let context = session.beginAgain(again) { open(context) }
    session.becameActive()
    greet()
  }

  /// Writes the record, where the session says that there is one to write.
  @discardableResult
  mutating func save() -> Bool {
    session.recordToSave.map { write($0) } ?? true
  }

  @discardableResult
  private mutating func write(_ record: LaunchRecord) -> Bool {
    do {
      try store.save(record)
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
    if let record = session.quit(at: clock.now) { write(record) }
  }
}
