/// What is known of an app's use before it had a record: what it wrote down by itself, or by another
/// package.
///
/// ```swift
/// var use = EarlierUse()
/// use.version = "1.6"
/// use.shown.append(EarlierUse.Shown(in: .reviewAsk, at: lastAsk))
/// let record = LaunchRecord(continuing: use)
/// ```
///
/// A record that continues it begins at the first launch as an adoption where a version is known
/// (R20), and every count that was imported holds for policies from then on.
public struct EarlierUse: Hashable, Sendable {
  /// The version that was launched last, or the highest that is known to have been.
  public var version: AppVersion?

  /// When the app was first used.
  public var firstUse: LaunchTime?

  /// What the user has seen, so that it does not show again.
  public var seen: [Seen] = []

  /// What showed, by slot: it counts like a show outside the queue (N26).
  public var shown: [Shown] = []

  /// What the app counted.
  public var events: [Event] = []

  /// Creates a use of which nothing is known.
  public init() {}

  /// Whether nothing is known.
  public var isEmpty: Bool { self == EarlierUse() }

  /// An edition that the user has seen.
  public struct Seen: Hashable, Sendable {
    /// The edition.
    public var key: EditionKey

    /// The slot of its item.
    public var slot: LaunchSlot

    /// When it was seen, or nil where that is not known.
    public var at: LaunchTime?

    /// Creates a note of an edition that was seen.
    public init(_ key: EditionKey, in slot: LaunchSlot, at time: LaunchTime? = nil) {
      self.key = key
      self.slot = slot
      at = time
    }
  }

  /// A show of a slot.
  public struct Shown: Hashable, Sendable {
    /// The slot.
    public var slot: LaunchSlot

    /// When, or nil where that is not known.
    public var at: LaunchTime?

    /// The app's version at that time, or nil where it is not known.
    public var version: AppVersion?

    /// Creates a note of a show.
    public init(in slot: LaunchSlot, at time: LaunchTime?, version: AppVersion? = nil) {
      self.slot = slot
      at = time
      self.version = version
    }
  }

  /// A count of the app's.
  public struct Event: Hashable, Sendable {
    /// The name, as policies such as ``MinimumEvents`` count it.
    public var name: String

    /// How often; what is less than 1 counts nothing.
    public var count: Int

    /// When last, or nil where that is not known.
    public var last: LaunchTime?

    /// Creates a count.
    public init(_ name: String, count: Int, last: LaunchTime? = nil) {
      self.name = name
      self.count = count
      self.last = last
    }
  }
}

extension EarlierUse {
  /// Adds what is known from another source: of versions the higher, of first uses the earlier; of two
  /// counts of one event the higher, since both may tell of the same.
  public mutating func merge(_ other: EarlierUse) {
    version = [version, other.version].compactMap(\.self).max()
    firstUse = [firstUse, other.firstUse].compactMap(\.self).min()
    seen += other.seen.filter { new in !seen.contains { $0.key == new.key } }
    shown += other.shown.filter { !shown.contains($0) }
    for event in other.events {
      guard let index = events.firstIndex(where: { $0.name == event.name }) else {
        events.append(event)
        continue
      }
      events[index].count = max(events[index].count, event.count)
      events[index].last = [events[index].last, event.last].compactMap(\.self).max()
    }
  }
}
