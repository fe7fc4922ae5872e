import AppLaunch
import Foundation

/// Where Tidy's record is kept: in a file, or in memory for a script.
final class RecordPlace {
  private let file: URL?
  private var record: LaunchRecord?

  /// Creates a place in a file; in memory without one.
  init(file: String? = nil) {
    self.file = file.map { URL(fileURLWithPath: $0) }
  }

  /// The usual place of a platform.
  static var standard: String {
    let environment = ProcessInfo.processInfo.environment
    let state = environment["XDG_STATE_HOME"].map { URL(fileURLWithPath: $0) }
    let home = FileManager.default.homeDirectoryForCurrentUser
    let folder = state ?? home.appendingPathComponent(".local/state")
    return folder.appendingPathComponent("launch-demo/record.json").path
  }

  /// Returns what is remembered, or that it cannot be read.
  func load() -> LaunchRecordAvailability {
    guard let file else { return .available(record) }
    guard FileManager.default.fileExists(atPath: file.path) else { return .available(nil) }
    do {
      return .available(try JSONDecoder().decode(LaunchRecord.self, from: Data(contentsOf: file)))
    } catch {
      return .unavailable
    }
  }

  /// Writes the record in the place of what was there.
  func save(_ record: LaunchRecord) throws {
    self.record = record
    guard let file else { return }
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(record).write(to: file, options: .atomic)
  }
}
