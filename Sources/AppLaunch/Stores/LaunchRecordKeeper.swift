/// The one who holds a record in a process, shared by all that use it (R54).
///
/// A record has one keeper, or one session that reads and saves it by itself: whoever uses a keeper lets
/// it begin sessions, too, by ``begin(_:_:)``, and saves nothing past it.
///
/// Two users of one place, a tracker and a queue say, get the same keeper: together they count one
/// launch, and what one writes the other finds. A keeper lives as long as the process, and its store
/// with it, even one that nobody else holds.
///
/// ```swift
/// let keeper = LaunchRecordKeeper.keeper(of: store)
/// keeper.begin(context)
/// keeper.update { record in record.record(event: "saved", at: now) }
/// ```
///
/// A session begins through it, and tells what happens within `update`:
///
/// ```swift
/// if let asked = keeper.begin(&session, context) {
///   keeper.update(&session) { session in
///     session.open(["notes": notes.answer(in: asked)])
///     session.becameActive()
///   }
/// }
/// while let item = keeper.next(&session) {
///   draw(item)
///   keeper.update(&session) { session in
///     session.queue.appeared(item, at: .now)
///     session.queue.dismissed(item, via: answer(), at: .now)
///   }
/// }
/// ```
@MainActor
public final class LaunchRecordKeeper {
  /// Where the record is kept.
  public let store: any LaunchRecordStore

  /// What the store found, last time it was read.
  public internal(set) var reading: LaunchRecordReading

  /// The record, with all changes so far, written or not.
  public internal(set) var record: LaunchRecord

  /// The launch that runs, or nil before one was begun.
  public internal(set) var launch: Launch?

  /// Why the last write failed, or nil where it did not; it is repeated with the next change (N12).
  public internal(set) var writeError: LaunchRecordStoreError?

  var isUpdating = false

  /// Whether a change is made once more: what it asks for in passing was done the first time.
  var isRepeating = false
  private var later: [(inout LaunchRecord) -> Void] = []

  /// Sessions in the middle of an update, and those whose launch does not count yet: they stand on a
  /// record of their own, in which the changes of others are made when they are done.
  var watchers: [WeakMeanwhile] = []

  private static var keepers: [String: LaunchRecordKeeper] = [:]

  /// Returns the keeper of a store's place, made at the first call.
  public static func keeper(of store: any LaunchRecordStore) -> LaunchRecordKeeper {
    guard let place = store.placeName else { return LaunchRecordKeeper(store) }
    if let keeper = keepers[place] { return keeper }
    let keeper = LaunchRecordKeeper(store)
    keepers[place] = keeper
    return keeper
  }

  private init(_ store: any LaunchRecordStore) {
    self.store = store
    reading = store.read()
    record = reading.record ?? LaunchRecord()
  }

  /// Whether the record may be changed: it was read, or there is none, or it was lost (R20, R21).
  public var isAvailable: Bool {
    if case .unavailable = reading.availability { false } else { true }
  }

  /// Begins the launch of this process and counts it; called again, returns the launch that runs.
  ///
  /// - Returns: The launch, or nil while the record cannot be read.
  @discardableResult
  public func begin(_ context: LaunchContext) -> Launch? {
    if let launch { return launch }
    if !isAvailable { readAgain() }
    guard isAvailable else { return nil }
    let context = context.knowing(store, reading)
    let isLost = if case .lost = reading.availability { true } else { false }
    update { record in self.launch = record.begin(context, isLost: isLost) }
    return launch
  }

  /// Begins the next launch of this process, after the session gap (R19).
  ///
  /// For one without a session; a session begins its own by ``LaunchSession/beginAgain(_:)`` within
  /// ``update(_:_:)``.
  @discardableResult
  public func beginAgain(_ context: LaunchContext) -> Launch? {
    guard launch != nil else { return begin(context) }
    update { record in self.launch = record.beginAgain(context) }
    return launch
  }

  /// Changes the record and writes it.
  ///
  /// A change that is made while another one is, by a closure that calls back, follows it; none is
  /// lost. One in whose course a session changed the record is made once more, on what came of that.
  /// While the record cannot be read nothing is changed.
  ///
  /// - Returns: Why it was not written, or nil where it was.
  @discardableResult
  public func update(_ change: @escaping (inout LaunchRecord) -> Void) -> LaunchRecordStoreError? {
    guard isAvailable else { return reading.error }
    guard !isRepeating else { return nil }
    for watcher in watchers { watcher.changes?.changes.append(change) }
    later.append(change)
    guard !isUpdating else { return nil }
    isUpdating = true
    while !later.isEmpty {
      let change = later.removeFirst()
      let before = record
      var changed = before
      change(&changed)
      if record != before {
        changed = record
        isRepeating = true
        change(&changed)
        isRepeating = false
      }
      record = changed
    }
    isUpdating = false
    return write()
  }

  /// Reads the store again, after it could not be read.
  public func readAgain() {
    guard launch == nil, !isAvailable else { return }
    reading = store.read()
    record = reading.record ?? LaunchRecord()
  }

  @discardableResult
  func write() -> LaunchRecordStoreError? {
    do throws(LaunchRecordStoreError) {
      try store.save(record)
      writeError = nil
    } catch {
      writeError = error
    }
    return writeError
  }
}
