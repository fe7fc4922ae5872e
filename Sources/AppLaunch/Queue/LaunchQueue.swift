/// The engine: takes offers and events, and says what to show now, one thing at a time.
///
/// ```swift
/// var queue = LaunchQueue<LaunchScreen>()
/// queue.offer([.trialOffer, .onboarding])
/// queue.current                                      // .onboarding
/// queue.dismissed(.onboarding, then: canStartTrial ? [.trialOffer] : [])
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

  /// What policies see.
  public internal(set) var state: LaunchState

  var waitingList = WaitingList<Item>()
  var onScreen: Presented?
  var settled: [Settled] = []
  var done: [LaunchCandidate] = []
  var standings: [LaunchItemID: Standing] = [:]

  /// States in which candidates were settled: reasons are made again from these when asked for.
  var frozen: [LaunchState] = []

  var blockers: [String] = []
  var pending: [Pending] = []
  var answered: Set<LaunchSource> = []
  var declines: [LaunchDecline] = []
  var slots: [String: LaunchSlot] = [:]
  var maskedSlots: [(slot: LaunchSlot, mask: PolicyMask)] = []
  var failedTries: Set<LaunchItemID> = []
  var sequence = 0
  var followUpsGiven = 0
  var isForeground = true
  var wasDecided = false
  var hasPresented = false
  var quietBefore: [String: Int] = [:]

  /// Where an item of this launch is.
  enum Standing: Hashable, Sendable {
    case waiting, onScreen, settled, done
  }

  /// The item on screen.
  struct Presented: Sendable {
    var row: WaitingList<Item>.Row
    var order: Int
    var wasFollowUp: Bool

    /// Whether the presenter said that it appeared.
    var isConfirmed = false

    /// Whether it was there when the launch began (R19).
    var isCarriedOver = false
  }

  /// A candidate that was settled for this launch.
  struct Settled: Sendable {
    var row: WaitingList<Item>.Row
    var outcome: Outcome

    /// What settled it, or nil where it is made again from a frozen state when asked for.
    var verdict: Verdict?
    var frozen: Int

    /// Whether the record has it.
    var isRecorded = false

    enum Outcome: Sendable { case held, dropped, failed }
  }

  /// A provider within its deadline.
  struct Pending: Sendable {
    var provider: PendingProvider
    var hasTimedOut = false
  }

  /// Creates the queue of one launch.
  ///
  /// - Parameters:
  ///   - launch: What the launch is; one of kind `same` without it.
  ///   - record: What is remembered, this launch counted: see ``LaunchRecord/begin(_:)``.
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
    for refusal in pipeline.refusals { note(.policyRefused(refusal)) }
    countQuiet()
  }
}

extension LaunchQueue {
  /// The item to show, or nil for none.
  public var current: Item? { onScreen?.row.item }

  /// What is offered, not on screen and not settled, in order.
  public var waiting: [Item] { waitingList.items }

  /// What waits, in order, as policies see it.
  package var candidates: [LaunchCandidate] { waitingList.candidates }

  /// What does not show in this launch but comes back.
  public var held: [Item] { settled.lazy.filter { $0.outcome == .held }.map(\.row.item) }

  /// What was settled without being shown.
  public var dropped: [Item] { settled.lazy.filter { $0.outcome == .dropped }.map(\.row.item) }

  /// What could not be drawn, twice.
  public var failed: [Item] { settled.lazy.filter { $0.outcome == .failed }.map(\.row.item) }

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

  mutating func note(_ kind: LaunchEvent.Kind) {
    events.append(LaunchEvent(at: state.now, kind: kind))
  }

  /// Returns and forgets what happened so far, for hosts that pass events on.
  public mutating func takeEvents() -> [LaunchEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}
