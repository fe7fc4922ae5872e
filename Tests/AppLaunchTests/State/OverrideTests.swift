import AppLaunch
import Testing

@Suite("Overrides for testing")
struct OverrideTests {
  private let tip = AnyLaunchItem("tip", slot: .other)
  private let sale = AnyLaunchItem("sale", slot: .paywall)

  @Test(
    "R27: the launch argument -AppLaunchDisabled YES shows nothing",
    arguments: [
      (["app", "-AppLaunchDisabled", "YES"], true), (["-AppLaunchDisabled", "true"], true),
      (["app", "-AppLaunchDisabled", "NO"], false), (["app", "-AppLaunchDisabled"], false),
      (["app", "YES"], false), ([], false),
    ]
  )
  func arguments(_ arguments: [String], showsNothing: Bool) {
    let overrides = LaunchOverrides(arguments: arguments)
    #expect(overrides.showsNothing == showsNothing)
    #expect(overrides.isActive == showsNothing)
  }

  @Test("R27: while nothing shows, what is offered waits, and says why")
  func nothingShows() {
    var overrides = LaunchOverrides()
    overrides.showsNothing = true
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty, overrides: overrides)
    queue.offer(tip)
    #expect(queue.current == nil)
    #expect(queue.next == nil)
    #expect(queue.explain().candidate("tip")?.objections.map(\.policy) == ["disabled"])
  }

  @Test("R27: the item that is to show does so before all others, whatever policies say")
  func oneShows() {
    var overrides = LaunchOverrides()
    overrides.show = "tip"
    var queue = LaunchQueue<AnyLaunchItem>(
      pipeline: LaunchPipeline(MinimumLaunches(9)),
      overrides: overrides
    )
    queue.block("call")
    queue.offer([sale, tip])
    #expect(queue.next?.id == "tip")
    queue.unblock("call")
    #expect(queue.current?.id == "tip")
  }

  @Test("R27: with cooldowns ignored, what would be held for one shows")
  func noCooldowns() {
    var record = LaunchRecord()
    let now = LaunchInstant(wall: LaunchTime(milliseconds: 0), elapsed: .zero)
    let context = LaunchContext(at: now, version: "1.0", installID: "test")
    let launch = record.begin(context)
    let pipeline: LaunchPipeline = [.cooldown(of: .paywall, for: .days(3))]
    var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: pipeline)
    queue.offer(sale)
    queue.dismissed(sale)
    var overrides = LaunchOverrides()
    for ignores in [false, true] {
      overrides.ignoresCooldowns = ignores
      var next = LaunchQueue<AnyLaunchItem>(
        launch: launch,
        record: queue.record,
        pipeline: pipeline,
        overrides: overrides
      )
      next.offer([AnyLaunchItem("other sale", slot: .paywall), sale])
      #expect((next.current != nil) == ignores)
    }
  }
}
