/// A policy that is asked only where a condition holds.
package struct ConditionalPolicy: LaunchPolicy {
  package internal(set) var base: any LaunchPolicy

  /// What the condition is, for explanations.
  package let condition: String

  package let isMet: @Sendable (LaunchState) -> Bool

  package var name: String { base.name }
  package var scope: LaunchScope { base.scope }
  package var timeouts: [LaunchDuration] { base.timeouts }
  package var history: HistoryNeed { base.history }

  package func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    isMet(state) ? base.verdict(for: candidate, in: state) : .allow
  }

  package func judge(_ batch: inout VerdictBatch, in state: LaunchState) {
    if isMet(state) { base.judge(&batch, in: state) }
  }
}
