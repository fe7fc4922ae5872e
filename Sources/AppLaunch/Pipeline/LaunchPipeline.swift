/// Policies and orderings as one; itself a policy.
///
/// ```swift
/// let pipeline = LaunchPipeline {
///   Standard()
///   Cooldown(of: .paywall, for: .days(3))
///   if isBeta { MinimumLaunches(2) }
/// }
/// let same: LaunchPipeline = [.standard, .cooldown(of: .paywall, for: .days(3))]
/// ```
///
/// Pipelines are flat: a nested one gives its policies. Order does not matter to a decision (R7).
public struct LaunchPipeline: LaunchPolicy {
  /// The policies, each with its name and scope.
  public internal(set) var entries: [Entry]

  /// The orderings that come before slot priority.
  public internal(set) var orderings: [LaunchOrdering]

  /// One policy of a pipeline.
  public struct Entry: Sendable {
    /// The name that its objections carry.
    public var name: String

    /// The candidates it is asked about.
    public var scope: LaunchScope {
      didSet { mentionsItems = scope.mentionsItems }
    }

    /// Whether the scope names single items; every offer asks.
    private(set) var mentionsItems: Bool

    /// The policy; one that was refused is replaced by a rule that holds and says why.
    public var policy: any LaunchPolicy {
      didSet {
        isWalking = Self.isWalking(policy)
        countingQuiet = Self.countingQuiet(policy)
      }
    }

    /// Whether the policy looks at one candidate after another.
    private(set) var isWalking: Bool

    /// Why the policy was refused, or nil where it was not (R50).
    public var refusal: String?

    /// The policy, if it is a `quiet` one that counts launches; found when the pipeline is made, since
    /// every queue asks.
    private(set) var countingQuiet: Quiet?
  }

  /// Creates a pipeline from what a builder lists.
  public init(@LaunchPipelineBuilder _ content: () -> LaunchPipeline) {
    self = content()
  }

  /// Creates the pipeline of one policy.
  public init(_ policy: some LaunchPolicy) {
    switch policy {
    case let pipeline as LaunchPipeline: self = pipeline
    case let standard as Standard: self = standard.rules
    case let calm as Calm: self = calm.rules
    default: self.init(entries: [Entry(policy)])
    }
  }

  init(entries: [Entry], orderings: [LaunchOrdering] = []) {
    self.entries = entries
    self.orderings = orderings
  }

  /// The pipeline that allows everything.
  public static let empty = LaunchPipeline(entries: [])

  /// Why policies were refused, one sentence each (R50).
  public var refusals: [String] {
    var refusals: [String] = []
    for index in entries.indices {
      if let refusal = entries[index].refusal {
        refusals.append("\(entries[index].name) \(refusal)")
      }
    }
    return refusals
  }

  public var name: String { entries.count == 1 ? entries[0].name : "pipeline" }

  public var timeouts: [LaunchDuration] { entries.flatMap(\.policy.timeouts) }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    var objections: [Objection] = []
    for entry in entries where entry.scope.applies(to: candidate.id, slot: candidate.slot) {
      objections += entry.verdict(for: candidate, in: state).objections
    }
    return Verdict(objections)
  }

  /// Returns this pipeline's policies and another's as one.
  public func merged(with other: LaunchPipeline) -> LaunchPipeline {
    LaunchPipeline(entries: entries + other.entries, orderings: orderings + other.orderings)
  }
}

extension LaunchPipeline.Entry {
  /// Creates the entry of a policy, refused where it needs more than the record keeps.
  init(_ policy: any LaunchPolicy) {
    name = policy.name
    scope = policy.scope
    mentionsItems = scope.mentionsItems
    refusal = policy.history.problem
    self.policy = refusal.map { RefusedPolicy(problem: $0) } ?? policy
    isWalking = Self.isWalking(self.policy)
    countingQuiet = Self.countingQuiet(self.policy)
  }

  private static func countingQuiet(_ policy: any LaunchPolicy) -> Quiet? {
    (policy.innermost as? Quiet).flatMap { $0.atMost == nil ? nil : $0 }
  }

  private static func isWalking(_ policy: any LaunchPolicy) -> Bool {
    !(policy is any LaunchCondition || policy is ConditionalPolicy)
  }

  /// Returns the verdict with the entry's name on every reason.
  package func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    policy.verdict(for: candidate, in: state).signed(by: name)
  }
}

/// What stands in for a policy that was refused: it holds, so that the mistake is seen.
struct RefusedPolicy: LaunchCondition {
  let problem: String

  var name: String { "refused" }

  func verdict(in state: LaunchState) -> Verdict {
    .hold(Reason(code: "refused", measured: .text(problem)))
  }
}

extension LaunchPipeline: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: LaunchPipeline...) {
    self = elements.reduce(.empty) { $0.merged(with: $1) }
  }
}
