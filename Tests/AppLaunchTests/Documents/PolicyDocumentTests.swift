import AppLaunch
import Testing

@Suite("Policy documents")
struct PolicyDocumentTests {
  static let consent = LaunchSlot("consent", priority: 50, mandatory: true)

  static func read(_ text: String) throws(PolicyDocumentError) -> LaunchPipeline {
    try LaunchPipeline(document: text.utf8, slots: [consent])
  }

  static func text(_ pipeline: LaunchPipeline) throws -> String {
    String(decoding: try pipeline.document(), as: UTF8.self)
  }

  static let forms = [
    #"{"type":"drop","slots":["whatsNew"],"after":["onboarding"]}"#,
    #"{"type":"hold","items":["sale"],"after":["paywall","consent","terms"]}"#,
    #"{"type":"limit","slots":["reviewAsk","followUp"],"count":1}"#,
    #"{"type":"onePerLaunch","exceptSlots":["onboarding"]}"#,
    #"{"type":"cap","slots":["reviewAsk"],"count":3,"within":"P365D"}"#,
    #"{"type":"dailyCap","exceptSlots":["consent"],"count":1,"zone":"Europe/Berlin"}"#,
    #"{"type":"cooldown","slots":["paywall"],"for":"P3D","since":"slot"}"#,
    #"{"type":"cooldown","name":"calm","items":["a"],"for":"PT20H","since":"same"}"#,
    #"{"type":"once","per":"minor"}"#,
    #"{"type":"minimumLaunches","count":3}"#,
    #"{"type":"minimumDays","count":9223372036854775807}"#,
    #"{"type":"events","event":"saved","count":2}"#,
    #"{"type":"versions","from":"1.2","through":"2.0-rc.1"}"#,
    #"{"type":"versions"}"#,
    #"{"type":"dates","from":"2026-03-01T00:00:00Z","until":"2026-04-01T00:00:00Z"}"#,
    #"{"type":"hours","from":"22:00","to":"06:30","zone":"UTC"}"#,
    #"{"type":"kinds","only":["update","same"]}"#,
    #"{"type":"triggers","only":["user","resume"]}"#,
    #"{"type":"quiet","exceptSlots":["onboarding"],"triggers":["link"],"atMost":3}"#,
    #"{"type":"quiet","name":"links","triggers":["link","notification"]}"#,
    #"{"type":"requires","slots":["paywall"],"item":"welcome","outcome":"action:later"}"#,
    #"{"type":"fact","fact":"isPro","is":true,"missing":"allow","otherwise":"wait"}"#,
    #"{"type":"fact","fact":"plan","equals":"family","missing":"hold","otherwise":"hold"}"#,
    #"{"type":"fact","fact":"seats","equals":3,"missing":"hold","otherwise":"hold"}"#,
    #"{"type":"flag","flag":"sale","is":false,"timeout":"PT5S","unresolved":"allow"}"#,
    #"{"type":"moment","moment":"saved","freshFor":"PT10S"}"#,
    #"{"type":"moment","moment":"saved","freshFor":"launch"}"#,
    #"{"type":"rollout","percent":12.5,"salt":"editor"}"#,
    #"{"type":"rollout","percent":50,"salt":""}"#,
    #"{"type":"cleanExit"}"#,
    #"{"type":"crashLoop","exceptSlots":["onboarding","whatsNew"],"attempts":2}"#,
    #"{"type":"minimumLaunches","slots":["paywall"],"items":["a"],"exceptItems":["b"],"count":2}"#,
  ]

  @Test("R16: a policy with all its keys is written as it was read", arguments: forms)
  func form(form: String) throws {
    let pipeline = try Self.read("[\(form)]")
    #expect(pipeline.entries.count == 1)
    #expect(try pipeline.written().text() == "[\(form)]")
  }

  @Test("What a document may leave out has the value that Swift has")
  func defaults() throws {
    let short = try Self.read(
      """
      [{"type": "dailyCap", "count": 1}, {"type": "cooldown", "for": "P1D"}, {"type": "once"},
      {"type": "hours", "from": "08:00", "to": "09:00"}, {"type": "quiet"},
      {"type": "requires", "item": "a"}, {"type": "fact", "fact": "a"}, {"type": "flag", "flag": "a"},
      {"type": "moment", "moment": "a"}, {"type": "crashLoop"}]
      """
    )
    let swift: LaunchPipeline = [
      .dailyCap(1), .cooldown(for: .days(1)), .once(),
      .hours(from: MinuteOfDay(8), to: MinuteOfDay(9)), .quiet(), .requires("a"), .fact("a"),
      .flag("a"), .moment("a"), .crashLoop(),
    ]
    #expect(try Self.text(short) == Self.text(swift))
  }

