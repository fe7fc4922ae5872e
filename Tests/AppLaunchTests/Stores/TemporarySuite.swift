import Foundation
import Testing

/// User defaults for one test, gone when nobody holds them any more.
final class TemporarySuite {
  let defaults: UserDefaults
  let name = "launch-\(UUID().uuidString)"

  // Where there is no defaults server, suites are files in a folder that the environment names.
  private static let folder: TemporaryFolder? = {
    let folder = try? TemporaryFolder()
    if let folder { setenv("XDG_CONFIG_HOME", folder.url.path, 1) }
    return folder
  }()

  init() throws {
    _ = Self.folder
    defaults = try #require(UserDefaults(suiteName: name))
  }

  deinit {
    defaults.removePersistentDomain(forName: name)
  }
}
