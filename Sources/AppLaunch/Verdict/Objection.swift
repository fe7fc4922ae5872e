/// One policy's objection to one candidate.
public struct Objection: Hashable, Sendable, Codable {
  /// How strong it is; never `allow`.
  public var level: VerdictLevel

  /// Why.
  public var reason: Reason

  /// When the objection ends, where that is known.
  public var until: LaunchTime?

  /// Creates an objection.
  @inlinable
  public init(_ level: VerdictLevel, _ reason: Reason, until: LaunchTime? = nil) {
    self.level = level
    self.reason = reason
    self.until = until
  }

  /// The name of the policy that objects.
  public var policy: String { reason.policy }
}

extension Objection {
  /// Whether one stands before another: by policy name, and completely, so that a union has one
  /// order (R7).
  package static func precedes(_ lhs: Self, _ rhs: Self) -> Bool {
    if lhs.policy != rhs.policy { return lhs.policy < rhs.policy }
    if lhs.level != rhs.level { return lhs.level > rhs.level }
    if lhs.until != rhs.until { return (lhs.until ?? .distantPast) < (rhs.until ?? .distantPast) }
    if lhs.reason.code != rhs.reason.code { return lhs.reason.code < rhs.reason.code }
    return lhs.reason.tieBreak < rhs.reason.tieBreak
  }
}

extension Reason {
  /// A text that differs wherever two reasons of one code do.
  fileprivate var tieBreak: String {
    "\(text ?? "")|\(measured.debugText)|\(bound.debugText)"
  }
}

extension Quantity? {
  fileprivate var debugText: String {
    guard let self else { return "" }
    return String(reflecting: self)
  }
}
