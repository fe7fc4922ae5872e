import AppLaunch
import Foundation

extension ScenarioFile {
  /// Reads a scenario from a file.
  ///
  /// - Throws: What keeps the file from being read, or the first thing that is wrong in it.
  public init(contentsOfFile path: String) throws(ScenarioError) {
    try self.init(Self.bytes(ofFile: path))
  }

  /// Reads at most one byte more than a scenario may have.
  private static func bytes(ofFile path: String) throws(ScenarioError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ScenarioError(.unreadable, "There is no such file.")
    }
    guard !isFolder.boolValue else {
      throw ScenarioError(.unreadable, "This is a folder, not a file.")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw ScenarioError(.unreadable, "The file cannot be read.")
    }
    defer { try? handle.close() }
    let limit = JSONLimits.standard.bytes
    var bytes = Data()
    do {
      while bytes.count <= limit,
        let more = try handle.read(upToCount: limit + 1 - bytes.count), !more.isEmpty
      {
        bytes += more
      }
    } catch {
      throw ScenarioError(.unreadable, "The file cannot be read.")
    }
    guard bytes.count <= limit else {
      throw ScenarioError(.unreadable, "The file has more than \(limit) bytes.")
    }
    return bytes
  }
}
