import AppLaunch
import TestSupport

/// Random launches of one app, one step after another, on a queue and on the reference.
struct LawGame {
  let pool: LawPool
  let rules: [LawRule]
  let orderings: [LawOrdering]
  let pipeline: LaunchPipeline

  private(set) var session: LaunchSession<AnyLaunchItem>
  private(set) var reference = ReferenceQueue()

  /// What is on the disk, by the record and by the reference.
  private var saved: (record: LaunchRecord?, memory: ReferenceMemory) = (nil, ReferenceMemory())

  /// Whether there are launches in which the record cannot be read, or testers pretend something.
  private let hasTroubles: Bool
  private(set) var steps: [LawStep] = []
  private(set) var launches = 0
  private var random: SeededGenerator
  private var version: AppVersion?

  var queue: LaunchQueue<AnyLaunchItem> { session.queue }

  /// When the first launch of every game begins.
  static let beginning = LaunchTime(milliseconds: 1_772_442_000_000)

  /// The providers, in the order of registration.
  static let sources = [
    LaunchSource("first", order: 0), LaunchSource("second", order: 1), LaunchSource.app,
  ]

  /// Creates the game of a seed.
  init(seed: UInt64, rules given: [LawRule]? = nil, hasTroubles: Bool = false) {
    var random = SeededGenerator(seed: seed)
    pool = LawPool(using: &random)
    rules = given ?? LawRule.random(pool, using: &random)
    let orderings = [LawOrdering.byRank(), .mandatoryLast()].filter { _ in random.chance(0.1) }
    self.orderings = orderings
    let start = LaunchPipeline { for ordering in orderings { ordering.ordering } }
    pipeline = rules.map(\.policy).reduce(start) { $0.merged(with: $1) }
    session = LaunchSession(pipeline: pipeline)
    self.hasTroubles = hasTroubles
    version = AppVersion("1.0")
    self.random = random
  }

  /// Makes one step on both, and tells what it was.
  mutating func step() -> LawStep {
    let step = nextStep()
    steps.append(step)
    switch step.kind {
    case .launch(let isClean, let version, let trigger, let trouble):
      end(cleanly: isClean, at: step.at)
      launch(version, trigger, trouble, at: step.at)
    case .recordIsBack:
      launch(reference.launch.version, reference.launch.trigger, nil, at: step.at)
    default:
      session.apply(step)
      reference.apply(step)
    }
    return step
  }

  /// Ends the process: what it wrote is what the next one reads.
  private mutating func end(cleanly isClean: Bool, at instant: LaunchInstant?) {
    let isWritten = !reference.launch.awaitsRecord && !reference.overrides.isActive && launches > 0
    let record = isClean ? session.quit(at: instant) : session.recordToSave
    saved.record = record ?? saved.record
    if isWritten { saved.memory = reference.memory }
    if isWritten, isClean { saved.memory.end() }
    session = LaunchSession(pipeline: pipeline)
    reference = ReferenceQueue()
  }

  /// Begins a launch on what is on the disk, with what was told before, or on what a trouble leaves.
  private mutating func launch(
    _ version: AppVersion?,
    _ trigger: LaunchTrigger,
    _ trouble: LawTrouble?,
    at instant: LaunchInstant?
  ) {
    launches += 1
    var new = ReferenceQueue()
    (new.rules, new.orderings, new.now) = (rules, orderings, instant)
    (new.blockers, new.facts, new.flags) = (reference.blockers, reference.facts, reference.flags)
    (new.early, new.memory) = (reference.early, saved.memory)
    var availability = LaunchRecordAvailability.available(saved.record)
    switch trouble {
    case nil: break
    case .unreadable: availability = .unavailable
    case .lost: (availability, new.memory) = (.lost, ReferenceMemory())
    case .pretending(let overrides): (session.overrides, new.overrides) = (overrides, overrides)
    }
    guard let at = instant else { return }
    let context = LaunchContext(at: at, version: version, trigger: trigger, installID: "law")
    _ = session.begin(context, record: availability)
    if trouble == .unreadable {
      new.memory = ReferenceMemory()
      new.launch = ReferenceLaunch(kind: .recordUnavailable, version: version, startedAt: at)
    } else {
      session.becameActive()
      for change in reference.told { change(&new.memory) }
      new.launch = new.memory.begin(version: version, at: at)
      new.memory.flags.merge(new.flags) { $1 }
    }
    if trouble == .lost {
      (new.launch.afresh, new.launch.kind) = (new.launch.kind, .recordUnavailable)
    }
    new.launch.trigger = trigger
    new.quietBefore = new.memory.quiet
    new.countQuiet()
    new.takeEarly()
    reference = new
  }

  // MARK: Chance

  private mutating func nextStep() -> LawStep {
    guard launches > 0, !random.chance(0.05) else { return nextLaunch() }
    if reference.launch.awaitsRecord { return unreadableStep() }
    switch steps.last?.kind {
    case .launch, .recordIsBack, .startAfresh: return LawStep(kind: opening())
    default: break
    }
    if reference.launch.afresh != nil, random.chance(0.2) { return LawStep(kind: .startAfresh) }
    let kind = nextKind()
    if case .advance = kind { return LawStep(kind: kind, at: later()) }
    return LawStep(kind: kind, at: random.chance(0.5) ? later() : nil)
  }

