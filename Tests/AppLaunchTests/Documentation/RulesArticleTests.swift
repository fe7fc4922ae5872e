import Foundation
import Testing

/// Comments, tests and scenarios cite rules by number: each has to stand in the article.
@Suite("Article on the rules")
struct RulesArticleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  private static func defined() throws -> [String] {
    let file = root.appending(path: "Sources/AppLaunch/AppLaunch.docc/Rules.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.matches(of: #/(?m)^- \*\*([A-Z][0-9]+)\*\* /#).map { String($0.1) }
  }

  @Test("It has every rule once: R1 to R54, S1 to S6, N1 to N39")
  func complete() throws {
    let all =
      (1...54).map { "R\($0)" } + (1...6).map { "S\($0)" } + (1...39).map { "N\($0)" }
    #expect(try Self.defined().sorted() == all.sorted())
  }

  @Test("Every code that a comment, a test, a fault or an article cites stands in it")
  func cited() throws {
    let defined = Set(try Self.defined())
    var unknown: Set<String> = []
    for folder in ["Sources", "Tests", "Examples/Demo"] {
      let path = Self.root.appending(path: folder).path
      for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init()
      where [".swift", ".md", "faults.txt"].contains(where: name.hasSuffix) {
        guard let text = try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) else {
          continue
        }
        let comment = #/\/\/|@Test|\| |- \*\*/#
        for line in text.split(separator: "\n") where line.contains(comment) {
          for match in line.matches(of: #/\b[RNS][0-9]{1,2}\b/#)
          where !defined.contains(String(match.0)) {
            unknown.insert("\(name): \(match.0)")
          }
        }
      }
    }
    #expect(unknown.isEmpty)
  }
}
