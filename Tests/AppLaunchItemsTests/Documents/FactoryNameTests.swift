import Foundation
import Testing

/// In a builder, a line that begins with a dot goes on with the policy of the line before. Were a factory
/// named like a modifier, that line would change the policy in silence; as it is, it does not compile.
@Suite("Names with a leading dot")
struct FactoryNameTests {
  private static func names(_ pattern: String, in files: [String]) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    let regex = try Regex<(Substring, Substring)>(pattern)
    var names: Set<String> = []
    for file in files {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      for match in text.matches(of: regex) { names.insert(String(match.output.1)) }
    }
    return names
  }

  @Test("No member of a policy or a pipeline bears the name of a factory")
  func apart() throws {
    let factories = try Self.names(
      #"public static (?:func|var) (\w+)"#,
      in: [
        "AppLaunch/Pipeline/LaunchPolicy+Factories.swift",
        "AppLaunchItems/ReviewAsk/LaunchPolicy+ReviewFactories.swift",
      ]
    )
    let members = try Self.names(
      #"(?m)^  (?:@\w+ )*(?:public |package )?(?:internal\(set\) )?(?:func|var|let) (\w+)"#,
      in: [
        "AppLaunch/LaunchPolicy.swift", "AppLaunch/Pipeline/LaunchPolicy+Scope.swift",
        "AppLaunch/Pipeline/CountingPolicy.swift", "AppLaunch/Pipeline/LaunchPipeline.swift",
        "AppLaunch/Pipeline/Standard.swift", "AppLaunch/Documents/DocumentedPolicy.swift",
        "AppLaunch/Documents/LaunchPipeline+Writing.swift",
      ]
    )
    #expect(factories.isSuperset(of: ["standard", "policy", "rule", "cooldown", "daysBetween"]))
    #expect(
      members.isSuperset(of: ["name", "judge", "only", "named", "merged", "without", "scope"])
    )
    #expect(factories.isDisjoint(with: members), "\(factories.intersection(members))")
  }
}
