import AppLaunch
import AppLaunchItems
import Testing

@Suite("Review limits") struct ReviewLimitsTests {
  /// The names of the policies that object to the ask on one day, after launches and asks before.
  private func objections(
    day: Int64,
    launches: [Int64] = [0, 1, 2],
    asks: [Int64] = [],
    errors: [Int64] = [],
    version: AppVersion = "1.0",
    change: (inout ReviewLimits) -> Void = { _ in }
  ) -> [String: LaunchTime?] {
    var limits = ReviewLimits(moment: nil)
    change(&limits)
    var app = TestApp()
    for past in launches where past < day {
      app.launch(
        "1.0",
        day: past,
        answer: { _ in ProviderAnswer() },
        play: { session in
          if asks.contains(past) { session.queue.shownElsewhere(slot: .reviewAsk) }
          if errors.contains(past) { session.queue.record(event: "error") }
        }
      )
    }
    var found: [String: LaunchTime?] = [:]
    app.launch(
      version,
      day: day,
      pipeline: limits.policies(for: "reviewAsk"),
      answer: { _ in ProviderAnswer(offers: [AnyLaunchItem(ReviewAskItem())]) },
      play: { session in
        for objection in session.queue.explain().candidate("reviewAsk")?.objections ?? [] {
          found[objection.policy] = objection.until
        }
      }
    )
    return found
  }

  /// No known end.
  private let never: LaunchTime? = nil

  private func day(_ count: Int64) -> LaunchTime? { TestApp.start + .days(count) }

  @Test("After seven days and three days of use an ask may show (R33)")
  func usual() {
    #expect(objections(day: 7) == [:])
  }

  @Test("Never in an install launch, and not before seven days (R33)")
  func install() {
    #expect(
      objections(day: 0, launches: [])
        == ["installLaunch": never, "minimumDays": day(7), "daysOfUse": never]
    )
    #expect(objections(day: 6) == ["minimumDays": day(7)])
  }

  @Test("Not before three distinct days of use (R33)")
  func daysOfUse() {
    #expect(objections(day: 8, launches: [0]) == ["daysOfUse": never])
    #expect(objections(day: 8, launches: [0, 1]) == [:])
  }

  @Test("At most three calls in 365 days, wherever they were shown (R33, N26)")
  func perYear() {
    let asks: [Int64] = [100, 101, 102]
    let free = { (limits: inout ReviewLimits) in
      limits.daysBetween = 0
      limits.perVersion = nil
    }
    #expect(
      objections(day: 464, launches: [0, 1] + asks, asks: asks, change: free)
        == ["perYear": day(465)]
    )
    #expect(objections(day: 465, launches: [0, 1] + asks, asks: asks, change: free) == [:])
  }

  @Test("120 days between calls are over at exactly 120 (R33, R12)")
  func daysBetween() {
    let limits = { (limits: inout ReviewLimits) in limits.perVersion = nil }
    #expect(
      objections(day: 129, launches: [0, 1, 10], asks: [10], change: limits)
        == ["daysBetween": day(130)]
    )
    #expect(objections(day: 130, launches: [0, 1, 10], asks: [10], change: limits) == [:])
  }

  @Test("Once per minor version, or as deep as is asked (R33)")
  func perVersion() {
    let between = { (limits: inout ReviewLimits) in limits.daysBetween = 0 }
    #expect(
      objections(day: 300, launches: [0, 1, 10], asks: [10], version: "1.0.9", change: between)
        == ["perVersion": never]
    )
    #expect(
      objections(day: 300, launches: [0, 1, 10], asks: [10], version: "1.1", change: between)
        == [:]
    )
    let patch = { (limits: inout ReviewLimits) in
      limits.daysBetween = 0
      limits.perVersion = .patch
    }
    #expect(
      objections(day: 300, launches: [0, 1, 10], asks: [10], version: "1.0.9", change: patch)
        == [:]
    )
  }

  @Test("Not within three days of an error (R33)")
  func recentError() {
    #expect(objections(day: 9, launches: [0, 1, 7], errors: [7]) == ["recentError": day(10)])
    #expect(objections(day: 10, launches: [0, 1, 7], errors: [7]) == [:])
  }

  @Test("Absurd numbers hold and do not trap (N17)")
  func absurd() {
    let found = objections(day: 7) { $0.minimumDays = .max }
    #expect(Array(found.keys) == ["minimumDays"])
  }

  @Test("An ask waits for its moment in the same launch (R34)")
  func moment() {
    let found = objections(day: 7) { $0.moment = "saved" }
    #expect(found == ["moment": never])
  }
}
