/// What is remembered between launches (R26).
///
/// A value without a store or a clock: times come in with each call. Everything in it is bounded, so
/// that it stays small over ten years.
public struct LaunchRecord: Hashable, Sendable {
  /// The name of this install, made once by the host; empty until a launch was counted.
  public internal(set) var installID: String = ""

  /// When the first launch was counted.
  public internal(set) var installed: Stamp?

  /// How many launches were counted.
  public internal(set) var launches: Int = 0

  /// The version that was launched last, whatever it was.
  public internal(set) var lastVersion: AppVersion?

  /// The highest version that was ever launched.
  public internal(set) var highestVersion: AppVersion?

  /// The version up to which what's new has been dealt with (R30).
  public internal(set) var baseline: AppVersion?

  /// Days on which a launch was counted.
  public internal(set) var days = UsageDays()

  /// The launch that has not ended cleanly yet, or nil after a clean end.
  public internal(set) var run: RunMark?

  /// Launches that noticed a clock set back.
  public internal(set) var corrections: [ClockCorrection] = []

  /// What the app recorded with ``record(event:at:)``, by name.
  public internal(set) var events: [String: EventRecord] = [:]

  /// The errors that the app recorded.
  public internal(set) var errors: [Stamp] = []

  /// Deaths in the foreground without a clean end, at the time they were noticed (N28).
  public internal(set) var deaths: [Stamp] = []

  /// The last known values of flags.
  public internal(set) var flags: [String: Bool] = [:]

  /// Items of the install.
  public internal(set) var items: [LaunchItemID: ItemRecord] = [:]

  /// Items of each subject; no subject is the subject with the empty name (N14).
  public internal(set) var subjects: [String: [LaunchItemID: ItemRecord]] = [:]

  /// The subject told last, or nil for none.
  public internal(set) var subject: String?

  /// Presentations by slot, those that the app reported from elsewhere included.
  public internal(set) var slots: [String: SlotRecord] = [:]

  /// For each `quiet` policy, how many launches in a row it kept quiet (N16).
  public internal(set) var quietLaunches: [String: Int] = [:]

  /// The order number at which the record was found on another install, or nil where it never was.
  public internal(set) var restored: Int?

  /// How often each kind of reset was made, for merging.
  public internal(set) var epochs: [String: Int] = [:]

  /// The number of the last entry.
  public internal(set) var order: Int = 0

  /// The latest time that counts as real: stored times, until the clock is set back.
  public internal(set) var latest: LaunchTime?

  /// The schema that the record was read from.
  package var schema = RecordSchema.current

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []

  /// Creates an empty record, of an app that was never launched.
  public init() {}

  /// How many corrections are kept.
  static let keptCorrections = 16
}

extension LaunchRecord {
  /// Whether nothing was ever counted.
  public var isEmpty: Bool { launches == 0 && items.isEmpty && installed == nil }

  /// Returns what is known of an item, or nil where it was never met.
  public func item(_ id: LaunchItemID, owner: LaunchOwner = .install) -> ItemRecord? {
    switch owner {
    case .install: items[id]
    case .subject: subjects[subject ?? ""]?[id]
    }
  }

  /// Returns what is known of one edition, or nil where it was never met.
  public func edition(_ key: EditionKey) -> EditionRecord? {
    item(key.id, owner: key.owner)?.edition(key.edition)
  }

  /// Returns the settlement of an edition, or nil where there is none.
  public func settlement(of key: EditionKey) -> Settlement? { edition(key)?.settlement }

  /// The version that runs in a launch, as far as is known: where it cannot be read, the last one.
  func known(_ version: AppVersion?) -> AppVersion? { version ?? lastVersion }

  /// Calls a closure with an item's entry, made if there is none.
  mutating func update(
    _ id: LaunchItemID,
    owner: LaunchOwner,
    slot: String,
    at stamp: Stamp,
    _ body: (inout ItemRecord) -> Void
  ) {
    switch owner {
    case .install:
      body(&items[id, default: ItemRecord(slot: slot, lastSeen: stamp)])
    case .subject:
      body(
        &subjects[subject ?? "", default: [:]][id, default: ItemRecord(slot: slot, lastSeen: stamp)]
      )
    }
  }
}
