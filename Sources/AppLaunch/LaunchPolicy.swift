/// A rule about what may show: one pure function of a candidate and an immutable state.
///
/// ```swift
/// struct ProOnly: LaunchPolicy {
///   func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
///     state.facts["isPro"] == true ? .allow : .hold("needs Pro, is \(state.facts["plan"] ?? "free")")
///   }
/// }
/// ```
///
/// A policy reads no clock, no store and no global: the same candidate and state give the same
/// verdict, today and in a replay. It can only object; adding one can only restrict (R7).
public protocol LaunchPolicy: Sendable {
  /// The name that objections carry; the type's own name by default.
  var name: String { get }

  /// The candidates that the policy is about; everything by default.
  ///
  /// The pipeline asks only about these. Items of a mandatory slot are asked about only if the scope
  /// names their slot (R10).
  var scope: LaunchScope { get }

  /// The elapsed times since the launch began at which a verdict may change by itself.
  var timeouts: [LaunchDuration] { get }

  /// How far back the policy looks, so that one that needs more than the record keeps can be refused
  /// (R50).
  var history: HistoryNeed { get }

  /// Returns what the policy says of a candidate.
  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict

  /// Raises the levels of many candidates at once, each to the level of its `verdict(for:in:)`.
  ///
  /// The default asks `verdict(for:in:)` about each; a policy whose answer is the same for all its
  /// candidates is a ``LaunchCondition`` and is asked once. So there is rarely a reason to write this.
  ///
  /// - Important: The queue decides by what is raised here and explains by `verdict(for:in:)`. It trusts
  ///   that both agree: where they do not, an item is held with no objection to show for it, or shows
  ///   although the explanation objects, and nobody is told. A policy that writes its own checks the
  ///   agreement in a test, over as many candidates and states as it can think of, by
  ///   ``LaunchPipeline/levels(of:in:)``:
  ///
  ///   ```swift
  ///   let pipeline = LaunchPipeline(QuickCap())
  ///   let asked = candidates.map { pipeline.verdict(for: $0, in: state).level }
  ///   #expect(pipeline.levels(of: candidates, in: state) == asked)
  ///   ```
  func judge(_ batch: inout VerdictBatch, in state: LaunchState)
}

extension LaunchPolicy {
  public var name: String { Self.typeName }
  public var scope: LaunchScope { .everything }
  public var timeouts: [LaunchDuration] { [] }
  public var history: HistoryNeed { .none }

  @inlinable
  public func judge(_ batch: inout VerdictBatch, in state: LaunchState) {
    batch.raiseEach { candidate in verdict(for: candidate, in: state).level }
  }

  /// The type's name, its first letter lowercase: `ProOnly` is `proOnly`.
  static var typeName: String {
    let full = String(describing: Self.self)
    let name = full.prefix { $0 != "<" }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// A policy whose verdict is the same for every candidate in its scope.
///
/// It is asked once for all candidates, however many wait.
public protocol LaunchCondition: LaunchPolicy {
  /// Returns what the policy says of every candidate in its scope.
  func verdict(in state: LaunchState) -> Verdict

  /// Returns the level of the verdict, for a policy whose reason takes time to make; asked where only
  /// the level is wanted. It must be that of `verdict(in:)`, as in ``LaunchPolicy/judge(_:in:)``.
  func level(in state: LaunchState) -> VerdictLevel
}

extension LaunchCondition {
  @inlinable
  public func level(in state: LaunchState) -> VerdictLevel { verdict(in: state).level }

  @inlinable
  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    verdict(in: state)
  }

  @inlinable
  public func judge(_ batch: inout VerdictBatch, in state: LaunchState) {
    batch.raiseAll(to: level(in: state))
  }
}
