/// Holds what was shown too often in a window of time.
///
/// A cap of n lets n through; the window of `d` is `(now - d, now]` (R12). The scope is both what is
/// counted and what is held.
///
/// ```swift
/// FrequencyCap(3, of: .reviewAsk, within: .days(365))
/// ```
public struct FrequencyCap: LaunchCondition, CountingPolicy, DocumentedPolicy {
  /// How many may show.
  public var count: Int

  /// The length of the window.
  public var span: LaunchDuration

  public var scope: LaunchScope

  /// Creates a cap of some slots; of everything without one.
  public init(_ count: Int, of slots: LaunchSlot..., within span: LaunchDuration) {
    self.init(count, scope: .of(slots), within: span)
  }

  /// Creates a cap of a scope.
  public init(_ count: Int, scope: LaunchScope, within span: LaunchDuration) {
    self.count = count
    self.span = span
    self.scope = scope
  }

  public var name: String { "cap" }

  public var history: HistoryNeed { HistoryNeed(span: span, count: count) }

  public func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall else { return .allow }
    let shown = state.record.count(in: scope, within: span, now: now)
    guard shown >= count else { return .allow }
    return .hold(
      Reason(code: "cap", about: span.spoken, measured: .count(shown), bound: .count(count)),
      until: end(in: state, now: now)
    )
  }

  public func level(in state: LaunchState) -> VerdictLevel {
    guard let now = state.wall else { return .allow }
    return state.record.count(in: scope, within: span, now: now) >= count ? .hold : .allow
  }

  /// When the count falls below the bound, however far it is exceeded (N33).
  private func end(in state: LaunchState, now: LaunchTime) -> LaunchTime? {
    guard count > 0 else { return nil }
    let times = state.record.times(in: scope, within: span, now: now)
    return times.dropLast(count - 1).last.flatMap { $0.known(after: span) }
  }
}

extension FrequencyCap {
  public static let documentType = "cap"
  public static let documentKeys = ["count", "within"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      try fields.count("count"),
      scope: .everything,
      within: try fields.duration("within")
    )
  }

  public func write(to fields: inout PolicyWriter) {
    fields.write("count", count)
    fields.write("within", span)
  }
}
