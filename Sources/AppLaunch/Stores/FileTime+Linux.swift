#if !canImport(Darwin)
  import Foundation

  extension stat {
    /// When the file was changed last.
    var modified: timespec { st_mtim }
  }
#endif
