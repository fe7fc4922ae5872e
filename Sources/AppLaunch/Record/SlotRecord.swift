/// When a slot was presented.
public struct SlotRecord: Hashable, Sendable {
  /// What the queue showed, in the last 400 days, at most 64, oldest first.
  public var presentations: [SlotPresentation] = []

  /// What the app said that it showed elsewhere.
  public var elsewhere: [SlotPresentation] = []

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []
}

/// One presentation in a slot.
public struct SlotPresentation: Hashable, Sendable {
  /// When.
  public var at: Stamp

  /// Which item of which owner, or nil where the app showed it elsewhere.
  public var item: LaunchItemID?

  /// The app's version.
  public var version: AppVersion?
}
