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
