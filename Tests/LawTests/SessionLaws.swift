import AppLaunch
import TestSupport
import Testing

@Suite("Session laws")
struct SessionLaws {
  var launches = LawRuns.few

  @Test("R19, N5: a launch begins when the app was away longer than the gap, not when as long")
  func theGapIsExceeded() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      var host = LawHost(using: &random)
      host.session.sessionGap = LaunchDuration(milliseconds: .random(in: 0...9_000, using: &random))
      let gap = host.session.sessionGap
      host.begin()
      for round in 0..<8 {
        // Being inactive, and active again, is the same launch however long it lasts.
        host.session.becameInactive(at: host.later(.hours(2)))
        let inactive = host.session.becameActive(at: host.now)
        try demand(inactive, is: .same, "seed \(seed), round \(round): active again")

        let left = host.now.elapsed
        host.session.enteredBackground(at: host.now)
        let half = LaunchDuration(milliseconds: gap.milliseconds / 2)
        if random.chance(0.5) { host.session.enteredBackground(at: host.later(half)) }
        let rest = random.chance(0.5) ? gap : half
        let extra = LaunchDuration(milliseconds: .random(in: -1...1, using: &random))
        // The wall clock may be set meanwhile: only elapsed time counts.
        let wallStep = LaunchDuration.hours(.random(in: -9...9, using: &random))
        let back = host.later(max(.zero, rest + extra), wallStep: wallStep)
        let found = host.session.enteredForeground(at: back)
        let isNew = back.elapsed - left > gap
        try demand(found == .newLaunch, is: isNew, "seed \(seed), round \(round): a new launch")
        let counted = host.session.queue.state.record.launches
        if isNew { _ = host.beginAgain() }
        let now = host.session.queue.state.record.launches
        try demand(now, is: counted + (isNew ? 1 : 0), "seed \(seed): the launches counted")
      }
      return 8
    }
  }

  @Test("R19: where scenes stay, the gap counts time not active, and a launch ends after a day")
  func terminalsHaveSessions() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      var host = LawHost(using: &random)
      host.session.leavesForeground = false
      host.begin()
      let item = AnyLaunchItem("law", slot: .onboarding)
      let isShowing = random.chance(0.5)
      if isShowing { host.session.queue.offer(item) }
      if random.chance(0.5) {
        let minutes = Int64.random(in: 29...31, using: &random)
        host.session.becameInactive(at: host.now)
        let found = host.session.becameActive(at: host.later(.minutes(minutes)))
        try demand(found == .newLaunch, is: minutes > 30, "seed \(seed): \(minutes) minutes away")
      } else {
        let hours = Int64.random(in: 22...25, using: &random)
        let found = host.session.becameActive(at: host.later(.hours(hours)))
        let isOver = hours >= 24 && !isShowing
        try demand(found == .newLaunch, is: isOver, "seed \(seed): \(hours) hours of use")
      }
      return 1
    }
  }

  @Test("R19, N39: what stays on screen counts as shown in the new launch, and once in the record")
  func carriedScreensCount() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      let slots = LaunchSlot.builtIn.shuffled(using: &random)
      let items = slots.enumerated().map { index, slot in
        AnyLaunchItem(LaunchItemID("i\(index)"), slot: slot, settledBy: .never)
      }
      let pipeline: LaunchPipeline = random.chance(0.5) ? .standard : .calm
      var host = LawHost(pipeline: pipeline)
      host.begin()
      host.session.queue.offer(items[0])
      if random.chance(0.5) { host.session.queue.appeared(items[0]) }
      host.session.enteredBackground(at: host.now)
      let back = host.session.enteredForeground(at: host.later(.hours(1)))
      try demand(back, is: .newLaunch, "seed \(seed): the return")
      let launch = host.beginAgain()
      host.session.open([])
      try demand(host.session.queue.current?.id, is: items[0].id, "seed \(seed): on screen")
      let known = host.session.queue.state.record.item(items[0].id)
      try demand(known?.timesPresented, is: 1, "seed \(seed): presentations")

      // From here on all goes as in a launch that showed the item itself.
      var fresh = LaunchQueue<AnyLaunchItem>(
        launch: launch,
        record: LaunchRecord(),
        pipeline: pipeline
      )
      fresh.offer(items[0])
      host.session.queue.offer(Array(items.dropFirst()))
      host.session.queue.dismissed(items[0])
      fresh.offer(Array(items.dropFirst()))
      fresh.dismissed(items[0])
      try demand(host.session.queue.lists, is: fresh.lists, "seed \(seed): the lists")
      try demand(host.session.queue.state.shown, is: fresh.state.shown, "seed \(seed): the shows")
      return 2
    }
  }

  @Test("N10: blockers, facts and flags stay for the next launch of the process, moments do not")
  func theProcessRemembers() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      var host = LawHost(using: &random)
      func tell(_ host: inout LawHost, _ random: inout SeededGenerator) {
        if random.chance(0.5) { host.session.queue.block("call") }
        if random.chance(0.3) { host.session.queue.unblock("call") }
        host.session.queue.learned("fact", is: .number(.random(in: 0...9, using: &random)))
        host.session.queue.resolved(flag: "flag", is: random.chance(0.5))
      }
      if random.chance(0.5) { tell(&host, &random) }
      host.begin()
      tell(&host, &random)
      host.session.queue.reached("moment")
      let before = host.session.queue
      host.session.enteredBackground(at: host.now)
      _ = host.session.enteredForeground(at: host.later(.hours(1)))
      host.beginAgain()
      let after = host.session.queue
      try demand(after.blockedBy, is: before.blockedBy, "seed \(seed): the blockers")
      try demand(after.state.facts, is: before.state.facts, "seed \(seed): the facts")
      try demand(after.state.flags, is: before.state.flags, "seed \(seed): the flags")
      try demand(after.state.moments.isEmpty, "seed \(seed): a moment was carried over")
      try demand(after.state.shown.isEmpty, "seed \(seed): a show was carried over")
      return 2
    }
  }

  @Test("R18: a launch whose scene was never active is not counted")
  func onlyActiveLaunchesCount() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      var host = LawHost(using: &random)
      let item = AnyLaunchItem("law", slot: .other)
      let tries = Int.random(in: 0...3, using: &random)
      for _ in 0..<tries {
        host.prepare()
        host.session.queue.offer(item)
        try demand(host.session.queue.current?.id, is: item.id, "seed \(seed): on screen")
        try demand(host.session.recordToSave == nil, "seed \(seed): it is written too early")
        host.session.enteredBackground(at: host.later(.seconds(1)))
        try demand(host.session.recordToSave == nil, "seed \(seed): it is written although undone")
        try demand(host.session.queue.current == nil, "seed \(seed): the decision stays")
      }
      host.begin()
      let record = host.session.recordToSave
      try demand(record?.launches, is: 1, "seed \(seed): the launches")
      // What the app offered by itself is offered again, and nothing else is left of those tries.
      let shows = record?.item(item.id)?.presentations.count ?? 0
      try demand(shows, is: tries > 0 ? 1 : 0, "seed \(seed): the presentations")
      return 1
    }
  }
}

/// A host that drives one process.
struct LawHost {
  var session: LaunchSession<AnyLaunchItem>
  var now = LaunchInstant(wall: LawGame.beginning, elapsed: .zero)

  /// The record on disk.
  var saved: LaunchRecord?

  init(pipeline: LaunchPipeline = .standard) {
    session = LaunchSession(pipeline: pipeline)
  }

  init(using random: inout SeededGenerator) {
    self.init(pipeline: random.chance(0.5) ? .standard : .calm)
  }

  /// Begins a launch, whose scene is not active yet.
  mutating func prepare() {
    _ = session.begin(context, record: .available(saved))
    session.open([])
  }

  mutating func begin() {
    prepare()
    session.becameActive()
  }

  @discardableResult
  mutating func beginAgain() -> Launch {
    _ = session.beginAgain(context)
    session.becameActive()
    return session.queue.launch
  }

  mutating func later(_ length: LaunchDuration, wallStep: LaunchDuration = .zero) -> LaunchInstant {
    now = now.advanced(by: length)
    now.wall = now.wall + wallStep
    return now
  }

  private var context: LaunchContext {
    LaunchContext(at: now, version: AppVersion("1.0"), installID: "law")
  }
}
