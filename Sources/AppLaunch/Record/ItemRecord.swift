/// What the record knows of one item (R26).
public struct ItemRecord: Hashable, Sendable {
  /// The name of the slot in which it was last met.
  public var slot: String

  /// Its presentations of the last 400 days, at most 64, oldest first.
  public var presentations: [Presentation] = []

  /// How often it was presented, ever.
  public var timesPresented: Int = 0

  /// The names of all outcomes it ever had.
  public var outcomes: [String] = []

  /// What is known of its editions.
  public var editions: [LaunchEdition: EditionRecord] = [:]

  /// When it was last met in a launch.
  public var lastSeen: Stamp

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []

  /// Whether it was ever presented.
  public var wasEverPresented: Bool { timesPresented > 0 }

  /// Whether any edition is settled: such an item never leaves the record.
  public var isSettled: Bool { editions.values.contains { $0.settlement != nil } }

  /// Returns what is known of an edition, or nil where it was never met.
  public func edition(_ edition: LaunchEdition) -> EditionRecord? { editions[edition] }

  /// The outcome of the last presentation of any edition.
  public var lastOutcome: OutcomeRecord? {
    editions.values.compactMap(\.lastOutcome).max { $0.at.order < $1.at.order }
  }
}
