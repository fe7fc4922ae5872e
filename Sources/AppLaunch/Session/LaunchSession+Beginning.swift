extension LaunchSession {
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
    guard mayBegin else { return nil }
    switch availability {
    case .unavailable:
      beginWithoutRecord(context)
      return nil
    case .available(let record):
      return begin(context, Unpretended(record: record ?? LaunchRecord()))
    case .lost:
      return begin(context, Unpretended(record: LaunchRecord(), isLost: true))
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
    guard mayBegin else { return nil }
    var (launch, record) = (launch, record)
    queue.told.change(&record)
    unpretended =
      overrides.isActive ? Unpretended(record: record, isOfThisProcess: true) : nil
    launch.pretend(overrides, previous: record.lastVersion)
    if let trigger = queue.told.trigger { launch.trigger = trigger }
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
    let isPretended = unpretended != nil
    var base = unpretended ?? Unpretended(record: queue.record, isOfThisProcess: true)
    // Who uses the app is no pretence.
    base.record.change(subject: queue.state.record.subject)
    let asked = begin(context, base, after: .resume)
    if let carried, let item {
      queue.carryOver(
        item,
        wasFollowUp: carried.wasFollowUp,
        order: carried.order,
        isPretended: isPretended || carried.isPretended
      )
    }
    return asked
  }

  /// Takes what providers answered, and makes the first decision of the launch; an app without providers
  /// calls it with none.
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
    queue.open(answers, awaiting: pending)
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
    return asked
  }

  /// Begins a launch on a record that can be read.
  ///
  /// - Parameter trigger: What brought the app to the front unless somebody says.
  private mutating func begin(
    _ context: LaunchContext,
    _ base: Unpretended,
    after trigger: LaunchTrigger = .user
  ) -> ProviderContext {
    var (base, context) = (base, context)
    if let trigger = queue.told.trigger { context.trigger = trigger }
    queue.told.change(&base.record)
    unpretended = overrides.isActive ? base : nil
    context.pretend(overrides)
    var record = base.record
    var launch =
      base.isOfThisProcess
      ? record.beginAgain(context) : record.begin(context, after: trigger, isLost: base.isLost)
    if let number = overrides.launchNumber { launch.number = number }
    install(launch, record)
    phase = .begun
    if isSceneActive { count() }
    return asked
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
    new.take(new.offeredEarly, from: .app)
    queue = new
    awayFrom = nil
  }

  /// Counts the launch from here on: nothing takes it back.
  @discardableResult
  mutating func count() -> ProviderContext {
    phase = .active
    before = nil
    queue.count()
    return asked
  }

  /// What providers are asked with.
  private var asked: ProviderContext {
    ProviderContext(launch: queue.launch, record: queue.record, shows: overrides.show)
  }
}
