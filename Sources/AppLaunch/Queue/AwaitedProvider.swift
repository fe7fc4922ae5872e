/// A provider within its deadline.
struct AwaitedProvider: Sendable {
  var provider: PendingProvider
  var hasTimedOut = false

  /// Whether it was asked for a subject who is gone: what it says of that one's items is too late (N14).
  var isForFormerSubject = false
}
