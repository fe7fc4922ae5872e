#if !canImport(Darwin)
  import Foundation

  extension FileLaunchRecordStore {
    /// The folder of an app's record: in `$XDG_STATE_HOME`, or `~/.local/state` where that is not set
    /// or no absolute path (XDG Base Directory Specification 0.8).
    static func folder(
      of app: String,
      environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
      let told = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let state = told ?? "\(home ?? NSHomeDirectory())/.local/state"
      return URL(filePath: state, directoryHint: .isDirectory)
        .appending(path: app, directoryHint: .isDirectory)
    }
  }
#endif
