/// Holds what was shown too short a time ago.
///
/// A cooldown of `d` is over at exactly `d` (R12). Elapsed seconds count, so a day is 86,400 s
/// whatever the clocks do (R13).
///
/// ```swift
/// Cooldown(of: .paywall, for: .days(3))
/// ```
public struct Cooldown: LaunchPolicy, DocumentedPolicy {
  /// How long.
  public var duration: LaunchDuration

  /// Since when it counts.
  public var since: Since

  public var scope: LaunchScope

  /// Whose last presentation a cooldown counts from.
  public enum Since: String, Hashable, Sendable, Codable, CaseIterable {
    /// The item's own.
    case same

    /// Any of the item's slot.
    case slot

    /// Anything at all.
    case any
  }

  /// Creates a cooldown of some slots; of everything without one.
  public init(of slots: LaunchSlot..., for duration: LaunchDuration, since: Since = .slot) {
    self.init(
      scope: .of(slots),
      for: duration,
      since: since
    )
  }

  /// Creates a cooldown of a scope.
  public init(scope: LaunchScope, for duration: LaunchDuration, since: Since = .slot) {
    self.duration = duration
    self.since = since
    self.scope = scope
  }

  public var name: String { "cooldown" }

  public var history: HistoryNeed { HistoryNeed(span: duration) }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    guard let now = state.wall, !state.overrides.ignoresCooldowns else { return .allow }
    guard let last = last(for: candidate, in: state, now: now) else { return .allow }
    let end = last + duration
    guard now < end else { return .allow }
    return .hold(
      Reason(code: "cooldown", measured: .duration(now - last), bound: .duration(duration)),
      until: last.known(after: duration)
    )
  }

  public func judge(_ batch: inout VerdictBatch, in state: LaunchState) {
    guard let now = state.wall, !state.overrides.ignoresCooldowns else { return }
    // Candidates of one slot stand together: its presentations are looked through once.
    var slot: String?
    var isCooling = false
    batch.raiseEach { candidate in
      if since == .same || candidate.slot.name != slot {
        slot = candidate.slot.name
        isCooling = last(for: candidate, in: state, now: now).map { now < $0 + duration } ?? false
      }
      return isCooling ? .hold : .allow
    }
  }

  private func last(
    for candidate: LaunchCandidate,
    in state: LaunchState,
    now: LaunchTime
  ) -> LaunchTime? {
    switch since {
    case .same:
      var last: LaunchTime?
      for entry in candidate.presentations {
        last = latest(last, state.record.knownTime(entry.at, now: now))
      }
      return last
    case .slot:
      return state.record.slots[candidate.slot.name]?.lastTime(in: state.record, now: now)
    case .any:
      return state.record.lastTime(in: .everything, now: now)
    }
  }
}

extension SlotRecord {
  /// Returns the latest known time of anything in the slot.
  fileprivate func lastTime(in record: LaunchRecord, now: LaunchTime) -> LaunchTime? {
    var last: LaunchTime?
    for entry in presentations { last = latest(last, record.knownTime(entry.at, now: now)) }
    for entry in elsewhere { last = latest(last, record.knownTime(entry.at, now: now)) }
    return last
  }
}

/// Returns the later of a time that may be missing and one that is not.
private func latest(_ lhs: LaunchTime?, _ rhs: LaunchTime) -> LaunchTime {
  lhs.map { max($0, rhs) } ?? rhs
}

extension Cooldown {
  public static let documentType = "cooldown"
  public static let documentKeys = ["for", "since"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      scope: .everything,
      for: try fields.duration("for"),
      since: try fields.choice("since", default: .slot)
    )
  }

  public func write(to fields: inout PolicyWriter) {
    fields.write("for", duration)
    fields.write("since", since)
  }
}
