import Testing

@testable import AppLaunch

@Suite("Bounds of the record") struct RecordBoundTests {
  private let now = LaunchTime(milliseconds: 1_772_442_000_000)

  @Test(
    "R26: a name is kept as it is up to 200 bytes, and as its beginning and a hash beyond",
    arguments: [
      (String(repeating: "a", count: 200), String(repeating: "a", count: 200)),
      (
        String(repeating: "a", count: 201), String(repeating: "a", count: 160) + "#9a253eda0ce95884"
      ),
      (String(repeating: "é", count: 101), String(repeating: "é", count: 80) + "#7ada37b1b0023511"),
    ]
  )
  func names(text: String, kept: String) {
    #expect(text.bounded == kept)
    #expect(kept.bounded == kept)
  }

  @Test("R26: no text that an app passes makes the record too large to be saved")
  func longTexts() throws {
    let long = String(repeating: "x", count: 2_000_000)
    let item = AnyLaunchItem("a", slot: .other)
    var host = SessionHost(pipeline: LaunchPipeline { MinimumEvents(long, 1) })
    host.session.queue.changed(subject: long)
    host.launch()
    host.session.queue.record(event: long)
    host.session.queue.resolved(flag: long, is: true)
    host.session.queue.shownElsewhere(slot: LaunchSlot(long, priority: 1))
    host.session.queue.offer(item)
    #expect(host.session.queue.current?.id == "a")
    host.session.queue.dismissed(item, via: .action(long))
    host.session.queue.reset(.slot(long))
    host.session.queue.reset(.policy(long))
    let record = try #require(host.session.recordToSave)
    #expect(record.json().count < 3_000)
    #expect(try LaunchRecord(json: record.json()) == record)
    #expect(record.event(long)?.count == 1)
    #expect(record.flag(long) == true)
    #expect(record.subject == long.bounded)
    host.session.queue.changed(subject: long)
    #expect(!host.session.queue.events.contains { $0.kind == .changedSubject })
  }

  @Test("R26: of events, slots shown elsewhere and counts of resets a bounded number is kept")
  func manyNames() {
    var record = LaunchRecord()
    for number in 0..<2_500 {
      record.record(event: "event \(number)", at: now)
      record.record(shownElsewhere: "slot \(number)", version: nil, at: now)
      record.record(quiet: "quiet \(number)", launches: 1)
      record.record(flag: "flag \(number)", is: true)
      record.reset(.item(LaunchItemID("item \(number)")))
    }
    _ = record.begin(LaunchContext(at: LaunchInstant(now), version: "1.0"))
    #expect(record.events.count == 1_000)
    #expect(record.event("event 1500") != nil)
    #expect(record.event("event 1499") == nil)
    #expect(record.slots.count == 1_000)
    #expect(record.slots["slot 2499"] != nil)
    #expect(record.quietLaunches.count == 1_000)
    #expect(record.flags.count == 1_000)
    #expect(record.epochs.count == 2_000)
  }

  @Test("R25, R26: settled editions stay however many there are, others leave, oldest first")
  func editions() {
    var record = LaunchRecord()
    let steps = (0..<300).map { LaunchEdition(rawValue: "step \($0)") }
    var flow = AnyLaunchItem("flow", slot: .onboarding, edition: "all")
    flow.settles = steps
    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .empty)
    queue.offer(flow)
    queue.dismissed(flow)
    record = queue.record
    for number in 0..<200 {
      let item = AnyLaunchItem(
        "flow",
        slot: .other,
        edition: LaunchEdition(rawValue: "draft \(number)")
      )
      record.hold(LaunchCandidate(item), by: ["hold"], at: now)
    }
    _ = record.begin(LaunchContext(at: LaunchInstant(now), version: "1.0"))
    let kept = record.item("flow")?.editions ?? [:]
    #expect(steps.allSatisfy { kept[$0]?.settlement != nil })
    #expect(kept["draft 71"] == nil)
    #expect(kept["draft 72"] != nil)
    #expect(kept.count == 300 + 128)
  }

  @Test("R3: presentations of several slots come in the order in which they were recorded")
  func order() {
    var record = LaunchRecord()
    for number in 0..<40 {
      record.record(shownElsewhere: "slot \(number * 7 % 40)", version: nil, at: now)
    }
    let orders = record.presentations(in: .everything).map(\.at.order)
    #expect(orders == Array(1...40))
  }
}
