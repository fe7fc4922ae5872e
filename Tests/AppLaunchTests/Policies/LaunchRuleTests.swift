import AppLaunch
import Testing

@Suite("Rules about the launch itself")
struct LaunchRuleTests {
  static func state(_ launch: Launch) -> LaunchState { LaunchState(launch: launch) }

  @Test("Kinds hold in launches of other kinds", arguments: LaunchKind.Name.allCases)
  func kinds(kind: LaunchKind.Name) {
    let policy = LaunchKinds(only: .update, .same)
    let kinds: [LaunchKind.Name: LaunchKind] = [
      .install: .install, .adoption: .adoption(from: .of("1")), .update: .update(from: .of("1")),
      .same: .same, .downgrade: .downgrade(from: .of("3")), .unknownVersion: .unknownVersion,
      .recordUnavailable: .recordUnavailable,
    ]
    let verdict = policy.verdict(in: Self.state(Launch(kind: kinds[kind] ?? .same)))
    let isHeld = kind != .update && kind != .same
    let sentence = "the launch is of kind \(kind.rawValue), must be update, same"
    #expect(verdict.sentences == (isHeld ? [sentence] : []))
  }

  @Test(
    "Triggers hold in other launches, quiet in those it names; resume is no default (R19)",
    arguments: LaunchTrigger.allCases
  )
  func triggers(trigger: LaunchTrigger) {
    let state = Self.state(Launch(trigger: trigger))
    let only = Triggers(only: .user, .link).verdict(in: state)
    #expect(only.level == ([.user, .link].contains(trigger) ? .allow : .hold))
    let quiet = Quiet().verdict(in: state)
    let isQuiet = [.link, .notification, .shortcut].contains(trigger)
    #expect(quiet.sentences == (isQuiet ? ["the launch was opened by \(trigger.rawValue)"] : []))
    #expect(Quiet([.resume]).verdict(in: state).level == (trigger == .resume ? .hold : .allow))
  }

  @Test("Nothing is ever among no kinds and no triggers")
  func empty() {
    #expect(LaunchKinds(only: []).verdict(in: Self.state(Launch())).level == .hold)
    #expect(Triggers(only: []).verdict(in: Self.state(Launch())).level == .hold)
    #expect(Quiet([]).verdict(in: Self.state(Launch())) == .allow)
  }

  @Test("A clean exit is missing in the launch after a death in the foreground alone")
  func cleanExit() {
    var past = PastUse()
    past.launches()
    past.launches(afterCrash: true)
    #expect(
      past.verdict(of: CleanExit(), at: nil).sentences == [
        "cleanExit: the launch before died in the foreground"
      ]
    )
    past.launches()
    #expect(past.verdict(of: CleanExit(), at: nil) == .allow)
    past.record.mark(foreground: false)
    past.launches(afterCrash: true)
    #expect(past.verdict(of: CleanExit(), at: nil) == .allow)
  }

  @Test(
    "S6: deaths in a row with an edition on screen drop it from the n-th on",
    arguments: [(0, false), (2, false), (3, true), (4, true)]
  )
  func crashLoop(deaths: Int, isDropped: Bool) {
    let past = Self.crashes(deaths)
    let verdict = past.verdict(of: CrashLoop(attempts: 3), at: nil)
    #expect(verdict.level == (isDropped ? .drop : .allow))
    let sentence = "crashLoop: was on screen in \(deaths) deaths in a row, the limit is 3"
    #expect(verdict.sentences == (isDropped ? [sentence] : []))
    #expect(past.verdict(of: CrashLoop(attempts: 3), about: "another", at: nil) == .allow)
  }

  @Test("S6, N18, N19: a new version or any other outcome begins the count anew")
  func crashLoopEnds() {
    var past = Self.crashes(3)
    past.launches("1.1")
    #expect(past.verdict(of: CrashLoop(), at: nil) == .allow)
    past = Self.crashes(2)
    past.shows("item", at: PastUse.start)
    past.shows("item", at: PastUse.start, outcome: nil)
    past.launches(afterCrash: true)
    #expect(past.verdict(of: CrashLoop(), at: nil) == .allow)
    #expect(past.verdict(of: CrashLoop(attempts: 1), at: nil).level == .drop)
    #expect(PastUse().verdict(of: CrashLoop(attempts: 0), at: nil) == .allow)
  }

  @Test(
    "S6: onboarding and mandatory slots are never dropped, whatever the scope says",
    arguments: [
      (#"{"type":"crashLoop","attempts":2}"#, .other, .drop),
      (#"{"type":"crashLoop","attempts":2}"#, .onboarding, .allow),
      (#"{"type":"crashLoop","attempts":2}"#, consent, .allow),
      (#"{"type":"crashLoop","slots":["onboarding"]}"#, .onboarding, .allow),
      (#"{"type":"crashLoop","items":["item"]}"#, .onboarding, .allow),
      (#"{"type":"crashLoop","slots":["consent"]}"#, consent, .allow),
    ] as [(String, LaunchSlot, VerdictLevel)]
  )
  func crashLoopSpares(form: String, slot: LaunchSlot, level: VerdictLevel) throws {
    let pipeline = try LaunchPipeline(document: "[\(form)]".utf8, slots: [Self.consent])
    #expect(Self.crashes(3).verdict(of: pipeline, in: slot, at: nil).level == level)
  }

  private static let consent = LaunchSlot("consent", priority: 50, mandatory: true)

  @Test(
    "S6: a loop that nothing drops is reported at the strictest attempts of the pipeline, else at three",
    arguments: [
      ([], .other, 3), ([.crashLoop(attempts: 2)], .onboarding, 2),
      ([.crashLoop(attempts: 5)], .onboarding, 5), ([.crashLoop(attempts: 5)], consent, 5),
      ([.crashLoop(attempts: 2).only(for: .paywall), .crashLoop(attempts: 5)], .other, 2),
      ([.crashLoop(attempts: 0)], .onboarding, 1), (.standard, .onboarding, 3),
      ([.crashLoop(attempts: 4).when("never") { _ in false }], .other, 4),
    ] as [(LaunchPipeline, LaunchSlot, Int)]
  )
  func crashLoopIsReported(pipeline: LaunchPipeline, slot: LaunchSlot, attempts: Int) {
    for deaths in 0...6 {
      let past = Self.crashes(deaths)
      var queue = LaunchQueue<AnyLaunchItem>(
        launch: past.launch,
        record: past.record,
        pipeline: pipeline
      )
      queue.offer(AnyLaunchItem("item", slot: slot, settledBy: .never))
      let reports = queue.events.count { $0.kind == .crashLoop("item") }
      #expect(reports == (deaths >= attempts ? 1 : 0), "\(deaths) deaths")
    }
  }

  static func crashes(_ count: Int) -> PastUse {
    var past = PastUse()
    past.launches()
    for _ in 0..<count {
      past.shows("item", at: PastUse.start, outcome: nil)
      past.launches(afterCrash: true)
    }
    return past
  }
}
