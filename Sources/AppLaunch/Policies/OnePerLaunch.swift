/// Holds everything after the first screen of a launch: what makes `.calm` calm.
///
/// Onboarding, mandatory slots and follow-ups given by `then:` are neither counted nor held (N32).
public struct OnePerLaunch: LaunchPolicy, DocumentedPolicy {
  /// Creates the rule.
  public init() {}

  public var name: String { "limit" }

  public var scope: LaunchScope { .except(slots: [.onboarding]) }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    let shown = count(in: state)
    guard shown >= 1, isAbout(candidate) else { return .allow }
    return .hold(Reason(code: "limit", measured: .count(shown), bound: .count(1)))
  }

  public func judge(_ batch: inout VerdictBatch, in state: LaunchState) {
    guard count(in: state) >= 1 else { return }
    batch.raiseEach { candidate in isAbout(candidate) ? .hold : .allow }
  }

  private func isAbout(_ candidate: LaunchCandidate) -> Bool {
    !candidate.isFollowUp && !candidate.slot.mandatory
  }

  private func count(in state: LaunchState) -> Int {
    state.shown.count { entry in
      !entry.isMandatory && !entry.isFollowUp && entry.slot != LaunchSlot.onboarding.name
    }
  }
}

extension OnePerLaunch {
  public static let documentType = "onePerLaunch"

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init()
  }

  public func write(to fields: inout PolicyWriter) {}
}
