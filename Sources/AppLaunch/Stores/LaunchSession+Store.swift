extension LaunchSession {
  /// Begins the launch of this process with what a store has: the record, whether it lasts, and the
  /// version that the app wrote down before it had one (R20).
  ///
  /// Where a ``LaunchRecordKeeper`` holds the record, it begins sessions, not this.
  ///
  /// A record that is damaged or cannot be read now is told in ``LaunchQueue/explain()`` and as an event
  /// (R21).
  ///
  /// - Returns: What providers are asked with, as in ``begin(_:record:)``.
  public mutating func begin(
    _ context: LaunchContext,
    from store: some LaunchRecordStore
  ) -> ProviderContext? {
    guard mayBegin else { return nil }
    let reading = store.read()
    isPersistent = store.isPersistent
    let asked = begin(context.knowing(store, reading), record: reading.availability)
    queue.recordFault = reading.error?.description
    return asked
  }

  /// Returns the item to show now, once its presentation is written, so that no crash can undo it (R23);
  /// nil where nothing shows, and once the process has ended.
  ///
  /// ```swift
  /// while let item = session.next(savingTo: store) {
  ///   draw(item)
  ///   session.queue.appeared(item, at: .now)
  ///   session.queue.dismissed(item, via: answer(), at: .now)
  /// }
  /// session.save(to: store)
  /// ```
  ///
  /// Where that write fails the item shows all the same, unless being presented settles it: then the next
  /// one is tried. Why it failed is in ``saveError``.
  public mutating func next(savingTo store: some LaunchRecordStore) -> Item? {
    while phase != .ended, let item = queue.current {
      if save(to: store) == nil || queue.couldNotRecord(item) { return item }
    }
    return nil
  }

  /// Writes what is to be remembered, where there is anything to write.
  ///
  /// - Returns: Why it was not written, or nil where it was or nothing may be.
  @discardableResult
  public mutating func save(to store: some LaunchRecordStore) -> LaunchRecordStoreError? {
    guard let record = recordToSave else { return nil }
    do throws(LaunchRecordStoreError) {
      try store.save(record)
      saveError = nil
    } catch {
      saveError = error
    }
    return saveError
  }
}

extension LaunchContext {
  /// Returns the context with the earlier use that a store without a record tells of, where the app
  /// told of none.
  ///
  /// A text that is no version tells of earlier use all the same, of a version before all others.
  func knowing(_ store: any LaunchRecordStore, _ reading: LaunchRecordReading) -> Self {
    let isFirst = reading.record.map { $0.launches == 0 } ?? true
    guard untrackedEarlierUse == nil, isFirst, let text = store.earlierVersion else { return self }
    var context = self
    context.untrackedEarlierUse = AppVersion(text) ?? AppVersion(0)
    return context
  }
}
