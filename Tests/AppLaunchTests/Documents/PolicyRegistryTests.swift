import AppLaunch
import Testing

@Suite("Policy registry")
struct PolicyRegistryTests {
  /// A policy of a team's own that uses every kind of value there is.
  struct TeamRule: LaunchCondition, DocumentedPolicy {
    var share: Double
    var words: [String]
    var version: AppVersion

    static let documentType = "teamRule"
    static let documentKeys = ["share", "words", "version"]

    init(from fields: PolicyReader) throws(PolicyDocumentError) {
      share = try fields.number("share", in: 0...1)
      words = try fields.texts("words", default: ["none"])
      version = try fields.version("version")
      if words.isEmpty { throw fields.error("A team has words.", at: "words") }
    }

    func write(to fields: inout PolicyWriter) {
      fields.write("share", share)
      fields.write("words", words)
      fields.write("version", version)
    }

    func verdict(in state: LaunchState) -> Verdict { .hold("\(words.joined())") }
  }

  static let registry = PolicyRegistry.shipped.adding(TeamRule.self)

  @Test("R16: an app's own type is read and written by its word, with name and scope")
  func ownType() throws {
    let text =
      #"[{"type":"teamRule","name":"ours","slots":["paywall"],"share":0.25,"words":["a"],"#
      + #""version":"1.2"}]"#
    let pipeline = try LaunchPipeline(document: text.utf8, registry: Self.registry)
    #expect(try pipeline.written().text() == text)
    #expect(PastUse().verdict(of: pipeline, in: .paywall, at: nil).sentences == ["ours: a"])
    #expect(PastUse().verdict(of: pipeline, in: .other, at: nil) == .allow)
    let unknown = #expect(throws: PolicyDocumentError.self) {
      try LaunchPipeline(document: text.utf8)
    }
    #expect(unknown?.path == "$[0].type")
  }

  @Test("Its own errors name their place")
  func ownError() {
    let text = #"[{"type":"teamRule","share":0.5,"words":[],"version":"1"}]"#
    let error = #expect(throws: PolicyDocumentError.self) {
      try LaunchPipeline(document: text.utf8, registry: Self.registry)
    }
    #expect(error?.description == "line 1, $[0].words: A team has words.")
  }

  @Test("A type may be registered twice, and a registry may know nothing")
  func registering() {
    #expect(Self.registry.adding(TeamRule.self).words == Self.registry.words)
    #expect(PolicyRegistry().words == [])
    #expect(PolicyRegistry.shipped.words.count == 24)
  }
}
