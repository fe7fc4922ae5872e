extension LaunchQueue {
  /// Tells that the user is through with a part of the current item, a step of onboarding say, which the
  /// item names among the editions that it settles.
  ///
  /// The part is settled at once: if the process dies, the item comes back without it (R23, R25). What
  /// is left is settled when the item is closed.
  public mutating func finished(
    _ part: LaunchEdition,
    of item: Item,
    via dismissal: LaunchDismissal = .finished,
    at instant: LaunchInstant? = nil
  ) {
    guard let presented = onScreen(item, for: "finished", at: instant) else { return }
    let candidate = presented.candidate
    if candidate.settledBy == .dismissed, candidate.card.settles.contains(part) {
      wasAnswered = true
      note(.finished(candidate.id, part))
      if !presented.isPretended {
        let key = EditionKey(candidate.id, edition: part, owner: candidate.owner)
        state.record.settle(key, in: candidate.slot, by: dismissal, during: launch, at: wall)
      }
    } else {
      note(.ignored("finished", candidate.id))
    }
    decide()
  }
}
