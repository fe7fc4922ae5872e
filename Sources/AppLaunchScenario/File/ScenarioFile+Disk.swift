public import AppLaunch
public import AppLaunchItems
import Foundation

extension ScenarioFile {
  /// Reads a scenario from a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - registry: The types of policy that the file may name, an app's own among them.
  /// - Throws: What keeps the file from being read, or what is wrong in it.
  public init(
    contentsOfFile path: String,
    registry: PolicyRegistry = .withItems
  ) throws(ScenarioError) {
    try self.init(Self.bytes(ofFile: path), registry: registry)
  }

  /// Reads at most one byte more than a scenario may have.
  private static func bytes(ofFile path: String) throws(ScenarioError) -> Data {
    // A pipe would wait for a writer, and a device may have no end: only files are opened.
    var info = stat()
    guard stat(path, &info) == 0 else {
      let reason = String(cString: strerror(errno))
      let isMissing = errno == ENOENT || errno == ENOTDIR
      let message = isMissing ? "There is no such file." : "The file cannot be read: \(reason)."
      throw ScenarioError(.unreadable, message)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw ScenarioError(.unreadable, "This is a folder, not a file.")
    default: throw ScenarioError(.unreadable, "This is a pipe or a device, not a file.")
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
