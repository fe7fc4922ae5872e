/// Everything that policies may look at: an immutable picture of the launch at one event.
public struct LaunchState: Sendable {
  /// The launch.
  public internal(set) var launch: Launch

  /// The time of the event, or nil where none was ever given: then policies that need one allow.
  public internal(set) var now: LaunchInstant?

  /// What is remembered, this launch included.
  public internal(set) var record: LaunchRecord

  /// What was shown in this launch so far, by the queue and elsewhere.
  public internal(set) var shown: [Shown] = []

  /// What the app told of itself.
  public internal(set) var facts: [String: LaunchFact] = [:]

  /// The flags that have resolved in this process.
  public internal(set) var flags: [String: Bool] = [:]

  /// When each moment was last reached, in open time.
  public internal(set) var moments: [String: LaunchDuration] = [:]

  /// How long the screen has been empty, unblocked and in the foreground in this launch: the time in
  /// which a moment ages (R34, N3).
  public internal(set) var openTime: LaunchDuration = .zero

  /// For each `quiet` policy, how many launches in a row it had kept quiet before this one.
  public internal(set) var quietBefore: [String: Int] = [:]

  /// What testers pretend; never in the record (R27).
  public internal(set) var overrides = LaunchOverrides()

  /// Something that was shown in this launch.
  public struct Shown: Hashable, Sendable {
    /// The item, or nil where the app showed it elsewhere.
    public var id: LaunchItemID?

    /// The name of the slot.
    public var slot: String

    /// Whether the slot is mandatory.
    public var isMandatory: Bool

    /// Whether it was given to follow a screen.
    public var isFollowUp: Bool

    /// Creates an entry.
    public init(
      id: LaunchItemID?,
      slot: String,
      isMandatory: Bool = false,
      isFollowUp: Bool = false
    ) {
      self.id = id
      self.slot = slot
      self.isMandatory = isMandatory
      self.isFollowUp = isFollowUp
    }
  }

  /// Creates a state, for tests of policies.
  public init(
    launch: Launch = Launch(),
    now: LaunchInstant? = nil,
    record: LaunchRecord = LaunchRecord(),
    shown: [Shown] = [],
    facts: [String: LaunchFact] = [:],
    flags: [String: Bool] = [:]
  ) {
    self.launch = launch
    self.now = now
    self.record = record
    self.shown = shown
    self.facts = facts
    self.flags = flags
  }
}

extension LaunchState {
  /// What the wall clock says, or nil where no time was ever given.
  public var wall: LaunchTime? { now?.wall }

  /// How long the launch has been going on, or nil where no time was ever given.
  public var elapsed: LaunchDuration? {
    guard let now, let start = launch.startedAt else { return nil }
    return now.elapsed - start.elapsed
  }

  /// Returns how many of what was shown in this launch lies in a scope.
  public func countShown(in scope: LaunchScope) -> Int {
    var count = 0
    for entry in shown where scope.contains(entry.id ?? "", slot: entry.slot) { count += 1 }
    return count
  }

  /// Returns whether anything of a scope was shown in this launch.
  public func hasShown(in scope: LaunchScope) -> Bool {
    shown.contains { scope.contains($0.id ?? "", slot: $0.slot) }
  }

  /// Returns how long ago a moment was reached, in open time, or nil where it was not.
  public func age(ofMoment name: String) -> LaunchDuration? {
    moments[name].map { openTime - $0 }
  }

  /// Returns whether any edition in a scope was settled before this launch (S1).
  public func settledBefore(in scope: LaunchScope) -> Bool {
    // What an existing user has seen is onboarding whatever slot it stands in (N23).
    let isOnboarding = scope.names(LaunchSlot.onboarding.name)
    func isSettled(_ entry: (key: LaunchItemID, value: ItemRecord)) -> Bool {
      let isInScope = scope.contains(entry.key, slot: entry.value.slot)
      guard isInScope || isOnboarding else { return false }
      return entry.value.editions.values.contains { edition in
        edition.settlement.map { isInScope && isBeforeLaunch($0) || $0.how == .adopted } ?? false
      }
    }
    return record.items.contains(where: isSettled)
      || (record.subjects[record.subject ?? ""] ?? [:]).contains(where: isSettled)
  }

  /// Returns whether an edition was settled before this launch; numbers of launches begin anew when
  /// everything is reset, those of entries never.
  private func isBeforeLaunch(_ settlement: Settlement) -> Bool {
    guard let start = record.run?.startedAt else { return settlement.launch < launch.number }
    return settlement.at.order < start.order
  }
}
