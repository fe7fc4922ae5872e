import AppLaunch
import AppLaunchItems
import Foundation
import Testing

/// What holds for every policy that ships, whichever module it is in.
@Suite("Every policy that ships, those for review asks included")
struct ShippedPolicyTests {
  static let consent = RandomLife.consent

  /// The sources, by name of their type.
  static let policyTypes: [String: String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    var found: [String: String] = [:]
    for module in ["AppLaunch", "AppLaunchItems"] {
      let folder = root.appending(path: module)
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".swift") {
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        else { continue }
        let pattern =
          /public struct (\w+): [^{]*\b(?:LaunchPolicy|LaunchCondition|AfterShownPolicy|CallLimit)\b/
        for match in text.matches(of: pattern) { found[String(match.1)] = text }
      }
    }
    return found
  }()

  /// Those that are no rule of their own, and the closure.
  static let others = ["LaunchPipeline", "Standard", "Calm", "Rule"]

  @Test(
    "R16: every type in the sources is a document, known to the registry, and has a sample here"
  )
  func complete() throws {
    var words: [String] = []
    for (type, text) in Self.policyTypes where !Self.others.contains(type) {
      let match = text.firstMatch(of: /static let documentType = "(\w+)"/)
      words.append(String(try #require(match, "\(type) is no document").1))
    }
    #expect(words.sorted() == PolicyRegistry.withItems.words)
    let samples = Set(SamplePolicies.all.map { type(of: $0).documentType })
    #expect(samples.sorted() == PolicyRegistry.withItems.words)
  }

  @Test("R16: every policy that ships reads back as one that decides the same", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    var life = RandomLife(seed: seed)
    let state = life.state()
    let candidates = life.candidates(in: state)
    for policy in SamplePolicies.all {
      let pipeline = LaunchPipeline(any: policy).except(items: "new").named("own")
      let document = try pipeline.document()
      let again = try LaunchPipeline(document: document, registry: .withItems)
      #expect(try again.document() == document)
      #expect(again.entries.count == 1)
      for candidate in candidates {
        let verdict = pipeline.verdict(for: candidate, in: state)
        #expect(again.verdict(for: candidate, in: state) == verdict, "\(policy)")
      }
    }
  }

  @Test("Judging many candidates at once says the same as asking about each", arguments: 0..<60)
  func judge(seed: UInt64) {
    var life = RandomLife(seed: seed)
    let state = life.state()
    let candidates = life.candidates(in: state)
    for policy in SamplePolicies.all {
      let pipeline = LaunchPipeline(any: policy)
      let asked = candidates.map { pipeline.verdict(for: $0, in: state).level }
      #expect(pipeline.levels(of: candidates, in: state) == asked, "\(policy), seed \(seed)")
    }
  }

  @Test("The samples object and allow: no law about them is empty")
  func samplesObject() {
    var levels: [String: Set<VerdictLevel>] = [:]
    for seed in 0..<60 {
      var life = RandomLife(seed: UInt64(seed))
      let state = life.state()
      for candidate in life.candidates(in: state) {
        for policy in SamplePolicies.all {
          let word = type(of: policy).documentType
          levels[word, default: []].insert(policy.verdict(for: candidate, in: state).level)
        }
      }
    }
    levels["moment"] = nil  // A random life reaches none.
    for (word, levels) in levels { #expect(levels.count > 1, "\(word) always says \(levels)") }
  }

  /// What may stand in a list, with a leading dot.
  static let list: [LaunchPipeline] = [
    .drop(.whatsNew, after: .onboarding, settledBefore: false),
    .hold(.whatsNew, after: .onboarding, settledBefore: true), .limit(1, of: .reviewAsk),
    .onePerLaunch, .cap(3, of: .reviewAsk, within: .days(365)), .dailyCap(1),
    .cooldown(of: .paywall, for: .days(3)), .once(per: .minor), .minimumLaunches(2),
    .minimumDays(7), .events("saved", 3), .versions(from: .of("1.2")),
    .dates(until: "2026-04-01T00:00:00Z"), .hours(from: MinuteOfDay(8), to: MinuteOfDay(22)),
    .kinds(only: .update), .triggers(only: .user), .quiet(atMost: 2), .requires("welcome"),
    .fact("isPro"), .flag("sale"), .moment("saved"), .rollout(percent: 5, salt: "x"), .cleanExit,
    .crashLoop(), .installLaunch, .daysOfUse(), .perYear(), .perVersion(), .daysBetween(),
    .recentError(),
  ]

  @Test("Every policy that ships has a name with a leading dot, that of its type in documents")
  func factories() {
    let words = Self.list.compactMap { $0.entries.first?.documentType }
    #expect(words.sorted() == PolicyRegistry.withItems.words)
    #expect(Self.list.allSatisfy { $0.entries.count == 1 && $0.refusals.isEmpty })
  }

  @Test("What the factories leave out has the value that the initialisers have")
  func defaults() throws {
    let list: LaunchPipeline = [
      .once(), .quiet(), .requires("a"), .fact("a"), .flag("a"), .moment("a"), .crashLoop(),
      .daysOfUse(), .perYear(), .perVersion(), .daysBetween(), .recentError(),
    ]
    let built = LaunchPipeline {
      Once()
      Quiet()
      Requires("a")
      RequiresFact("a")
      RequiresFlag("a")
      AwaitMoment("a")
      CrashLoop()
      MinimumDaysOfUse()
      CallsPerYear()
      CallsPerVersion()
      DaysBetweenCalls()
      QuietAfterErrors()
    }
    #expect(try list.document() == built.document())
    let short = try LaunchPipeline(
      document: #"""
        [{"type": "once"}, {"type": "quiet"}, {"type": "requires", "item": "a"},
        {"type": "fact", "fact": "a"}, {"type": "flag", "flag": "a"},
        {"type": "moment", "moment": "a"}, {"type": "crashLoop"}, {"type": "daysOfUse"},
        {"type": "perYear"}, {"type": "perVersion"}, {"type": "daysBetween"},
        {"type": "recentError"}]
        """#.utf8,
      registry: .withItems
    )
    #expect(try short.document() == built.document())
  }
}
