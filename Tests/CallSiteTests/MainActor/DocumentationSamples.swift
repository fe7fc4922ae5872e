// Compiled twice, with either default isolation: the other folder holds a link to this file.
import Foundation
import Testing

/// What the documentation shows compiles: each sample stands, line by line, in one of the files here.
@Suite("Samples in the documentation") struct DocumentationSamples {
  @Test(
    "Every sample in articles and comments stands in one of these files, its lines in their order"
  )
  func samples() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let root = folder.appending(path: "../../..").standardizedFileURL
    let sites = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try Self.code(String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    var count = 0
    for module in ["AppLaunch", "AppLaunchItems", "AppLaunchScenario"] {
      let sources = root.appending(path: "Sources/\(module)")
      for case let name as String in FileManager.default.enumerator(atPath: sources.path) ?? .init()
      where name.hasSuffix(".swift") || name.hasSuffix(".md") {
        let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
        for sample in Self.samples(in: text, areComments: name.hasSuffix(".swift")) {
          count += 1
          #expect(sites.contains { Self.has($0, sample) }, "\(module)/\(name): \(sample)")
        }
      }
    }
    #expect(count > 70)
  }

  /// The lines of each block of Swift.
  private static func samples(in text: String, areComments: Bool) -> [[String]] {
    var samples: [[String]] = []
    var isOpen = false
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if areComments, !line.hasPrefix("///") {
        isOpen = false
        continue
      }
      let content = areComments ? String(line.dropFirst(3)) : line
      if content.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isOpen = !isOpen && content.hasSuffix("```swift")
        if isOpen { samples.append([]) }
      } else if isOpen {
        samples[samples.count - 1] += code(content)
      }
    }
    return samples
  }

  /// The lines of code without what is said beside them, nor a comma that a list puts behind.
  private static func code(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      var line = String(line)
      if let comment = line.range(of: "// ") { line.removeSubrange(comment.lowerBound...) }
      line = line.trimmingCharacters(in: .whitespaces)
      if line.hasSuffix(",") { line.removeLast() }
      return line.isEmpty ? nil : line
    }
  }

  private static func has(_ lines: [String], _ sample: [String]) -> Bool {
    var rest = sample[...]
    for line in lines where line == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
