public import Foundation

/// A record in a file of its own.
///
/// ```swift
/// let store = FileLaunchRecordStore(app: "com.example.notes")
/// ```
///
/// Beside `launch-record.json` stand `launch-record.previous.json`, the record before, and up to eight
/// damaged ones as `launch-record.corrupt-1.json` and so on. A `launch-record.saving-….json` is what a
/// process left that died while it saved; it is removed once it is an hour old.
///
/// A save writes another file and renames it, so that there is the old record or the new one whenever
/// the process dies, and never a mixture (R45). Files are not flushed to the disk, which would cost the
/// main thread more than its share (R23, R35): if the power fails, the record before is what is left.
public struct FileLaunchRecordStore: LaunchRecordStore {
  /// The file.
  public let url: URL

  let path: String
  let calls: FileCalls
  let known = Guarded(Known())

  /// What this store knows of the files: nothing but a look is needed as long as it is so.
  struct Known: Sendable {
    /// The record that was read or written last.
    var good: FileCalls.Identity?

    /// Whether there was no record when this store looked for one.
    var wasMissing = false

    /// Whether the record before is one that can be replaced: this store wrote it, or can read it.
    var ownsPrevious = false

    /// Whether files of saves that never ended were removed.
    var isClean = false
  }

  /// Creates a store of one file, in a folder that is made when needed.
  ///
  /// - Parameter url: A file URL.
  public init(url: URL) {
    self.init(url: url, calls: FileCalls())
  }

  /// Creates a store in the place that the platform has for it: Application Support on Apple's,
  /// `$XDG_STATE_HOME` or `~/.local/state` elsewhere.
  ///
  /// - Parameter app: The folder in that place, such as the app's bundle identifier.
  public init(app: String) {
    precondition(
      !app.isEmpty && app != "." && app != ".." && !app.contains("/"),
      "The app's name \(app.quoted) is not the name of a folder."
    )
    self.init(url: Self.folder(of: app).appending(path: "launch-record.json"))
  }

  init(url: URL, calls: FileCalls) {
    precondition(url.isFileURL, "The record's place \(url) is not a file URL.")
    self.url = url
    self.calls = calls
    path = url.standardizedFileURL.path(percentEncoded: false)
  }

  public func load() throws(LaunchRecordStoreError) -> LaunchRecord? {
    try known.withLock { (known) throws(LaunchRecordStoreError) in
      guard let (record, identity) = try good(at: path) else {
        known.wasMissing = known.good == nil
        return nil
      }
      known.good = identity
      known.wasMissing = false
      return record
    }
  }

  public func save(_ record: LaunchRecord) throws(LaunchRecordStoreError) {
    let bytes = try record.bytes(for: path)
    try known.withLock { (known) throws(LaunchRecordStoreError) in
      let isGood = try checkPresent(known)
      do throws(FileCalls.Failure) {
        try calls.makeFolder(folder)
        if !known.isClean { removeUnfinished() }
        known.isClean = true
        if isGood, !known.ownsPrevious {
          setForeignPreviousAside()
          known.ownsPrevious = true
        }
        known.good = try replace(with: bytes, keepingCopy: isGood)
        known.wasMissing = false
      } catch {
        throw self.error(.unwritable, error)
      }
    }
  }
}

extension FileLaunchRecordStore {
  public var placeName: String? {
    let folder = url.standardizedFileURL.deletingLastPathComponent().resolvingSymlinksInPath()
    return "file \(folder.appending(path: url.lastPathComponent).path)"
  }

  public var hasChanged: Bool {
    known.withLock { known in
      guard let present = try? calls.look(at: path) else { return known.good != nil }
      return known.good.map { .file($0) != present } ?? true
    }
  }

  /// Returns the record in a file with what the file is, or nil where there is none.
  func good(
    at path: String
  ) throws(LaunchRecordStoreError) -> (LaunchRecord, FileCalls.Identity)? {
    guard let identity = try identity(at: path) else { return nil }
    let content: (bytes: [UInt8]?, size: Int)
    do throws(FileCalls.Failure) {
      content = try calls.read(path, atMost: LaunchRecord.limits.bytes)
    } catch {
      // Removed since it was looked at.
      if error.code == ENOENT { return nil }
      throw self.error(.unreadableNow, error)
    }
    guard let bytes = content.bytes else { throw .tooLarge(content.size, place: self.path) }
    return (try LaunchRecord(bytes: bytes, place: self.path), identity)
  }

  /// Returns what file is at a path, or nil where there is none.
  func identity(at path: String) throws(LaunchRecordStoreError) -> FileCalls.Identity? {
    let kind: FileCalls.Kind?
    do throws(FileCalls.Failure) {
      kind = try calls.look(at: path)
    } catch {
      throw self.error(.unreadableNow, error)
    }
    switch kind {
    case nil: return nil
    case .file(let identity): return identity
    case .other(let reason):
      throw LaunchRecordStoreError(.notAFile, place: self.path, reason: reason)
    }
  }

  /// Throws where what is there is not to be replaced (R21).
  ///
  /// - Returns: Whether there is a good record.
  private func checkPresent(_ known: Known) throws(LaunchRecordStoreError) -> Bool {
    do throws(LaunchRecordStoreError) {
      guard let present = try identity(at: path) else { return false }
      if present == known.good { return true }
      let isGood = try good(at: path) != nil
      guard !known.wasMissing else { throw LaunchRecordStoreError.appeared(at: path) }
      return isGood
    } catch {
      guard case .corrupt = LaunchRecordReading(error) else { throw error }
      // One that was damaged since this store knew a good one is set aside on the way.
      guard placeSetAside ?? (known.good == nil ? nil : setAside(path)) != nil else { throw error }
      return false
    }
  }

  /// Puts the bytes in the record's place, and what was there in the place of the record before.
  private func replace(
    with bytes: [UInt8],
    keepingCopy isGood: Bool
  ) throws(FileCalls.Failure) -> FileCalls.Identity? {
    let unfinished = unfinishedPath
    do throws(FileCalls.Failure) {
      let identity = try calls.write(bytes, to: unfinished)
      if isGood { keepCopy() }
      try calls.rename(unfinished, to: path)
      return identity
    } catch {
      try? calls.remove(unfinished)
      throw error
    }
  }

  /// Makes the record the one before, while it stays where it is; a new record is worth more than the
  /// copy, so this may fail.
  private func keepCopy() {
    let copy = unfinishedPath
    do throws(FileCalls.Failure) {
      try copyFile(path, to: copy)
      try calls.rename(copy, to: previous)
    } catch {}
    // Renaming a name of a file over another name of it leaves both.
    try? calls.remove(copy)
  }
}
