import AppLaunch
import Testing

@Suite("Quiet")
struct QuietTests {
  /// Launches with these triggers, and returns in which of them an item showed.
  static func shown(_ pipeline: LaunchPipeline, _ triggers: [LaunchTrigger]) -> [Bool] {
    var past = PastUse()
    return triggers.enumerated().map { index, trigger in
      let time = PastUse.start + .days(Int64(index))
      let launch = past.launches(at: time, by: trigger)
      var queue = LaunchQueue<AnyLaunchItem>(
        launch: launch,
        record: past.record,
        pipeline: pipeline
      )
      queue.offer(AnyLaunchItem("item", slot: .paywall))
      past.record = queue.record
      return queue.current != nil
    }
  }

  @Test(
    "N31: it keeps quiet in so many launches in a row, speaks once, and is quiet again",
    arguments: [
      (0, [true, true, true]), (1, [false, true, false, true]),
      (2, [false, false, true, false, false, true]),
    ]
  )
  func atMost(bound: Int, shown: [Bool]) {
    let triggers = Array(repeating: LaunchTrigger.link, count: shown.count)
    #expect(Self.shown(LaunchPipeline(Quiet(atMost: bound)), triggers) == shown)
  }

  @Test("Another launch in between ends the row")
  func row() {
    let triggers: [LaunchTrigger] = [.link, .link, .user, .link, .link, .link]
    let shown = Self.shown(LaunchPipeline(Quiet(atMost: 2)), triggers)
    #expect(shown == [false, false, true, false, false, true])
  }

  @Test("R7: two rules of one name and unlike bounds do not count for each other, in any order")
  func twoBounds() {
    let triggers = Array(repeating: LaunchTrigger.link, count: 6)
    let short = LaunchPipeline(Quiet(atMost: 1))
    let long = LaunchPipeline(Quiet(atMost: 2))
    let shown = Self.shown(short.merged(with: long), triggers)
    #expect(shown == Self.shown(long.merged(with: short), triggers))
    #expect(shown == [false, false, false, false, false, true])
  }

  @Test("A name given in the pipeline is the one under which it counts")
  func named() throws {
    let pipeline = Quiet(atMost: 1).when("always") { _ in true }.named("links")
    #expect(Self.shown(pipeline, [.link, .link, .link]) == [false, true, false])
    #expect(pipeline.entries.map(\.name) == ["links"])
  }
}
