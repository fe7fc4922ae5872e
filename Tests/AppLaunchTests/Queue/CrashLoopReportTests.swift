import Testing

@testable import AppLaunch

@Suite("Reports of crash loops") struct CrashLoopReportTests {
  @Test("S6: a loop is reported where another rule drops the edition in the same decision")
  func besideAnotherDrop() {
    let item = AnyLaunchItem("map", slot: .other)
    let pipeline = LaunchPipeline {
      CrashLoop()
      DateRange(until: SessionHost.start + .hours(1))
    }
    var host = SessionHost(pipeline: pipeline)
    for _ in 0..<3 {
      host.launch(item)
      host.save()
      var next = SessionHost(host.saved, pipeline: pipeline)
      next.now.wall = host.now.wall + .minutes(1)
      host = next
    }
    host.now.wall = SessionHost.start + .hours(2)
    host.launch(item)
    let kinds = host.session.queue.events.map(\.kind)
    #expect(kinds.contains(.crashLoop("map")))
    #expect(kinds.contains(.dropped("map", by: ["crashLoop", "dates"])))
  }

  @Test("N18: deaths of one loop are told apart by rules of different lengths")
  func lengths() {
    var edition = EditionRecord()
    #expect(edition.deaths(towards: 1) == 0)
    edition.interruptions = 6
    edition.earlierInterruptions = [2, 3]
    #expect((1...7).map { edition.deaths(towards: $0) } == [1, 1, 1, 1, 1, 6, 6])
  }
}
