import AppLaunch
import Testing

@Suite("What a session is told early")
struct EarlyTellingTests {
  private let now = LaunchInstant(wall: LaunchTime(milliseconds: 0), elapsed: .zero)

  @Test("N10, N13: facts, flags and offers of before the launch take effect in it")
  func beforeTheLaunch() {
    var session = LaunchSession<AnyLaunchItem>(
      pipeline: [.policy(RequiresFact("isPro")), .policy(RequiresFlag("sale"))]
    )
    session.queue.learned("isPro", is: true)
    session.queue.resolved(flag: "sale", is: true)
    session.queue.block("lock")
    session.queue.offer(AnyLaunchItem("plan", slot: .paywall))
    #expect(session.queue.current == nil)
    _ = session.begin(context, record: .available(nil))
    session.open([])
    #expect(session.queue.waiting.map(\.id) == ["plan"])
    session.queue.unblock("lock")
    #expect(session.queue.current?.id == "plan")
    session.becameActive()
    #expect(session.recordToSave?.flag("sale") == true)
  }

  @Test("R20, N11: while the record cannot be read, offers wait and nothing is to be written")
  func unreadable() {
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    #expect(session.begin(context, record: .unavailable) == nil)
    session.queue.offer(AnyLaunchItem("plan", slot: .paywall))
    session.becameActive()
    #expect(session.phase == .awaitingRecord)
    #expect(session.queue.current == nil)
    #expect(session.recordToSave == nil)
    #expect(session.queue.next == nil)
    #expect(session.begin(context, record: .available(nil))?.launch.kind == .install)
    session.open([])
    #expect(session.queue.current?.id == "plan")
  }

  @Test(
    "R27: what testers pretend of a launch that was counted already changes its kind, not a copy"
  )
  func pretendingLater() {
    for (version, kind) in [("1.0", "same"), ("2.0", "update"), ("0.9", "downgrade")] {
      var record = LaunchRecord()
      _ = record.begin(context)
      let launch = record.begin(context)
      var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
      session.overrides.version = AppVersion(version)
      session.overrides.launchNumber = 40
      session.overrides.time = LaunchTime(milliseconds: 9)
      let asked = session.join(launch, record: record)
      #expect(asked?.launch.kind.name.rawValue == kind)
      #expect(asked?.launch.number == 40)
      #expect(asked?.launch.startedAt?.wall == LaunchTime(milliseconds: 9))
      #expect(session.recordToSave == nil)
    }
  }

  private var context: LaunchContext {
    LaunchContext(at: now, version: "1.0", installID: "test")
  }
}
