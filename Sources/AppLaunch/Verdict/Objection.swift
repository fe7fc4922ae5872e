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
    if lhs.until != rhs.until {
      guard let left = lhs.until, let right = rhs.until else { return lhs.until == nil }
      return left < right
    }
    if lhs.reason.code != rhs.reason.code { return lhs.reason.code < rhs.reason.code }
    return lhs.reason.tieBreak.lexicographicallyPrecedes(rhs.reason.tieBreak)
  }
}

extension Reason {
  /// Texts that differ wherever two reasons of one code do.
  fileprivate var tieBreak: [String] {
    [
      String(reflecting: about), String(reflecting: text), measured?.exact ?? "",
      bound?.exact ?? "",
    ]
  }
}

extension Quantity {
  /// The value to the last digit, and of what kind it is: `description` tells people less.
  fileprivate var exact: String {
    switch self {
    case .count(let count): "count \(count)"
    case .duration(let duration): "duration \(duration.milliseconds)"
    case .time(let time): "time \(time.milliseconds)"
    case .version(let version): "version \(String(reflecting: version?.canonicalText))"
    case .truth(let truth): "truth \(String(reflecting: truth))"
    case .text(let text): "text \(text)"
    case .list(let list): "list \(list)"
    }
  }
}
