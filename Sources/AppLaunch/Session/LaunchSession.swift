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
///
/// Everything else is told to the ``queue``, at any time: what is told before a launch is counted takes
/// effect in the one that is (N13), and blockers, facts and flags stay from launch to launch (N10).
public struct LaunchSession<Item: LaunchItem>: Sendable {
  /// The queue of the running launch; before one begins, that of what is told and offered early.
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

  /// What testers pretend, from the next launch on (R27).
  public var overrides = LaunchOverrides()

  /// The rules.
  public let pipeline: LaunchPipeline

  var awayFrom: LaunchDuration?
  var ended: LaunchRecord?

  /// Whether a scene was said to be active, so that a launch counts as soon as it begins.
  var isSceneActive = false

  /// What a launch leaves where it is thrown away, since its scene was never active: the launch before
  /// it in this process (R18).
  var before: Before?

  /// The record without what testers pretend in the running launch, or nil where nothing is (R27).
  var unpretended: LaunchRecord?

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

  /// A launch that is over, as long as the next one does not count.
  struct Before: Sendable {
    var queue: LaunchQueue<Item>
    var awayFrom: LaunchDuration?
    var unpretended: LaunchRecord?
  }

  /// Creates a process.
  public init(pipeline: LaunchPipeline = .standard) {
    self.pipeline = pipeline
    queue = .early(pipeline: pipeline)
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
  /// record cannot be read, and in a launch in which testers pretend something (R18, R20, R27).
  public var recordToSave: LaunchRecord? {
    guard phase != .ended else { return ended }
    return isCounted && unpretended == nil ? queue.record : nil
  }

  /// Whether a launch runs that counts (R18).
  var isCounted: Bool { phase == .active || phase == .background }

  /// Begins the launch of this process, when a scene is about to be drawn in the foreground (R18);
  /// starting twice is one launch.
  ///
  /// It counts from ``becameActive(at:)`` on, or at once where that was told before.
  ///
  /// - Returns: What providers are asked with; pass their answers to
  ///   ``open(_:awaiting:due:)``. Nil while the record cannot be read, and where a launch runs already:
  ///   then nobody is asked.
  public mutating func begin(
    _ context: LaunchContext,
    record availability: LaunchRecordAvailability
  ) -> ProviderContext? {
    guard phase == .notLaunched || phase == .awaitingRecord else { return nil }
    switch availability {
    case .unavailable:
      beginWithoutRecord(context)
      return nil
    case .available(let record):
      return begin(context, record ?? LaunchRecord()) { $0.begin($1) }
    case .lost:
      return begin(context, LaunchRecord()) { $0.begin($1, isLost: true) }
    }
  }

  /// Begins with a launch that somebody else of this process counted already (R54); where a launch runs
  /// in this session, it goes on.
  ///
  /// - Parameters:
  ///   - launch: The launch, as ``LaunchRecordKeeper/begin(_:)`` returned it.
  ///   - record: The record that counts it.
  /// - Returns: What providers are asked with, or nil where nobody is, as in ``begin(_:record:)``.
  public mutating func join(_ launch: Launch, record: LaunchRecord) -> ProviderContext? {
    guard phase == .notLaunched || phase == .awaitingRecord else { return nil }
    var (launch, record) = (launch, record)
    if overrides.isActive { unpretended = record }
    launch.pretend(overrides, previous: record.lastVersion)
    if let trigger = queue.told.trigger { launch.trigger = trigger }
    queue.told.change(&record)
    install(launch, record)
    return count()
  }

  /// Begins the next launch of this process, after ``enteredForeground(at:)`` or
  /// ``becameActive(at:)`` said so (R19).
  ///
  /// An item on screen stays, and belongs to the new launch without a second count. The launch counts
  /// as in ``begin(_:record:)``.
  ///
  /// - Returns: What providers are asked with, or nil where no launch runs that could be followed.
  public mutating func beginAgain(_ context: LaunchContext) -> ProviderContext? {
    guard isCounted else { return nil }
    before = Before(queue: queue, awayFrom: awayFrom, unpretended: unpretended)
    let carried = queue.onScreen
    let item = queue.current
    // What testers pretended is not known to this record, and so the launch that ends is not either.
    let asked = begin(context, unpretended ?? queue.record) { [isCounted = unpretended == nil] in
      isCounted ? $0.beginAgain($1) : $0.begin($1, after: .resume)
    }
    if let carried, let item {
      queue.carryOver(item, wasFollowUp: carried.wasFollowUp, order: carried.order)
    }
    return asked
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
    queue.open(answers, awaiting: pending, offering: queue.takeEarlyOffers())
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

  /// Starts afresh after the record was lost: what waited for it is decided as in an install, or, where
  /// the app told of earlier use, as in an adoption (R21).
  ///
  /// - Returns: What providers are asked with once more, for ``open(_:awaiting:due:)``; what waited for
  ///   the record was taken back. Nil where nothing waits for it.
  public mutating func startAfresh() -> ProviderContext? {
    guard isLaunched, queue.startAfresh() else { return nil }
    return ProviderContext(launch: queue.launch, record: queue.record)
  }

  /// Begins a launch on a record that can be read.
  private mutating func begin(
    _ context: LaunchContext,
    _ record: LaunchRecord,
    _ launch: (inout LaunchRecord, LaunchContext) -> Launch
  ) -> ProviderContext {
    var (record, context) = (record, context)
    if let trigger = queue.told.trigger { context.trigger = trigger }
    queue.told.change(&record)
    unpretended = overrides.isActive ? record : nil
    context.pretend(overrides)
    var launch = launch(&record, context)
    if let number = overrides.launchNumber { launch.number = number }
    install(launch, record)
    phase = .begun
    if isSceneActive { count() }
    return ProviderContext(launch: launch, record: record)
  }

  private mutating func beginWithoutRecord(_ context: LaunchContext) {
    let launch = Launch(
      kind: .recordUnavailable,
      number: 0,
      version: context.version,
      trigger: queue.told.trigger ?? context.trigger ?? .user,
      startedAt: context.at
    )
    install(launch, LaunchRecord())
    queue.open([], awaiting: [], offering: queue.offeredEarly)
    phase = .awaitingRecord
  }

  /// Puts the queue of a new launch in place, with what the process was told.
  private mutating func install(_ launch: Launch, _ record: LaunchRecord) {
    var new = LaunchQueue<Item>(
      launch: launch,
      record: record,
      pipeline: pipeline,
      overrides: overrides
    )
    new.isPersistent = isPersistent
    new.inherit(from: queue)
    queue = new
    awayFrom = nil
  }

  /// Counts the launch from here on: nothing takes it back.
  @discardableResult
  mutating func count() -> ProviderContext {
    phase = .active
    before = nil
    queue.count()
    return ProviderContext(launch: queue.launch, record: queue.record)
  }
}
