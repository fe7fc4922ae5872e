import Foundation

// The files beside a record.

extension FileLaunchRecordStore {
  var folder: String { (path as NSString).deletingLastPathComponent }

  /// Returns the path of a file beside the record's: `launch-record.json` has
  /// `launch-record.previous.json`.
  func path(with word: String) -> String {
    let path = path as NSString
    let stem = path.deletingPathExtension
    return path.pathExtension.isEmpty ? "\(stem).\(word)" : "\(stem).\(word).\(path.pathExtension)"
  }

  var previous: String { path(with: "previous") }

  /// Gives the bytes of a file a second name, by copying them where the file system has no links.
  func copyFile(_ path: String, to other: String) throws(FileCalls.Failure) {
    do throws(FileCalls.Failure) {
      try calls.link(path, as: other)
    } catch {
      guard error.code != EEXIST, error.code != ENOENT else { throw error }
      let content = try calls.read(path, atMost: LaunchRecord.limits.bytes)
      guard let bytes = content.bytes else { throw error }
      try calls.write(bytes, to: other)
    }
  }

  /// A new name for a file that is being written.
  var unfinishedPath: String { path(with: "saving-\(UUID().uuidString)") }

  /// Removes files of saves that did not end, once they are an hour old: others may be at work.
  func removeUnfinished() {
    let limit = Int(Date().timeIntervalSince1970) - 3_600
    for (name, _) in names(with: "saving-") {
      let path = "\(folder)/\(name)"
      guard let identity = try? identity(at: path), identity.seconds < limit else { continue }
      try? calls.remove(path)
    }
  }

  /// Returns the names of the files beside the record's that have a word, with what follows the word.
  func names(with word: String) -> [(name: String, rest: Substring)] {
    let pathExtension = (path as NSString).pathExtension
    let suffix = pathExtension.isEmpty ? "" : ".\(pathExtension)"
    let prefix = (path(with: word) as NSString).lastPathComponent.dropLast(suffix.count)
    return calls.list(folder).compactMap { name in
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
      return (name, name.dropFirst(prefix.count).dropLast(suffix.count))
    }
  }

  func error(
    _ code: LaunchRecordStoreError.Code,
    _ failure: FileCalls.Failure
  ) -> LaunchRecordStoreError {
    LaunchRecordStoreError(code, place: path, reason: failure.reason, underlying: failure)
  }
}