  /// Returns a step of a launch whose record cannot be read.
  private mutating func unreadableStep() -> LawStep {
    while !random.chance(0.2) {
      let kind = nextKind()
      switch kind {
      case .offer(_, .app), .withdraw, .block, .unblock, .learned, .resolved, .opened,
        .shownElsewhere, .record, .reset, .advance:
        return LawStep(kind: kind, at: later())
      default: break
      }
    }
    return LawStep(kind: .recordIsBack, at: later())
  }

  private mutating func nextLaunch() -> LawStep {
    if random.chance(0.3) {
      version = ["1.0", "1.1", "2.0"].randomElement(using: &random).flatMap(AppVersion.init)
    }
    var at = reference.now ?? LaunchInstant(wall: Self.beginning, elapsed: .zero)
    at = at.advanced(by: .minutes(.random(in: 0...3_000, using: &random)))
    if random.chance(0.1) { at.wall = at.wall - .hours(.random(in: 0...100, using: &random)) }
    let trigger = LaunchTrigger.allCases.randomElement(using: &random) ?? .user
    let isPlain = random.chance(0.7)
    let isClean = random.chance(0.4)
    let trouble = hasTroubles && random.chance(0.3) ? trouble() : nil
    return LawStep(
      kind: .launch(afterCleanEnd: isClean, version, isPlain ? .user : trigger, trouble),
      at: at
    )
  }

  private mutating func trouble() -> LawTrouble {
    var overrides = LaunchOverrides()
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: return .unreadable
    case 2: return .lost
    case 3: overrides.show = pool.items.randomElement(using: &random)?.id
    case 4: overrides.showsNothing = true
    default: overrides.ignoresCooldowns = true
    }
    return .pretending(overrides)
  }

  private mutating func reset(_ item: AnyLaunchItem) -> LaunchReset {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .slot(item.slot.name)
    case 1: .policy(rules.randomElement(using: &random)?.name ?? "cap")
    case 2: .subject
    case 3: .all
    default: .item(item.id)
    }
  }

  private mutating func opening() -> LawStep.Kind {
    let asked = Self.sources.dropLast().filter { _ in random.chance(0.6) }
    let late = Self.sources.dropLast().filter { source in
      !asked.contains(source) && random.chance(0.6)
    }
    return .open(
      asked.map { ($0, pool.some(4, using: &random)) },
      awaiting: late.map { source in
        PendingProvider(
          source,
          slots: Array(pool.slots.shuffled(using: &random).prefix(2)),
          deadline: .seconds(.random(in: 0...3, using: &random))
        )
      }
    )
  }

  private mutating func nextKind() -> LawStep.Kind {
    if let current = reference.current?.item, random.chance(0.45) {
      return onScreen(current)
    }
    let item = pool.items.randomElement(using: &random) ?? AnyLaunchItem("a", slot: .other)
    let source = Self.sources.randomElement(using: &random) ?? .app
    switch Int.random(in: 0..<26, using: &random) {
    case 0..<6: return .offer(pool.some(6, using: &random), random.chance(0.7) ? .app : source)
    case 6, 7: return .answered(source, pool.some(4, using: &random))
    case 8: return .providerFailed(source)
    case 9: return random.chance(0.5) ? onScreen(item) : .withdraw(item.id)
    case 10: return .block(random.chance(0.5) ? "call" : "lock")
    case 11, 12: return .unblock(random.chance(0.5) ? "call" : "lock")
    case 13: return .reached("moment")
    case 14: return .learned("isPro", .truth(random.chance(0.6)))
    case 15: return .resolved("flag", random.chance(0.6))
    case 16: return .opened(LaunchTrigger.allCases.randomElement(using: &random) ?? .user)
    case 17: return .shownElsewhere(pool.slots.randomElement(using: &random) ?? .other)
    case 18: return .record("event")
    case 19: return .enteredBackground
    case 20, 21: return .enteredForeground
    case 22: return .changed(subject: [nil, "ann", "bob"].randomElement(using: &random) ?? nil)
    case 23: return random.chance(0.5) ? .reset(reset(item)) : .advance
    default: return .advance
    }
  }

  private mutating func onScreen(_ item: AnyLaunchItem) -> LawStep.Kind {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3: return .appeared(item)
    case 3: return .couldNotPresent(item)
    case 4: return .couldNotRecord(item)
    case 5: return .withdraw(item.id)
    default:
      let ways: [LaunchDismissal] = [
        .finished, .finished, .closeButton, .swipeDown, .action("buy"),
      ]
      let way = ways.randomElement(using: &random) ?? .finished
      let then = random.chance(0.4) ? pool.some(4, using: &random) : []
      return .dismissed(item, way, then: then)
    }
  }

  /// Returns a later time: mostly seconds, at times days, at times with the clock set.
  private mutating func later() -> LaunchInstant {
    let now = reference.now ?? LaunchInstant(wall: Self.beginning, elapsed: .zero)
    let passed: LaunchDuration =
      random.chance(0.1)
      ? .minutes(.random(in: 0...3_000, using: &random))
      : LaunchDuration(milliseconds: 500 * .random(in: 0...6, using: &random))
    var later = now.advanced(by: passed)
    if random.chance(0.03) {
      later.wall = later.wall - .hours(.random(in: 0...100, using: &random))
    }
    if random.chance(0.03) {
      later = now.advanced(by: LaunchDuration.zero - .minutes(.random(in: 0...60, using: &random)))
    }
    return later
  }
}
