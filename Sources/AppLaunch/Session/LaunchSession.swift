/// One process of the app, as a value: scenes and sessions around the queue of the launch.
///
/// It knows when a launch begins, what stays when one ends, and which record is to be written, but it
/// reads no clock, asks no provider and writes no file: the host does, and tells. A coordinator, a
/// scenario runner and a command-line program are such hosts.
///
/// ```swift
/// var session = LaunchSession<Screen>(pipeline: .calm)
/// if let asked = session.begin(context, record: .available(record)) {
///   session.open(answers(for: asked), due: due(in: asked))
/// }
/// session.queue.current
/// ```
public struct LaunchSession<Item: LaunchItem>: Sendable {
  /// The queue of the running launch; empty, and in the background, until one begins.
  public var queue: LaunchQueue<Item>

  /// Where the process is.
  public internal(set) var phase: Phase = .notLaunched

  /// How long the app may be away before its return is a new launch; that must be exceeded (N5).
  public var sessionGap: LaunchDuration = .minutes(30)

  /// Whether scenes leave the foreground at all; where they do not, the gap counts time not active,
  /// and a launch ends after a day (R19).
  public var leavesForeground = true

  /// Whether what is remembered outlives the process, as the store says; told in explanations.
  public var isPersistent = true

  /// What testers pretend (R27).
  public var overrides = LaunchOverrides()

  /// The rules.
  public let pipeline: LaunchPipeline

  var told = Told()
  var awayFrom: LaunchDuration?
  var ended: LaunchRecord?

  /// Where a process can be.
  public enum Phase: Hashable, Sendable {
    /// No scene was ever about to be drawn: prewarmed, or in the background (R18).
    case notLaunched

    /// The record cannot be read; the launch begins when it can (R20).
    case awaitingRecord

    /// A launch is running; its scene is not active yet, so nothing is counted (R18).
    case begun

    /// A launch is running and counted.
    case active

    /// A launch is running, and no scene is in the foreground.
    case background

    /// The process ended cleanly: only the last record is left to be written.
    case ended
  }

  /// What the process was told, for the launch that runs and those to come (N10, N13).
  struct Told: Sendable {
    var blockers: [String] = []
    var facts: [String: LaunchFact] = [:]
    var flags: [String: Bool] = [:]
    var trigger: LaunchTrigger?
    var subject: String??
    var offers: [Item] = []
  }

  /// Creates a process.
  public init(pipeline: LaunchPipeline = .standard) {
    self.pipeline = pipeline
    queue = LaunchQueue(pipeline: pipeline)
    queue.isForeground = false
  }
}

/// What a store gave when a launch began.
public enum LaunchRecordAvailability: Sendable {
  /// The record, or nil where there is none: an install.
  case available(LaunchRecord?)

  /// It cannot be read now, or may not be written (R20).
  case unavailable

  /// It was lost without a good copy: onboarding and what's new wait in this launch (R21).
  case lost
}

extension LaunchSession {
  /// Whether a launch runs, counted or not.
  public var isLaunched: Bool { phase != .notLaunched && phase != .ended }

  /// The record to be written, or nil while nothing may be: before the launch is counted, while the
  /// record cannot be read, and while testers pretend something (R18, R20, R27).
  public var recordToSave: LaunchRecord? {
    switch phase {
    case .active, .background: overrides.isActive ? nil : queue.record
    case .ended: ended
    case .notLaunched, .awaitingRecord, .begun: nil
    }
  }

  /// Begins a launch, when a scene is about to be drawn in the foreground (R18).
  ///
  /// - Returns: What providers are asked with; pass their answers to
  ///   ``open(_:awaiting:due:)``. Nil while the record cannot be read: then nobody is asked.
  public mutating func begin(
    _ context: LaunchContext,
    record availability: LaunchRecordAvailability
  ) -> ProviderContext? {
    var context = context
    if let trigger = told.trigger { context.trigger = trigger }
    told.trigger = nil
    switch availability {
    case .unavailable:
      beginWithoutRecord(context)
      return nil
    case .available(let record):
      return begin(context, record ?? LaunchRecord(), isLost: false)
    case .lost:
      return begin(context, LaunchRecord(), isLost: true)
    }
  }

