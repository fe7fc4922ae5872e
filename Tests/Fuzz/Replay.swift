import Foundation

/// Passes each kept input to its harness.
///
/// Arguments: files, or folders of them. An input lies in a folder with the name of its harness.
@main
struct Replay {
  static func main() throws {
    let paths = try CommandLine.arguments.dropFirst().flatMap(files).sorted()
    for path in paths {
      let input = URL(filePath: path)
      let name = input.deletingLastPathComponent().lastPathComponent
      guard let harness = harnesses[name] else {
        throw Failure(description: "\(path): no harness is named \(name)")
      }
      harness(Array(try Data(contentsOf: input)))
    }
    print("\(paths.count) inputs replayed, none trapped")
  }

  private static func files(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(description: "\(path): no such file")
    }
    guard isFolder.boolValue else { return [path] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { !$0.hasPrefix(".") }
      .flatMap { try files(at: "\(path)/\($0)") }
  }
}

private struct Failure: Error, CustomStringConvertible {
  var description: String
}
