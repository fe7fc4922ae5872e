import AppLaunch
import AppLaunchItems
import Testing

@Suite("Review limits as documents")
struct ReviewPolicyDocumentTests {
  static let forms = [
    #"{"type":"installLaunch","items":["reviewAsk"]}"#,
    #"{"type":"daysOfUse","slots":["reviewAsk"],"count":3}"#,
    #"{"type":"perYear","slots":["reviewAsk"],"count":2,"counting":["reviewAsk"]}"#,
    #"{"type":"perYear","name":"rare","count":1,"counting":["reviewAsk","survey"]}"#,
    #"{"type":"perVersion","items":["a"],"per":"full","counting":["reviewAsk"]}"#,
    #"{"type":"daysBetween","exceptItems":["b"],"count":90,"counting":["survey"]}"#,
    #"{"type":"recentError","count":3}"#,
  ]

  @Test("R16: a limit with all its keys is written as it was read", arguments: forms)
  func form(form: String) throws {
    let pipeline = try LaunchPipeline(document: "[\(form)]".utf8, registry: .withItems)
    #expect(try pipeline.written().text() == "[\(form)]")
  }

  @Test("R16, R33: all limits of an ask are one document")
  func limits() throws {
    var limits = ReviewLimits(moment: "saved")
    limits.perVersion = .patch
    limits.freshFor = .wholeLaunch
    let pipeline: LaunchPipeline = [.calm, .reviewLimits(limits, for: "ask")]
    #expect(
      pipeline.entries.map(\.name)
        == LaunchPipeline {
          Calm()
          limits.policies(for: "ask")
        }.entries.map(\.name)
    )
    let again = try LaunchPipeline(document: try pipeline.document(), registry: .withItems)
    #expect(try again.document() == pipeline.document())
    #expect(
      try again.written().text().hasPrefix(#"["calm",{"type":"installLaunch","items":["ask"]},"#)
    )
    limits.perVersion = nil
    #expect(!limits.policies(for: "ask").entries.contains { $0.name == "perVersion" })
  }

  @Test("The registry with items knows the limits beside all else, and takes an app's own types")
  func registries() throws {
    let text = #"[{"type": "daysOfUse", "count": 2}, {"type": "minimumDays", "count": 2}]"#
    var documents = PolicyDocuments(registry: .withItems)
    #expect(documents.load(text.utf8) == nil)
    #expect(documents.pipeline.entries.map(\.name) == ["daysOfUse", "minimumDays"])
    documents = PolicyDocuments()
    #expect(documents.load(text.utf8)?.path == "$[0].type")
    let words = Set(PolicyRegistry.withItems.words)
    #expect(words.isSuperset(of: PolicyRegistry.shipped.words))
    #expect(words.count == PolicyRegistry.shipped.words.count + 6)
  }

  @Test(
    "A fault has its place",
    arguments: [
      (#"{"type":"daysOfUse","count":-1}"#, "$[0].count"),
      (#"{"type":"perVersion","per":"none"}"#, "$[0].per"),
      (#"{"type":"perYear","counting":[]}"#, "$[0].counting"),
      (#"{"type":"perYear","within":"P1D"}"#, "$[0].within"),
      (#"{"type":"recentError","days":3}"#, "$[0].days"),
      // R50, N17.
      (#"{"type":"perYear","count":65}"#, "$[0]"), (#"{"type":"daysBetween","count":401}"#, "$[0]"),
      (#"{"type":"daysBetween","count":9223372036854775807}"#, "$[0]"),
    ]
  )
  func faults(form: String, path: String) {
    let error = #expect(throws: PolicyDocumentError.self) {
      try LaunchPipeline(document: "[\(form)]".utf8, registry: .withItems)
    }
    #expect(error?.path == path)
    #expect(error?.code == (path == "$[0]" ? .refused : .invalid))
  }

  @Test("R50, N17: what needs more history than the record keeps is refused, at the exact bound")
  func bounds() {
    let kept: LaunchPipeline = [.perYear(64), .daysBetween(400)]
    #expect(kept.refusals == [])
    let refused: LaunchPipeline = [
      .perYear(65), .daysBetween(401), .reviewLimits(absurd, for: "a"),
    ]
    #expect(
      refused.refusals == [
        "perYear counts to 65, more than the 64 that the record keeps",
        "daysBetween looks back more than the 400 days that the record keeps",
      ]
    )
  }

  private var absurd: ReviewLimits {
    var limits = ReviewLimits(moment: nil)
    limits.minimumDays = .max
    limits.daysOfUse = .max
    limits.errorQuietDays = .max
    return limits
  }

  @Test("N17: an end that is out of reach is not promised")
  func unknownEnd() {
    var past = PastUse()
    past.launches()
    past.record.record(event: "error", at: PastUse.start)
    let verdict = past.verdict(of: QuietAfterErrors(days: .max), at: PastUse.start)
    #expect(verdict.level == .hold)
    #expect(verdict.until == nil)
  }

  @Test("R12: no number traps, whatever the time", arguments: SamplePolicies.times)
  func absurdNumbers(time: LaunchTime) {
    var past = PastUse()
    past.launches()
    past.shows("ask", in: .reviewAsk, at: PastUse.start)
    past.record.record(event: "error", at: PastUse.start)
    for count in SamplePolicies.counts {
      let policies: [any LaunchPolicy] = [
        MinimumDaysOfUse(count), CallsPerYear(count), DaysBetweenCalls(count),
        QuietAfterErrors(days: count),
      ]
      for policy in policies {
        let pipeline = LaunchPipeline(any: policy)
        let verdict = past.verdict(of: pipeline, about: "ask", in: .reviewAsk, at: time)
        #expect(verdict.objections.allSatisfy { !$0.description.isEmpty })
      }
    }
  }

  @Test("R27: who ignores cooldowns ignores the days between calls, and no other limit")
  func ignoringCooldowns() {
    func objections(ignoring: Bool) -> [String] {
      var record: LaunchRecord?
      var found: [String] = []
      for day in 0..<3 {
        var session = LaunchSession<AnyLaunchItem>(
          pipeline: [
            .daysBetween(), .perYear(1), .perVersion(), .recentError(),
            .cooldown(for: .days(3)),
          ]
        )
        session.overrides.ignoresCooldowns = ignoring && day == 2
        let at = LaunchInstant(PastUse.start + .days(Int64(day)))
        let context = LaunchContext(at: at, version: "1.0", installID: "test")
        guard session.begin(context, record: .available(record)) != nil else { continue }
        session.open(["ask": ProviderAnswer(offers: [AnyLaunchItem(ReviewAskItem())])])
        session.becameActive()
        found = session.queue.explain().candidate("reviewAsk")?.objections.map(\.policy) ?? []
        session.queue.record(event: "error")
        record = session.quit(at: at)
      }
      return found
    }
    #expect(
      objections(ignoring: false)
        == ["cooldown", "daysBetween", "perVersion", "perYear", "recentError"]
    )
    #expect(objections(ignoring: true) == ["perVersion", "perYear", "recentError"])
  }
}
