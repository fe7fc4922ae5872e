#if canImport(Darwin)
  import Darwin

  extension stat {
    /// When the file was changed last.
    var modified: timespec { st_mtimespec }
  }
#endif
