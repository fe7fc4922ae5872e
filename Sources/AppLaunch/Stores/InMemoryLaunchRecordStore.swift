/// A record that is gone when the process ends, for tests, previews and programs that keep nothing.
///
/// An explanation of an app that uses it says that the record is not persisted. For tests, reading
/// and writing can be made to fail:
///
/// ```swift
/// let store = InMemoryLaunchRecordStore()
/// store.writeFault = .unwritable
/// ```
public final class InMemoryLaunchRecordStore: LaunchRecordStore {
  private struct State: Sendable {
    var record: LaunchRecord?
    var readFault: LaunchRecordStoreError.Code?
    var writeFault: LaunchRecordStoreError.Code?
    var saves = 0
  }

  private let state: Guarded<State>

  /// Creates a store with a record in it, or with none.
  public init(_ record: LaunchRecord? = nil) {
    state = Guarded(State(record: record))
  }

  /// The record in the store, whatever fails.
  public var record: LaunchRecord? {
    get { state.withLock { $0.record } }
    set { state.withLock { $0.record = newValue } }
  }

  /// How reading fails, or nil where it does not.
  public var readFault: LaunchRecordStoreError.Code? {
    get { state.withLock { $0.readFault } }
    set { state.withLock { $0.readFault = newValue } }
  }

  /// How writing fails, or nil where it does not.
  public var writeFault: LaunchRecordStoreError.Code? {
    get { state.withLock { $0.writeFault } }
    set { state.withLock { $0.writeFault = newValue } }
  }

  /// How often a record was saved.
  public var saves: Int { state.withLock { $0.saves } }

  public var isPersistent: Bool { false }

  public var placeName: String? { "memory \(ObjectIdentifier(self))" }

  public func load() throws(LaunchRecordStoreError) -> LaunchRecord? {
    try state.withLock { (state) throws(LaunchRecordStoreError) in
      try Self.check(state.readFault)
      return state.record
    }
  }

  public func save(_ record: LaunchRecord) throws(LaunchRecordStoreError) {
    try state.withLock { (state) throws(LaunchRecordStoreError) in
      try Self.check(state.writeFault)
      state.record = record
      state.saves += 1
    }
  }

  private static func check(
    _ fault: LaunchRecordStoreError.Code?
  ) throws(LaunchRecordStoreError) {
    guard let fault else { return }
    throw LaunchRecordStoreError(fault, place: "memory", reason: "a test asked for it")
  }
}
