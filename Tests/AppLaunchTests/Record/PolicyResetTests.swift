import AppLaunch
import Testing

@Suite("Reset by policy")
struct PolicyResetTests {
  private let now = LaunchInstant(wall: LaunchTime(milliseconds: 0), elapsed: .zero)

  @Test("R11, R27: what two policies dropped comes back once both were reset, for either owner")
  func bothPolicies() {
    for owner in LaunchOwner.allCases {
      let ended = DateRange(until: LaunchTime(milliseconds: -1))
      let pipeline = LaunchPipeline {
        ended.named("first")
        ended.named("second")
      }
      var record = LaunchRecord()
      let launch = record.begin(context)
      let item = AnyLaunchItem("tip", slot: .other, owner: owner)
      var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: pipeline)
      queue.offer(item)
      #expect(queue.dropped.map(\.id) == ["tip"])
      record = queue.record
      record.reset(.policy("other"))
      record.reset(.policy("first"))
      #expect(how(record, owner) == .dropped(by: ["second"]))
      record.reset(.policy("second"))
      #expect(how(record, owner) == nil)
    }
  }

  @Test("R27, S6: a crash loop that two policies ended comes back once both were reset")
  func crashLoops() {
    var record = LaunchRecord()
    let item = AnyLaunchItem("tip", slot: .other, settledBy: .never)
    let pipeline = LaunchPipeline {
      CrashLoop().named("first")
      CrashLoop(attempts: 2).named("second")
    }
    for _ in 0..<4 {
      let launch = record.begin(context)
      var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: .empty)
      if launch.number == 4 {
        queue = LaunchQueue(launch: launch, record: record, pipeline: pipeline)
      }
      queue.offer(item)
      record = queue.record
    }
    #expect(how(record) == .crashLooped(by: ["first", "second"]))
    record.reset(.policy("first"))
    #expect(how(record) == .crashLooped(by: ["second"]))
    record.reset(.policy("second"))
    #expect(how(record) == nil)
    let launch = record.begin(context)
    var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: pipeline)
    queue.offer(item)
    #expect(queue.current?.id == "tip")
  }

  private func how(_ record: LaunchRecord, _ owner: LaunchOwner = .install) -> Settlement.How? {
    record.item("tip", owner: owner)?.edition(.only)?.settlement?.how
  }

  private var context: LaunchContext {
    LaunchContext(at: now, version: "1.0", installID: "test")
  }
}
