/// A candidate that was settled for this launch.
struct SettledCandidate: Sendable {
  var candidate: LaunchCandidate
  var outcome: Outcome

  /// What settled it, or nil where it is made again from a frozen state when asked for.
  var verdict: Verdict?
  var frozen: Int

  /// Whether the record has it.
  var isRecorded = false

  enum Outcome: Sendable { case held, dropped, failed }
}
