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
@MainActor
public final class LaunchRecordKeeper {
  /// Where the record is kept.
  public let store: any LaunchRecordStore

  /// What the store found, last time it was read.
  public private(set) var reading: LaunchRecordReading

  /// The record, with all changes so far, written or not.
  public private(set) var record: LaunchRecord

  /// The launch that runs, or nil before one was begun.
  public private(set) var launch: Launch?

  /// Why the last write failed, or nil where it did not; it is repeated with the next change (N12).
  public private(set) var writeError: LaunchRecordStoreError?

  private var isUpdating = false

  /// Whether a change is made once more: what it asks for in passing was done the first time.
  private var isRepeating = false
  private var later: [(inout LaunchRecord) -> Void] = []

  /// Sessions in the middle of an update, and those whose launch does not count yet: they stand on a
  /// record of their own, in which the changes of others are made when they are done.
  private var watchers: [Watcher] = []

  private struct Watcher {
    weak var changes: Meanwhile?
  }

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

  /// Lets a session begin with the launch of this process, which is counted unless somebody else has
  /// done so; one in which testers pretend something counts nothing (R27, R54).
  ///
  /// - Returns: What providers are asked with, as in ``LaunchSession/begin(_:record:)``.
  @discardableResult
  public func begin<Item>(
    _ session: inout LaunchSession<Item>,
    _ context: LaunchContext
  ) -> ProviderContext? {
    guard session.mayBegin else { return nil }
    if launch == nil, !isAvailable { readAgain() }
    session.isPersistent = store.isPersistent
    defer { session.queue.recordFault = reading.error?.description }
    if launch == nil, session.overrides.isActive || !isAvailable {
      return session.begin(context.knowing(store, reading), record: reading.availability)
    }
    var context = context
    context.trigger = session.queue.told.trigger ?? context.trigger
    guard let launch = begin(context) else { return nil }
    let asked = session.join(launch, record: record)
    if let changed = session.recordToSave, changed != record {
      record = changed
      write()
    }
    return asked
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

  /// Lets a session change its launch on the record as it is now, and writes what comes of it.
  ///
  /// - Returns: Why it was not written, or nil where it was or nothing may be.
  @discardableResult
  public func update<Item>(
    _ session: inout LaunchSession<Item>,
    _ change: (inout LaunchSession<Item>) -> Void
  ) -> LaunchRecordStoreError? {
    guard !isRepeating else { return nil }
    guard session.phase != .ended else {
      change(&session)
      return nil
    }
    if isAvailable {
      if session.recordToSave != nil, session.meanwhile == nil { session.queue.use(record) }
      if session.unpretended != nil {
        session.unpretended?.record = record
        if launch != nil { session.unpretended?.isOfThisProcess = true }
      }
    }
    let meanwhile = session.meanwhile ?? Meanwhile()
    session.meanwhile = meanwhile
    watchers.removeAll { $0.changes == nil }
    if !watchers.contains(where: { $0.changes === meanwhile }) {
      watchers.append(Watcher(changes: meanwhile))
    }
    change(&session)
    if session.phase == .begun, session.unpretended == nil { return nil }
    session.meanwhile = nil
    watchers.removeAll { $0.changes === meanwhile }
    guard var changed = session.recordToSave else { return nil }
    if session.phase != .ended { launch = session.queue.launch }
    for change in meanwhile.changes { change(&changed) }
    if !meanwhile.changes.isEmpty, session.phase != .ended { session.queue.use(changed) }
    guard changed != record || writeError != nil else { return nil }
    record = changed
    return isUpdating ? nil : write()
  }

  /// Reads the store again, after it could not be read.
  public func readAgain() {
    guard launch == nil, !isAvailable else { return }
    reading = store.read()
    record = reading.record ?? LaunchRecord()
  }

  @discardableResult
  private func write() -> LaunchRecordStoreError? {
    do throws(LaunchRecordStoreError) {
      try store.save(record)
      writeError = nil
    } catch {
      writeError = error
    }
    return writeError
  }
}

/// What others change in a record while a session stands on one of its own.
@MainActor
final class Meanwhile {
  var changes: [(inout LaunchRecord) -> Void] = []

  nonisolated init() {}
}
