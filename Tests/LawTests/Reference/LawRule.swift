import AppLaunch

/// A rule twice: as the package's policy, and as a closure over the reference's own state.
struct LawRule {
  typealias Level = (ReferenceQueue.Offer, ReferenceQueue) -> VerdictLevel

  var name: String
  var policy: LaunchPipeline

  /// What the closure is asked about, or nil where it sees to that itself.
  var scope: LawScope?

  /// When the verdict may change by itself.
  var timeout: LaunchDuration?

  /// What counts the launches in a row that the rule kept quiet, or nil for another rule.
  var quiet: LawQuiet?

  var level: Level

  /// What the rule says of an offer.
  func verdict(_ offer: ReferenceQueue.Offer, _ queue: ReferenceQueue) -> VerdictLevel {
    scope?.applies(to: offer.item) ?? true ? level(offer, queue) : .allow
  }

  /// Creates a rule from a policy in a scope.
  init(
    _ policy: some LaunchPolicy,
    in scope: LawScope,
    timeout: LaunchDuration? = nil,
    level: @escaping Level
  ) {
    name = policy.name
    self.policy = policy.scoped(scope.scope)
    self.scope = scope
    self.timeout = timeout
    self.level = level
  }

  /// Creates a part of a rule that the package has as one.
  init(part name: String, of policy: LaunchPipeline = .empty, level: @escaping Level) {
    self.name = name
    self.policy = policy
    self.level = level
  }

  /// The same rule where a fact is true.
  func when(_ fact: String) -> LawRule {
    var rule = self
    rule.policy = policy.when(fact) { $0.facts[fact] == true }
    rule.level = { [level] offer, queue in
      queue.facts[fact] == true ? level(offer, queue) : .allow
    }
    return rule
  }
}

/// A `quiet` rule with a bound; those that are equal count together (N31).
struct LawQuiet: Hashable {
  var triggers: Set<LaunchTrigger>
  var atMost: Int

  /// Whether it keeps quiet after so many launches in a row in which it did.
  func isQuiet(_ trigger: LaunchTrigger, after before: Int) -> Bool {
    triggers.contains(trigger) && before < atMost
  }
}

/// An ordering twice.
struct LawOrdering {
  var ordering: LaunchOrdering
  var key: (AnyLaunchItem) -> Int

  static func byRank() -> Self {
    LawOrdering(ordering: LaunchOrdering("rank") { -$0.rank }, key: { -$0.rank })
  }

  static func mandatoryLast() -> Self {
    LawOrdering(
      ordering: LaunchOrdering("mandatory last") { $0.slot.mandatory ? 1 : 0 },
      key: { $0.slot.mandatory ? 1 : 0 }
    )
  }
}
