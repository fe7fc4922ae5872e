/// The engine: takes offers and events, and says what to show now, one thing at a time.
///
/// ```swift
/// var queue = LaunchQueue<LaunchScreen>()
/// queue.offer([.trialOffer, .onboarding])
/// queue.current                                      // .onboarding
/// queue.dismissed(.onboarding, then: canStartTrial ? [.trialOffer] : [])
/// queue.explain()                                    // held: an invitation, after onboarding (S2)
/// ```
///
/// A queue is a value: no clock, no store, no randomness (R3). Time comes in with each event, as
/// `at:`; without it an event happens at the time of the one before. The same inputs give the same
/// decisions everywhere.
public struct LaunchQueue<Item: LaunchItem>: Sendable {
  /// The rules.
  public let pipeline: LaunchPipeline

  /// What happened so far, in order.
  public internal(set) var events: [LaunchEvent] = []

  /// Whether what is remembered outlives the process, as the store says; told in explanations.
  public var isPersistent = true

  /// What is wrong with the record that was read, or nil where all is well; told in explanations, and as
  /// an event.
  public internal(set) var recordFault: String? {
    didSet { if let recordFault { note(.recordFault(recordFault)) } }
  }

  /// What policies see.
  public internal(set) var state: LaunchState

  /// Everything that was ever admitted, by the number in its sort key.
  var items: [Item] = []

  var waitingList = WaitingList()
  var onScreen: PresentedCandidate?
  var settled: [SettledCandidate] = []
  var done: [LaunchCandidate] = []
  var standings: [LaunchItemID: CandidateStanding] = [:]

  /// States in which candidates were settled: reasons are made again from these when asked for.
  var frozen: [LaunchState] = []

  var blockers: [String] = []
  var pending: [AwaitedProvider] = []
  var answered: Set<LaunchSource> = []

  /// The slots that providers declared when they were waited for: nothing else is theirs to offer.
  var declaredSlots: [LaunchSource: [LaunchSlot]] = [:]
  var faults: [ProviderFault] = []

  /// What could not be written when it was presented.
  var unrecorded: [LaunchItemID] = []

  /// Whether a launch was begun, counted or not.
  var isBegun = true
  var rejections = Rejections()
  var declines: [LaunchDecline] = []
  var declined: Set<LaunchItemID> = []
  /// The slots that were met, with the policies that apply to each.
  var maskedSlots: [(slot: LaunchSlot, mask: PolicyMask)] = []
  var failedTries: Set<LaunchItemID> = []

  /// What was on screen before the launch and could not be drawn in it: a second try is no second count.
  var carriedOver: [LaunchItemID: PresentedCandidate] = [:]
  var followUpsGiven = 0
  var isForeground = true
  var wasDecided = false

  /// Whether it was told in this launch that the record had no room for all.
  var hasOverflowed = false
  var hasPresented = false

  /// Whether a user closed a screen, which only an active scene lets them do.
  var wasAnswered = false
  var quietBefore: [String: Int] = [:]

  /// Whether the launch counts; until then what it is told is kept for the one that does (R18).
  var isCounted = true
  var told = ToldEarly()

  /// The items that the app offered by itself while the launch was not counted.
  var offeredEarly: [Item] = []

  /// Creates the queue of one launch.
  ///
  /// - Parameters:
  ///   - launch: What the launch is; one of kind `same` without it.
  ///   - record: What is remembered, this launch counted: see ``LaunchRecord/begin(_:isLost:)``.
  ///   - pipeline: The rules.
  public init(
    launch: Launch = Launch(),
    record: LaunchRecord = LaunchRecord(),
    pipeline: LaunchPipeline = .standard
  ) {
    self.init(launch: launch, record: record, pipeline: pipeline, overrides: LaunchOverrides())
  }

  /// Creates the queue of one launch in which testers pretend something (R27).
  public init(
    launch: Launch = Launch(),
    record: LaunchRecord = LaunchRecord(),
    pipeline: LaunchPipeline = .standard,
    overrides: LaunchOverrides
  ) {
    self.pipeline = pipeline
    state = LaunchState(launch: launch, now: launch.startedAt, record: record)
    state.overrides = overrides
    quietBefore = record.quietLaunches
    events.reserveCapacity(24)
    for refusal in pipeline.refusals { note(.policyRefused(refusal)) }
    hasOverflowed = launch.surplus > 0
    if hasOverflowed { note(.recordOverflow(launch.surplus)) }
    countQuiet()
  }
}

extension LaunchQueue {
  /// The item to show, or nil for none.
  public var current: Item? {
    guard let card = onScreen?.candidate.card else { return nil }
    return items[card.key.sequence]
  }

  /// What is offered, not on screen and not settled, in order.
  public var waiting: [Item] { waitingList.candidates.map(item) }

  /// What waits, in order, as policies see it.
  package var candidates: [LaunchCandidate] { waitingList.candidates }

  /// What does not show in this launch but comes back.
  public var held: [Item] { items(settled: .held) }

  /// What was settled without being shown.
  public var dropped: [Item] { items(settled: .dropped) }

  /// What could not be drawn, twice.
  public var failed: [Item] { items(settled: .failed) }

  /// The launch.
  public var launch: Launch { state.launch }

  /// What is to be remembered, holds of this launch included.
  public var record: LaunchRecord {
    var copy = self
    copy.recordHolds()
    return copy.state.record
  }

  /// Whether the app's own screens may go ahead (R6): the launch was decided, nothing is on screen, no
  /// provider is within its deadline, and nothing waits only for the host to be unblocked.
  public var isIdle: Bool {
    guard wasDecided, onScreen == nil, !pending.contains(where: { !$0.hasTimedOut }) else {
      return false
    }
    guard !blockers.isEmpty else { return true }
    return !waitingList.candidates.indices.contains { index in
      ownObjections(to: waitingList.candidates[index]).allSatisfy { $0.policy == "blocked" }
        && verdict(at: index).level == .allow
    }
  }

  /// The next time at which something happens by itself, or nil for none.
  public var nextDeadline: LaunchInstant? {
    guard let now = state.now, let elapsed = nextElapsed(after: now.elapsed) else { return nil }
    return now.advanced(by: elapsed - now.elapsed)
  }

  /// The names of what blocks the host, in the order in which it began.
  public var blockedBy: [String] { blockers }

  /// Returns whether an item waits, is on screen, or was settled or done in this launch: offering it
  /// again changes nothing (R4).
  package func hasMet(_ id: LaunchItemID) -> Bool { standings[id] != nil }

  /// Returns the item of a candidate.
  func item(of candidate: LaunchCandidate) -> Item { items[candidate.card.key.sequence] }

  private func items(settled outcome: SettledCandidate.Outcome) -> [Item] {
    settled.filter { $0.outcome == outcome }.map { item(of: $0.candidate) }
  }

  mutating func note(_ kind: LaunchEvent.Kind) {
    events.append(LaunchEvent(at: state.now, kind: kind))
  }

  /// Returns and forgets what happened so far, for hosts that pass events on; what is not taken leaves
  /// with the queue when the next launch of a process begins.
  public mutating func takeEvents() -> [LaunchEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}
