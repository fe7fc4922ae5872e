import Foundation

/// The scenario files under `Examples`, which are part of the documentation.
enum ExampleScenarios {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/Scenarios").standardizedFileURL.path

  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []

  static func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
  }
}
