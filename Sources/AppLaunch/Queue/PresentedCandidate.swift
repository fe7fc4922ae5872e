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