  /// Begins with a launch that somebody else of this process counted already (R54).
  ///
  /// - Parameters:
  ///   - launch: The launch, as ``LaunchRecordKeeper/begin(_:)`` returned it.
  ///   - record: The record that counts it.
  public mutating func join(_ launch: Launch, record: LaunchRecord) -> ProviderContext {
    install(launch, record)
    phase = .active
    return ProviderContext(launch: launch, record: record)
  }

  /// Begins the next launch of this process, after ``enteredForeground(at:)`` said so (R19).
  ///
  /// An item on screen stays, and belongs to the new launch without a second count.
  public mutating func beginAgain(_ context: LaunchContext) -> ProviderContext? {
    guard phase != .awaitingRecord else { return nil }
    var context = pretended(context)
    if let trigger = told.trigger { context.trigger = trigger }
    told.trigger = nil
    var record = queue.record
    if case .some(let subject) = told.subject { record.change(subject: subject) }
    let carried = queue.onScreen
    let item = queue.current
    var launch = record.beginAgain(context)
    if let number = overrides.launchNumber { launch.number = number }
    install(launch, record)
    if let carried, let item {
      queue.carryOver(item, wasFollowUp: carried.wasFollowUp, order: carried.order)
    }
    phase = .active
    return ProviderContext(launch: launch, record: record)
  }

  /// Takes what providers answered, and decides.
  ///
  /// - Parameters:
  ///   - answers: The answers of those that have one.
  ///   - pending: Those that are still to answer.
  ///   - due: The notes that were declared and are due now, whatever their provider does later (N21).
  public mutating func open(
    _ answers: [(source: LaunchSource, answer: ProviderAnswer<Item>)],
    awaiting pending: [PendingProvider] = [],
    due: [EditionKey] = []
  ) {
    let allDue = answers.reduce(into: due) { all, entry in
      all += entry.answer.due.filter { !all.contains($0) }
    }
    queue.state.record.await(due: allDue, in: &queue.state.launch)
    queue.open(answers + [(.app, ProviderAnswer(offers: told.offers))], awaiting: pending)
    told.offers = []
  }

  /// Takes what providers answered, in the order of their registration, and decides.
  ///
  /// ```swift
  /// session.open(["onboarding": flow.answer(in: asked), "whatsNew": notes.answer(in: asked)])
  /// ```
  public mutating func open(_ answers: KeyValuePairs<String, ProviderAnswer<Item>>) {
    open(
      answers.enumerated().map { order, entry in
        (LaunchSource(entry.key, order: order), entry.value)
      }
    )
  }

  private mutating func begin(
    _ context: LaunchContext,
    _ record: LaunchRecord,
    isLost: Bool
  ) -> ProviderContext {
    var record = record
    let context = pretended(context)
    if case .some(let subject) = told.subject { record.change(subject: subject) }
    let offers = told.offers + (phase == .awaitingRecord ? queue.waiting : [])
    told.offers = offers
    var launch = record.begin(context)
    let overflow = record.forgetSurplus()
    if isLost {
      launch.kind = .recordUnavailable
      launch.waitsForRecord = [LaunchSlot.onboarding.name, LaunchSlot.whatsNew.name]
    }
    if let number = overrides.launchNumber { launch.number = number }
    install(launch, record)
    if overflow > 0 { queue.note(.recordOverflow(overflow)) }
    phase = .begun
    return ProviderContext(launch: launch, record: record)
  }

  private mutating func beginWithoutRecord(_ context: LaunchContext) {
    let waiting = phase == .awaitingRecord ? queue.waiting : told.offers
    let launch = Launch(
      kind: .recordUnavailable,
      number: 0,
      version: context.version,
      trigger: context.trigger,
      startedAt: context.at
    )
    install(launch, LaunchRecord())
    if !waiting.isEmpty { queue.offer(waiting) }
    told.offers = []
    phase = .awaitingRecord
  }

  private func pretended(_ context: LaunchContext) -> LaunchContext {
    var context = context
    if let version = overrides.version { context.version = version }
    if let time = overrides.time { context.at.wall = time }
    return context
  }

  /// Puts the queue of a new launch in place, with what the process was told.
  private mutating func install(_ launch: Launch, _ record: LaunchRecord) {
    queue = LaunchQueue(launch: launch, record: record, pipeline: pipeline, overrides: overrides)
    queue.isPersistent = isPersistent
    queue.blockers = told.blockers
    queue.state.facts = told.facts
    queue.state.flags = told.flags
    for (flag, value) in told.flags { queue.state.record.record(flag: flag, is: value) }
    awayFrom = nil
  }
}
