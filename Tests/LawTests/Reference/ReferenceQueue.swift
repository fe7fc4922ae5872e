import AppLaunch

/// What a queue must do, written from the rules in the plainest way: one list, sorted each time, every
/// candidate asked alone.
struct ReferenceQueue {
  var rules: [LawRule] = []
  var orderings: [LawOrdering] = []
  var overrides = LaunchOverrides()
  var memory = ReferenceMemory()
  var launch = ReferenceLaunch()
  var now: LaunchInstant?

  /// What was taken in this launch; what is settled stands in the order in which it was.
  var offers: [Offer] = []
  var isConfirmed = false
  var hasBeenOnScreen = false
  var wasDecided = false

  var shown: [Shown] = []
  var blockers: Set<String> = []
  var isForeground = true
  var facts: [String: LaunchFact] = [:]
  var flags: [String: Bool] = [:]
  var moments: [String: LaunchDuration] = [:]
  var openTime = LaunchDuration.zero
  var quietBefore: [LawQuiet: Int] = [:]

  var pending: [PendingProvider] = []
  var timedOut: [PendingProvider] = []
  var declaredSlots: [LaunchSource: [LaunchSlot]] = [:]
  var toldTrigger: LaunchTrigger?
  var answered: Set<String> = []
  var triedOnce: Set<LaunchItemID> = []
  var offersMade = 0
  var followUps = 0

  /// What the app offers and tells while the record cannot be read (N11, N13).
  var early: [AnyLaunchItem] = []
  var askedForFormerSubject: Set<String> = []
  var told: [(inout ReferenceMemory) -> Void] = []

  /// An item in the queue, with what decides its place.
  struct Offer {
    var item: AnyLaunchItem
    var provider: Int
    var number: Int

    /// The place among follow-ups, or nil for another offer.
    var followUp: Int?
    var standing = Standing.waiting

    /// The policies that objected when it was settled.
    var objecting: Set<String> = []
  }

  enum Standing { case waiting, onScreen, held, dropped, failed, done }

  /// Something that was shown in this launch.
  struct Shown {
    var id: LaunchItemID?
    var slot: LaunchSlot
    var isFollowUp: Bool
  }
}

// MARK: Deciding

extension ReferenceQueue {
  var current: Offer? { all(.onScreen).first }

  /// Those that wait, in order (R2).
  var waiting: [Offer] { all(.waiting).sorted(by: precedes) }

  func all(_ standing: Standing) -> [Offer] { offers.filter { $0.standing == standing } }

  private func precedes(_ lhs: Offer, _ rhs: Offer) -> Bool {
    if lhs.followUp != nil || rhs.followUp != nil {
      return (lhs.followUp ?? .max) < (rhs.followUp ?? .max)
    }
    for ordering in orderings where ordering.key(lhs.item) != ordering.key(rhs.item) {
      return ordering.key(lhs.item) < ordering.key(rhs.item)
    }
    let (left, right) = (lhs.item, rhs.item)
    let (priority, other) = (left.slot.priority, right.slot.priority)
    return (priority, left.slot.name, left.rank, lhs.provider, lhs.number)
      < (other, right.slot.name, right.rank, rhs.provider, rhs.number)
  }

  /// Asks candidates in order, up to the first that may show (R5).
  mutating func decide() {
    guard isForeground, !launch.awaitsRecord else { return }
    wasDecided = true
    guard current == nil, blockers.isEmpty, !overrides.showsNothing else { return }
    if let wanted = waiting.first(where: { $0.item.id == overrides.show }) { return show(wanted) }
    let asked = self
    for offer in waiting where !waitsForQueue(offer) {
      switch asked.level(of: offer) {
      case .wait: continue
      case .allow: return show(offer)
      case .hold: move(offer, to: .held, objecting: asked.objecting(to: offer))
      case .drop:
        move(offer, to: .dropped, objecting: asked.objecting(to: offer))
        let names = asked.objecting(to: offer, from: .drop).sorted()
        let how: ReferenceMemory.How = names == ["crashLoop"] ? .crashLooped : .dropped(names)
        memory.settle(offer.item, how, in: launch)
      }
    }
  }

