// What a queue keeps of candidates besides those that wait. None of it is generic, so that a queue of
// any item runs the same compiled code.

/// Where an item of this launch is.
enum CandidateStanding: Hashable, Sendable {
  case waiting, onScreen, settled, done
}

/// The candidate on screen.
struct PresentedCandidate: Sendable {
  var candidate: LaunchCandidate

  /// The order number of its entry in the record.
  var order: Int

  var wasFollowUp: Bool

  /// Whether the presenter said that it appeared.
  var isConfirmed = false

  /// Whether it was there when the launch began (R19).
  var isCarriedOver = false

  /// Whether it shows since testers pretended something: how it ends is not for the record (R27).
  var isPretended = false
}

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

/// A provider within its deadline.
struct AwaitedProvider: Sendable {
  var provider: PendingProvider
  var hasTimedOut = false

  /// Whether it was asked for a subject who is gone: what it says of that one's items is too late (N14).
  var isForFormerSubject = false
}