  @Test("R16: every policy that ships reads back as one that decides the same", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    var life = RandomLife(seed: seed)
    let state = life.state()
    let candidates = life.candidates(in: state)
    for policy in SamplePolicies.usual + SamplePolicies.absurd {
      let pipeline = LaunchPipeline(any: policy).except(items: "new")
      guard pipeline.refusals.isEmpty else { continue }
      let document = try pipeline.document()
      let again = try LaunchPipeline(document: document, slots: [Self.consent])
      #expect(try again.document() == document)
      for candidate in candidates {
        let verdict = pipeline.verdict(for: candidate, in: state)
        let read = again.verdict(for: candidate, in: state)
        #expect(read.level == verdict.level && read.until == verdict.until, "\(policy)")
      }
    }
  }

  @Test("The scope of a cap is what it counts, in documents too")
  func counted() throws {
    var past = PastUse()
    past.launches()
    past.shows("item", in: .paywall, at: PastUse.start)
    let cap = try Self.read(
      #"[{"type": "cap", "slots": ["followUp"], "count": 1, "within": "P1D"}]"#
    )
    let verdict = past.verdict(of: cap, about: "b", in: .followUp, at: PastUse.start)
    #expect(verdict == .allow)
  }

  @Test(
    "The words for the standard and calm rules stand for exactly those, and are written again",
    arguments: [
      (#"["standard"]"#, 7), (#"["calm"]"#, 8), (#"[]"#, 0),
      (#"[{"standard":{"without":["quiet"]}}]"#, 6),
      (#"[{"standard":{"without":["crashLoop","quiet"]}}]"#, 5),
      (#"[{"standard":{"without":["limit"]}}]"#, 6),
      (#"[{"calm":{"without":["quiet"]}}]"#, 7),
      (#"["standard",{"type":"minimumDays","count":2}]"#, 8),
    ]
  )
  func presets(text: String, count: Int) throws {
    let pipeline = try Self.read(text)
    #expect(pipeline.entries.count == count)
    #expect(try pipeline.written().text() == text)
  }

  @Test("A word is written only for the rules it stands for")
  func notStandard() throws {
    let changed = Standard().without("quiet").merged(with: LaunchPipeline(Quiet()))
    #expect(
      try changed.written().text()
        == #"[{"standard":{"without":["quiet"]}},"#
        + #"{"type":"quiet","triggers":["link","notification","shortcut"]}]"#
    )
    #expect(
      try LaunchPipeline(CrashLoop().except(.onboarding)).written().text()
        == #"[{"type":"crashLoop","exceptSlots":["onboarding"],"attempts":3}]"#
    )
    let first = Standard().without("drop", "limit", "quiet", "crashLoop")
    #expect(try first.written().text().contains(#""settledBefore":true"#))
  }

  @Test("A name in `after` is a slot where the document knows one, else an item")
  func mixedNames() throws {
    let known = try Self.read(#"[{"type": "hold", "after": ["consent"]}]"#)
    let unknown = try LaunchPipeline(document: #"[{"type": "hold", "after": ["consent"]}]"#.utf8)
    let shown = [LaunchState.Shown(id: "terms", slot: "consent")]
    let state = PastUse().state(at: nil, shown: shown)
    let candidate = LaunchCandidate(AnyLaunchItem("item", slot: .other))
    #expect(known.verdict(for: candidate, in: state).level == .hold)
    #expect(unknown.verdict(for: candidate, in: state).level == .allow)
  }

  @Test("R16: a name is carried by objections, and by what a quiet rule counts")
  func names() throws {
    let pipeline = try Self.read(
      #"[{"type": "quiet", "name": "links", "triggers": ["link"], "atMost": 1}]"#
    )
    #expect((pipeline.entries[0].policy as? Quiet)?.name == "links")
    #expect(pipeline.entries[0].documentType == "quiet")
    #expect(QuietTests.shown(pipeline, [.link, .link, .link]) == [false, true, false])
  }
}
