import AppLaunch
import TestSupport

/// Random launches of one app, one step after another, on a queue and on the reference.
struct LawGame {
  let pool: LawPool
  let rules: [LawRule]
  let orderings: [LawOrdering]
  let pipeline: LaunchPipeline

  private(set) var queue: LaunchQueue<AnyLaunchItem>
  private(set) var reference = ReferenceQueue()
  private(set) var steps: [LawStep] = []
  private(set) var launches = 0
  private var random: SeededGenerator
  private var version: AppVersion?

  /// When the first launch of every game begins.
  static let beginning = LaunchTime(milliseconds: 1_772_442_000_000)

  /// The providers, in the order of registration.
  static let sources = [
    LaunchSource("first", order: 0), LaunchSource("second", order: 1), LaunchSource.app,
  ]

  /// Creates the game of a seed.
  init(seed: UInt64, rules given: [LawRule]? = nil) {
    var random = SeededGenerator(seed: seed)
    pool = LawPool(using: &random)
    rules = given ?? LawRule.random(pool, using: &random)
    let orderings = [LawOrdering.byRank(), .mandatoryLast()].filter { _ in random.chance(0.1) }
    self.orderings = orderings
    let start = LaunchPipeline { for ordering in orderings { ordering.ordering } }
    pipeline = rules.map(\.policy).reduce(start) { $0.merged(with: $1) }
    queue = LaunchQueue(pipeline: pipeline)
    version = AppVersion("1.0")
    self.random = random
  }

  /// Makes one step on both, and tells what it was.
  mutating func step() -> LawStep {
    let step = nextStep()
    steps.append(step)
    if case .launch(let isClean, let version, let trigger) = step.kind, let at = step.at {
      launch(afterCleanEnd: isClean, version, trigger, at: at)
    } else {
      queue.apply(step)
      reference.apply(step)
    }
    return step
  }

  private mutating func launch(
    afterCleanEnd isClean: Bool,
    _ version: AppVersion?,
    _ trigger: LaunchTrigger,
    at instant: LaunchInstant
  ) {
    launches += 1
    var record = queue.record
    if isClean { record.end(at: instant.wall) }
    let launch = record.begin(
      LaunchContext(at: instant, version: version, trigger: trigger, installID: "law")
    )
    queue = LaunchQueue(launch: launch, record: record, pipeline: pipeline)

    var memory = reference.memory
    if isClean { memory.end() }
    reference = ReferenceQueue()
    reference.rules = rules
    reference.orderings = orderings
    reference.launch = memory.begin(version: version, at: instant)
    reference.launch.trigger = trigger
    reference.memory = memory
    reference.now = instant
  }

  // MARK: Chance

  private mutating func nextStep() -> LawStep {
    guard launches > 0, !random.chance(0.05) else { return nextLaunch() }
    if case .launch = steps.last?.kind { return LawStep(kind: opening()) }
    let kind = nextKind()
    if case .advance = kind { return LawStep(kind: kind, at: later()) }
    return LawStep(kind: kind, at: random.chance(0.5) ? later() : nil)
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
    return LawStep(
      kind: .launch(afterCleanEnd: random.chance(0.4), version, isPlain ? .user : trigger),
      at: at
    )
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
    case 23: return random.chance(0.3) ? .reset(item.id) : .advance
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
