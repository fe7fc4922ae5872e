extension LaunchRecordKeeper {
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

  /// Returns the item that a session shows now, once its presentation is written (R23); nil where nothing
  /// shows.
  ///
  /// Where that write fails the item shows all the same, unless being presented settles it: then the next
  /// one is tried. Why it failed is in ``writeError``.
  public func next<Item>(_ session: inout LaunchSession<Item>) -> Item? {
    while session.phase != .ended {
      let error = update(&session) { _ in }
      guard let item = session.queue.current else { return nil }
      guard error != nil else { return item }
      var shows = false
      update(&session) { shows = $0.queue.couldNotRecord(item) }
      if shows { return item }
    }
    return nil
  }

  /// Lets a session change its launch on the record as it is now, and writes what comes of it.
  ///
  /// Sessions are told one after the other: what one shows within the closure of another is not kept.
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
      watchers.append(WeakMeanwhile(changes: meanwhile))
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
}
