#if canImport(Darwin)
  import Foundation

  extension FileLaunchRecordStore {
    /// The folder of an app's record: in Application Support, which is backed up and not shown to
    /// users.
    static func folder(of app: String) -> URL {
      URL.applicationSupportDirectory.appending(path: app, directoryHint: .isDirectory)
    }
  }
#endif
