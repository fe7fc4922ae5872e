/// What a store found when a launch began.
public enum LaunchRecordReading: Sendable {
  /// There is no record: an install, or the first launch with this package (R20).
  case missing

  /// A record.
  case record(LaunchRecord)

  /// The record was damaged; this is the last good copy, at most one save older.
  case restored(LaunchRecord, from: LaunchRecordDamage)

  /// The record was damaged, and there is no good copy.
  case corrupt(LaunchRecordDamage)

  /// There may be a record, but it cannot be read now (R20).
  case unreadable(LaunchRecordStoreError)

  /// A later version of the package wrote the record, which is read-only therefore (R21).
  case newerSchema(LaunchRecordStoreError)

  /// Creates what an error of ``LaunchRecordStore/load()`` means, where nothing was set aside.
  public init(_ error: LaunchRecordStoreError) {
    switch error.code {
    case .undecodable, .tooLarge: self = .corrupt(LaunchRecordDamage(error))
    case .newerSchema: self = .newerSchema(error)
    case .unreadableNow, .notAFile, .unwritable: self = .unreadable(error)
    }
  }
}

extension LaunchRecordReading {
  /// What the launch goes by.
  public var availability: LaunchRecordAvailability {
    switch self {
    case .missing: .available(nil)
    case .record(let record), .restored(let record, _): .available(record)
    case .corrupt: .lost
    case .unreadable, .newerSchema: .unavailable
    }
  }

  /// The record that was found, or nil where none was.
  public var record: LaunchRecord? {
    switch self {
    case .record(let record), .restored(let record, _): record
    case .missing, .corrupt, .unreadable, .newerSchema: nil
    }
  }

  /// What the app is told, or nil where all is well.
  public var error: LaunchRecordStoreError? {
    switch self {
    case .missing, .record: nil
    case .restored(_, let damage), .corrupt(let damage): damage.error
    case .unreadable(let error), .newerSchema(let error): error
    }
  }
}

/// A record that could not be decoded.
public struct LaunchRecordDamage: Sendable {
  /// What is wrong with it.
  public var error: LaunchRecordStoreError

  /// Where it is kept now, or nil where it could not be set aside: then nothing is saved over it.
  public var setAside: String?

  /// Creates a description of damage.
  public init(_ error: LaunchRecordStoreError, setAside: String? = nil) {
    self.error = error
    self.setAside = setAside
  }
}
