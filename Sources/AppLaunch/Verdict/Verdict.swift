/// What a policy, or a pipeline of them, says of one candidate.
///
/// The empty verdict allows. Verdicts merge like sets (R7): the level is the highest, the objections
/// are the union in the order of policy names. A verdict is two words: most say nothing but allow,
/// and of most others only the level is looked at.
public struct Verdict: Sendable {
  /// How strong the verdict is.
  public let level: VerdictLevel

  /// Why it objects, or nil where it allows.
  @usableFromInline let grounds: Grounds?

  /// The objections of a verdict, at least one, in order.
  @usableFromInline
  final class Grounds: Sendable {
    @usableFromInline let first: Objection
    @usableFromInline let others: [Objection]

    @inlinable
    init(_ first: Objection, _ others: [Objection] = []) {
      self.first = first
      self.others = others
    }

    // Seen by the compiler everywhere, so that grounds nobody looks at are never made.
    @inlinable deinit {}
  }

  @inlinable
  init(_ level: VerdictLevel, _ grounds: Grounds?) {
    self.level = level
    self.grounds = grounds
  }

  /// No objection.
  @inlinable public static var allow: Verdict { Verdict(.allow, nil) }

  /// Not yet: asked again at every later event of this launch.
  @inlinable
  public static func wait(_ reason: Reason) -> Verdict {
    Verdict(.wait, Grounds(Objection(.wait, reason)))
  }

  /// Not in this launch: asked again in the next.
  @inlinable
  public static func hold(_ reason: Reason, until: LaunchTime? = nil) -> Verdict {
    Verdict(.hold, Grounds(Objection(.hold, reason, until: until)))
  }

  /// Never: the edition is settled without being shown.
  @inlinable
  public static func drop(_ reason: Reason) -> Verdict {
    Verdict(.drop, Grounds(Objection(.drop, reason)))
  }

  /// All objections, in the order of policy names.
  public var objections: [Objection] { grounds.map { [$0.first] + $0.others } ?? [] }

  /// The latest known end of the objections, or nil where none is known.
  public var until: LaunchTime? { objections.lazy.compactMap(\.until).max() }
}

extension Verdict {
  /// Creates the verdict of a set of objections.
  public init(_ objections: [Objection]) {
    let sorted = Set(objections.filter { $0.level > .allow }).sorted(by: Objection.precedes)
    level = sorted.map(\.level).max() ?? .allow
    grounds = sorted.first.map { Grounds($0, Array(sorted.dropFirst())) }
  }

  /// Returns both verdicts as one: the highest level, the union of the objections.
  public func merged(with other: Verdict) -> Verdict {
    if grounds == nil { return other }
    if other.grounds == nil { return self }
    return Verdict(objections + other.objections)
  }

  /// Returns the verdict with the policy's name in every reason that has none yet.
  package func signed(by policy: String) -> Verdict {
    guard grounds != nil else { return self }
    return Verdict(
      objections.map { objection in
        guard objection.reason.policy.isEmpty else { return objection }
        var signed = objection
        signed.reason.policy = policy
        return signed
      }
    )
  }
}

extension Verdict: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.objections == rhs.objections }

  public func hash(into hasher: inout Hasher) { hasher.combine(objections) }
}
