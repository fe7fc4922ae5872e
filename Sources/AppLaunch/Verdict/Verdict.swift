/// What a policy, or a pipeline of them, says of one candidate.
///
/// The empty verdict allows. Verdicts merge like sets (R7): the level is the highest, the objections
/// are the union in the order of policy names. A verdict is four words, which fit into registers: most
/// say nothing but allow, most others a plain text, and only the rest allocates.
public struct Verdict: Sendable {
  /// How strong the verdict is.
  public let level: VerdictLevel

  /// The one reason, where it is a plain text.
  @usableFromInline let text: String

  /// Why it objects, or nil where it allows or a text says all.
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
  init(_ level: VerdictLevel, _ grounds: Grounds) {
    self.level = level
    text = ""
    self.grounds = grounds
  }

  @inlinable
  init(_ level: VerdictLevel, text: String) {
    self.level = level
    self.text = text
    grounds = nil
  }

  /// No objection.
  @inlinable public static var allow: Verdict { Verdict(.allow, text: "") }

  /// Not yet: asked again at every later event of this launch.
  @inlinable
  public static func wait(_ reason: Reason) -> Verdict {
    Verdict(.wait, Grounds(Objection(.wait, reason)))
  }

  /// Not in this launch: asked again in the next.
  @inlinable
  public static func hold(_ reason: Reason) -> Verdict {
    Verdict(.hold, Grounds(Objection(.hold, reason)))
  }

  /// Not in this launch, and not before a time that is known.
  @inlinable
  public static func hold(_ reason: Reason, until: LaunchTime?) -> Verdict {
    Verdict(.hold, Grounds(Objection(.hold, reason, until: until)))
  }

  /// Never: the edition is settled without being shown.
  @inlinable
  public static func drop(_ reason: Reason) -> Verdict {
    Verdict(.drop, Grounds(Objection(.drop, reason)))
  }

  /// All objections, in the order of policy names.
  public var objections: [Objection] {
    if level == .allow { return [] }
    guard let grounds else { return [Objection(level, Reason(text: text))] }
    return [grounds.first] + grounds.others
  }

  /// The latest known end of the objections, or nil where none is known.
  public var until: LaunchTime? { objections.lazy.compactMap(\.until).max() }
}

/// Reasons that are plain texts, as an app's own policies give them.
extension Verdict {
  /// Not yet: asked again at every later event of this launch.
  @inlinable
  public static func wait(_ text: String) -> Verdict { Verdict(.wait, text: text) }

  /// Not in this launch: asked again in the next.
  @inlinable
  public static func hold(_ text: String) -> Verdict { Verdict(.hold, text: text) }

  /// Never: the edition is settled without being shown.
  @inlinable
  public static func drop(_ text: String) -> Verdict { Verdict(.drop, text: text) }
}

extension Verdict {
  /// Creates the verdict of a set of objections.
  public init(_ objections: [Objection]) {
    let sorted = Set(objections.filter { $0.level > .allow }).sorted(by: Objection.precedes)
    level = sorted.map(\.level).max() ?? .allow
    text = ""
    grounds = sorted.first.map { Grounds($0, Array(sorted.dropFirst())) }
  }

  /// Returns both verdicts as one: the highest level, the union of the objections.
  public func merged(with other: Verdict) -> Verdict {
    if level == .allow { return other }
    if other.level == .allow { return self }
    return Verdict(objections + other.objections)
  }

  /// Returns the verdict with the policy's name in every reason that has none yet.
  package func signed(by policy: String) -> Verdict {
    guard level != .allow else { return self }
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
