import Foundation

/// The calls to the file system of which a store is made; none follows a link to a file.
struct FileCalls: Sendable {
  /// A call, for tests that let one fail.
  enum Call: Hashable, Sendable, CaseIterable {
    case look, read, list, makeFolder, create, write, finish, link, rename, remove
  }

  /// What a call fails with instead of being made, or nil to make it; a test's seam.
  var fault: (@Sendable (Call) -> CInt?)?

  /// What stands at a path: enough to know whether it is still what it was.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// An error of the system.
  struct Failure: Error, Hashable, Sendable {
    var code: CInt

    /// What the system says, such as "Permission denied".
    var reason: String { String(cString: strerror(code)) }
  }

  /// What can stand at a path.
  enum Kind: Hashable, Sendable {
    case file(Identity)
    case other(String)
  }

  /// Returns what stands at a path, or nil for nothing.
  func look(at path: String) throws(Failure) -> Kind? {
    try check(.look)
    var info = stat()
    guard lstat(path, &info) == 0 else {
      if errno == ENOENT { return nil }
      throw Failure(code: errno)
    }
    return Self.kind(info)
  }

  /// Returns the bytes of a file and what it was, or nil where there are more than a bound.
  func read(_ path: String, atMost limit: Int) throws(Failure) -> (bytes: [UInt8]?, size: Int) {
    try check(.read)
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw Failure(code: errno) }
    let size = Int(clamping: info.st_size)
    guard size <= limit else { return (nil, size) }
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(file, buffer.baseAddress?.advanced(by: count), size - count)
      }
      guard got >= 0 || errno == EINTR else { throw Failure(code: errno) }
      if got == 0 { break }
      count += max(got, 0)
    }
    bytes.removeLast(size - count)
    return (bytes, size)
  }

  /// Returns the names in a folder; none where it cannot be read.
  func list(_ folder: String) -> [String] {
    guard fault?(.list) == nil else { return [] }
    return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Makes a folder that only its owner may read, with those around it.
  func makeFolder(_ folder: String) throws(Failure) {
    try check(.makeFolder)
    guard mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
    let parent = (folder as NSString).deletingLastPathComponent
    guard errno == ENOENT, !parent.isEmpty, parent != folder else { throw Failure(code: errno) }
    try makeFolder(parent)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw Failure(code: errno) }
  }

  /// Writes a file where there is none, for its owner alone; returns what it is, which a new name
  /// does not change.
  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(Failure) -> Identity? {
    try check(.create)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { close(file) }
    // In two halves, so that a test can end in the middle.
    let middle = bytes.count / 2
    try check(.write)
    try write(bytes[..<middle], to: file)
    try check(.finish)
    try write(bytes[middle...], to: file)
    var info = stat()
    guard fstat(file, &info) == 0, case .file(let identity) = Self.kind(info) else { return nil }
    return identity
  }

  private func write(_ bytes: ArraySlice<UInt8>, to file: CInt) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw Failure(code: errno) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Gives a file a second name.
  func link(_ path: String, as other: String) throws(Failure) {
    try check(.link)
    guard Foundation.link(path, other) == 0 else { throw Failure(code: errno) }
  }

  /// Moves a file into the place of another, at once.
  func rename(_ path: String, to other: String) throws(Failure) {
    try check(.rename)
    guard Foundation.rename(path, other) == 0 else { throw Failure(code: errno) }
  }

  /// Removes a file, if there is one.
  func remove(_ path: String) throws(Failure) {
    try check(.remove)
    guard unlink(path) == 0 || errno == ENOENT else { throw Failure(code: errno) }
  }

  private func check(_ call: Call) throws(Failure) {
    if let code = fault?(call) { throw Failure(code: code) }
  }

  private static func kind(_ info: stat) -> Kind {
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      .file(
        Identity(
          device: UInt64(truncatingIfNeeded: info.st_dev),
          number: UInt64(truncatingIfNeeded: info.st_ino),
          size: Int(clamping: info.st_size),
          seconds: Int(info.modified.tv_sec),
          nanoseconds: Int(info.modified.tv_nsec)
        )
      )
    case S_IFDIR: .other("a folder is in its place")
    case S_IFLNK: .other("a link is in its place")
    default: .other("a device or pipe is in its place")
    }
  }
}
