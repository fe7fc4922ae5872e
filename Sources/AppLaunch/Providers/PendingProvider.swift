/// A provider that has not answered yet.
public struct PendingProvider: Hashable, Sendable {
  /// Who.
  public var source: LaunchSource

  /// The slots for which it may offer: later ones wait for it (R49).
  public var slots: [LaunchSlot]

  /// When the others stop waiting for it, from the beginning of the launch.
  public var deadline: LaunchDuration

  /// Creates a pending provider.
  public init(
    _ source: LaunchSource,
    slots: [LaunchSlot],
    deadline: LaunchDuration = .seconds(2)
  ) {
    self.source = source
    self.slots = slots
    self.deadline = deadline
  }
}
