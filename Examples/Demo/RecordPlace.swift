import AppLaunch

/// Where Tidy's record is kept: in memory, for now.
final class RecordPlace {
  private var record: LaunchRecord?

  func load() -> LaunchRecord? { record }

  func save(_ record: LaunchRecord) throws { self.record = record }
}
