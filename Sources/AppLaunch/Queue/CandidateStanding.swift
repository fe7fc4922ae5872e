// What a queue keeps of candidates besides those that wait. None of it is generic, so that a queue of
// any item runs the same compiled code.

/// Where an item of this launch is.
enum CandidateStanding: Hashable, Sendable {
  case waiting, onScreen, settled, done
}
