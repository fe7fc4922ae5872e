/// Holds everything after the first screen of a launch: what makes `.calm` calm.
///
/// Onboarding, mandatory slots and follow-ups given by `then:` are neither counted nor held (N32).
public struct OnePerLaunch: LaunchPolicy, DocumentedPolicy {
  /// Creates the rule.
  public init() {}

  public var name: String { "limit" }

  public var scope: LaunchScope { .except(slots: [.onboarding]) }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    guard !candidate.isFollowUp, !candidate.slot.mandatory else { return .allow }
    var shown = 0
    for entry in state.shown
    where !entry.isMandatory && !entry.isFollowUp && entry.slot != LaunchSlot.onboarding.name {
      shown += 1
    }
    guard shown >= 1 else { return .allow }
    return .hold(Reason(code: "limit", measured: .count(shown), bound: .count(1)))
  }
}

extension OnePerLaunch {
  public static let documentType = "onePerLaunch"

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init()
  }

  public func write(to fields: inout PolicyWriter) {}
}
