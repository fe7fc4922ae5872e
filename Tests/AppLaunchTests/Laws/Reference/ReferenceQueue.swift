import AppLaunch

/// What a queue must do, written from the rules in the plainest way: arrays, sorted each time, every
/// candidate asked alone.
struct ReferenceQueue {
  var rules: [LawRule] = []
  var orderings: [LawOrdering] = []
  var memory = ReferenceMemory()
  var launch = ReferenceLaunch()
  var now: LaunchInstant?

  var waiting: [Offer] = []
  var held: [Offer] = []
  var dropped: [Offer] = []
  var failed: [Offer] = []
  var done: [Offer] = []
  var current: Offer?
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

  var pending: [PendingProvider] = []
  var timedOut: [PendingProvider] = []
  var toldTrigger: LaunchTrigger?
  var answered: Set<String> = []
  var triedOnce: Set<LaunchItemID> = []
  var offers = 0
  var followUps = 0

  /// An item in the queue, with what decides its place.
  struct Offer {
    var item: AnyLaunchItem
    var provider: Int
    var number: Int

    /// The place among follow-ups, or nil for another offer.
    var followUp: Int?
  }

  /// Something that was shown in this launch.
  struct Shown {
    var id: LaunchItemID?
    var slot: LaunchSlot
    var isFollowUp: Bool
  }
}

// MARK: Deciding

extension ReferenceQueue {
  /// Those that wait, in order (R2).
  var inOrder: [Offer] { waiting.sorted(by: precedes) }

  private func precedes(_ lhs: Offer, _ rhs: Offer) -> Bool {
    if lhs.followUp != nil || rhs.followUp != nil {
      return (lhs.followUp ?? .max) < (rhs.followUp ?? .max)
    }
    for ordering in orderings where ordering.key(lhs.item) != ordering.key(rhs.item) {
      return ordering.key(lhs.item) < ordering.key(rhs.item)
    }
    let (left, right) = (lhs.item.slot, rhs.item.slot)
    if left.priority != right.priority { return left.priority < right.priority }
    if left.name != right.name { return left.name < right.name }
    if lhs.item.rank != rhs.item.rank { return lhs.item.rank < rhs.item.rank }
    if lhs.provider != rhs.provider { return lhs.provider < rhs.provider }
    return lhs.number < rhs.number
  }

  /// Asks candidates in order, up to the first that may show (R5).
  mutating func decide() {
    guard isForeground else { return }
    wasDecided = true
    guard current == nil, blockers.isEmpty else { return }
    let asked = self
    for offer in inOrder where !waitsForProvider(offer) {
      switch asked.level(of: offer) {
      case .wait: continue
      case .allow:
        present(offer)
        return
      case .hold:
        remove(offer.item.id, from: \.waiting)
        held.append(offer)
      case .drop:
        remove(offer.item.id, from: \.waiting)
        dropped.append(offer)
        memory.settle(offer.item, asked.dropping(offer), in: launch, at: wall)
      }
    }
  }

  /// The level of a pipeline is the highest of its policies' levels (R7).
  func level(of offer: Offer) -> VerdictLevel {
    rules.filter { $0.applies(to: offer.item) }.map { $0.level(offer, self) }.max() ?? .allow
  }

  /// How a dropped edition is remembered: with the policies that dropped it (R11).
  private func dropping(_ offer: Offer) -> ReferenceMemory.How {
    let names = rules.filter { $0.applies(to: offer.item) && $0.level(offer, self) == .drop }
      .map(\.name)
    let sorted = Set(names).sorted()
    return sorted == ["crashLoop"] ? .crashLooped : .dropped(sorted)
  }

  /// Later slots wait for an earlier slot's provider, follow-ups for none (R48, R49).
  func waitsForProvider(_ offer: Offer) -> Bool {
    offer.followUp == nil
      && pending.contains { $0.slots.contains { $0 < offer.item.slot } }
  }

  /// Whether the app's own screens may go ahead (R6).
  var isIdle: Bool {
    wasDecided && current == nil && pending.isEmpty
      && !waiting.contains { !blockers.isEmpty && level(of: $0) == .allow }
  }

  private mutating func present(_ offer: Offer) {
    remove(offer.item.id, from: \.waiting)
    current = offer
    isConfirmed = false
    let (item, isFollowUp) = (offer.item, offer.followUp != nil)
    shown.append(Shown(id: item.id, slot: item.slot, isFollowUp: isFollowUp))
    memory.show(item, version: launch.version, at: wall)
    let key = memory.key(of: item)
    memory.run?.onScreen = key
    if item.settledBy == .presented { memory.settle(item, .presented, in: launch, at: wall) }
  }

  mutating func remove(_ id: LaunchItemID, from list: WritableKeyPath<Self, [Offer]>) {
    self[keyPath: list].removeAll { $0.item.id == id }
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
