#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import AppLaunch

  @Suite("Folder of the record")
  struct RecordFolderTests {
    @Test(
      "R44: the place on Linux is the state folder, absolute paths only",
      arguments: [
        (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/notes/"),
        (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/notes/"),
        (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/notes/"),
        (["HOME": "/h"], "/h/.local/state/notes/"),
      ]
    )
    func place(environment: [String: String], path: String) {
      #expect(
        FileLaunchRecordStore.folder(of: "notes", environment: environment).path(
          percentEncoded: false
        )
          == path
      )
    }
  }
#endif
