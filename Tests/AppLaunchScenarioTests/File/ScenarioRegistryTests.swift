import AppLaunch
import AppLaunchItems
import AppLaunchScenario
import Testing

@Suite("Rules of an app's own in scenario files (R16)") struct ScenarioRegistryTests {
  struct FewNotes: LaunchCondition, DocumentedPolicy {
    static let documentType = "fewNotes"
    static let documentKeys = ["count"]
    var count: Int

    init(from fields: PolicyReader) throws(PolicyDocumentError) {
      count = try fields.count("count")
    }

    func verdict(in state: LaunchState) -> Verdict {
      state.record.events["note"]?.count ?? 0 < count ? .hold("too few notes") : .allow
    }

    func write(to fields: inout PolicyWriter) { fields.write("count", count) }
  }

  static func file(_ policy: String) throws -> ScenarioFile {
    try ScenarioFile(
      Array(
        """
        {"name": "own rules", "items": [{"id": "tip"}],
        "policies": [\(policy)],
        "steps": [{"launch": {"version": "1", "at": "2026-03-02T09:00:00Z"}},
        {"expect": {"held": ["tip"], "reasons": {"tip": ["fewNotes"]}}}]}
        """.utf8
      ),
      registry: .withItems.adding(FewNotes.self)
    )
  }

  @Test("A file may name a type that the registry knows, and is written as it was read")
  func known() throws {
    let file = try Self.file(#"{"type": "fewNotes", "count": 1}"#)
    #expect(try ScenarioRunner.run(file).passed)
    let again = try ScenarioFile(
      Array(file.text().utf8),
      registry: .withItems.adding(FewNotes.self)
    )
    #expect(again == file)
  }

  @Test("Its keys are checked as those of the types that ship")
  func faults() {
    let error = #expect(throws: ScenarioError.self) {
      try Self.file(#"{"type": "fewNotes", "cuont": 1}"#)
    }
    #expect(
      error?.description.hasPrefix(
        "line 2, $.policies[0].cuont: The key \"cuont\" is not known here; did you mean \"count\"?"
      ) == true
    )
  }
}
