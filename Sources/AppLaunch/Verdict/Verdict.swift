/// What a policy, or a pipeline of them, says of one candidate.
///
/// The empty verdict allows. Verdicts merge like sets (R7): the level is the highest, the objections
/// are the union in the order of policy names. A verdict of one objection allocates nothing.
public struct Verdict: Sendable {
  @usableFromInline var storage: Storage

  @usableFromInline
  enum Storage: Sendable {
    case allow
    case one(Objection)
    case several([Objection])
  }

  @inlinable
  init(_ storage: Storage) {
    self.storage = storage
  }

  /// No objection.
  @inlinable public static var allow: Verdict { Verdict(.allow) }

  /// Not yet: asked again at every later event of this launch.
  @inlinable
  public static func wait(_ reason: Reason) -> Verdict {
    Verdict(.one(Objection(.wait, reason)))
  }

  /// Not in this launch: asked again in the next.
  @inlinable
  public static func hold(_ reason: Reason, until: LaunchTime? = nil) -> Verdict {
    Verdict(.one(Objection(.hold, reason, until: until)))
  }

  /// Never: the edition is settled without being shown.
  @inlinable
  public static func drop(_ reason: Reason) -> Verdict {
    Verdict(.one(Objection(.drop, reason)))
  }

  /// How strong the verdict is.
  @inlinable public var level: VerdictLevel {
    switch storage {
    case .allow: .allow
    case .one(let objection): objection.level
    case .several(let objections): objections.reduce(.allow) { max($0, $1.level) }
    }
  }

  /// All objections, in the order of policy names.
  public var objections: [Objection] {
    switch storage {
    case .allow: []
    case .one(let objection): [objection]
    case .several(let objections): objections
    }
  }

  /// The latest known end of the objections, or nil where none is known.
  public var until: LaunchTime? { objections.lazy.compactMap(\.until).max() }
}

extension Verdict {
  /// Creates the verdict of a set of objections.
  public init(_ objections: [Objection]) {
    let sorted = Set(objections.filter { $0.level > .allow }).sorted(by: Objection.precedes)
    switch sorted.count {
    case 0: storage = .allow
    case 1: storage = .one(sorted[0])
    default: storage = .several(sorted)
    }
  }

  /// Returns both verdicts as one: the highest level, the union of the objections.
  public func merged(with other: Verdict) -> Verdict {
    switch (storage, other.storage) {
    case (.allow, _): other
    case (_, .allow): self
    default: Verdict(objections + other.objections)
    }
  }

  /// Returns the verdict with the policy's name in every reason that has none yet.
  package func signed(by policy: String) -> Verdict {
    if case .allow = storage { return self }
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