  /// The level of a pipeline is the highest of its policies' levels (R7).
  func level(of offer: Offer) -> VerdictLevel {
    rules.map { $0.verdict(offer, self) }.max() ?? .allow
  }

  /// The names of the rules that object to an offer (R11).
  private func objecting(to offer: Offer, from level: VerdictLevel = .wait) -> Set<String> {
    Set(rules.filter { $0.verdict(offer, self) >= level }.map(\.name))
  }

  /// Later slots wait for an earlier slot's provider, follow-ups for none (R48, R49); what an install
  /// would show waits for a record that was lost (R21).
  func waitsForQueue(_ offer: Offer) -> Bool {
    let slot = offer.item.slot
    if launch.afresh != nil, slot == .onboarding || slot == .whatsNew { return true }
    return offer.followUp == nil && pending.contains { $0.slots.contains { $0 < slot } }
  }

  /// Whether the app's own screens may go ahead (R6).
  var isIdle: Bool {
    let isBlocked = !blockers.isEmpty && !overrides.showsNothing
    return wasDecided && current == nil && pending.isEmpty
      && !waiting.contains { isBlocked && !waitsForQueue($0) && level(of: $0) == .allow }
  }

  private mutating func show(_ offer: Offer) {
    move(offer, to: .onScreen)
    isConfirmed = false
    let (item, isFollowUp) = (offer.item, offer.followUp != nil)
    shown.append(Shown(id: item.id, slot: item.slot, isFollowUp: isFollowUp))
    memory.show(item, slot: item.slot, version: launch.version, at: wall)
    let key = memory.key(of: item)
    memory.run?.onScreen = key
    if item.settledBy == .presented { memory.settle(item, .presented, in: launch) }
  }

  mutating func move(_ offer: Offer, to standing: Standing, objecting: Set<String> = []) {
    offers.removeAll { $0.item.id == offer.item.id }
    var offer = offer
    (offer.standing, offer.objecting) = (standing, objecting)
    offers.append(offer)
  }

  var wall: LaunchTime { now?.wall ?? .distantPast }
}

// MARK: Time

extension ReferenceQueue {
  /// Moves to the time of an event; deadlines before it are over, one at its very time is not (N4).
  mutating func tick(_ instant: LaunchInstant?) {
    guard let instant else { return }
    let passed = max(.zero, instant.elapsed - (now?.elapsed ?? instant.elapsed))
    if current == nil, blockers.isEmpty, isForeground { openTime = openTime + passed }
    now = LaunchInstant(wall: instant.wall, elapsed: (now?.elapsed ?? instant.elapsed) + passed)
    expire { $0 < $1 }
  }

  /// Stops waiting for providers whose deadlines are over.
  mutating func expire(where isOver: (LaunchDuration, LaunchDuration) -> Bool) {
    let elapsed = elapsed
    timedOut += pending.filter { isOver($0.deadline, elapsed) }
    pending = pending.filter { !isOver($0.deadline, elapsed) }
  }

  var elapsed: LaunchDuration { (now?.elapsed ?? .zero) - (launch.startedAt?.elapsed ?? .zero) }

  /// Each deadline and time-out on the way acts at its own time (N4).
  mutating func advance(to instant: LaunchInstant) {
    let start = launch.startedAt?.elapsed ?? .zero
    let elapsed = elapsed
    let times = pending.map(\.deadline) + rules.compactMap(\.timeout).filter { $0 > elapsed }
    for time in times.sorted().map({ start + $0 }) {
      guard let now, time >= now.elapsed, time <= instant.elapsed else { continue }
      pass(to: now.advanced(by: time - now.elapsed))
    }
    pass(to: instant)
  }

  private mutating func pass(to instant: LaunchInstant) {
    tick(instant)
    expire { $0 <= $1 }
    decide()
  }
}
