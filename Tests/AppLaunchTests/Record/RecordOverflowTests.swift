import Testing

@testable import AppLaunch

@Suite("Overflow of the record")
struct RecordOverflowTests {
  private let start = LaunchTime(milliseconds: 1_772_442_000_000)

  @Test("R26: of 2,000 items and more, unsettled ones that were not seen longest leave first")
  func itemsLeave() {
    var record = record(items: 2_003)
    let launch = begin(&record)
    #expect(launch.surplus == 3)
    #expect(record.items.count == 2_000)
    #expect(record.item("tip 0") == nil)
    #expect(record.item("tip 2") == nil)
    #expect(record.item("tip 3") != nil)
    let queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record)
    #expect(queue.events.contains { $0.kind == .recordOverflow(3) })
  }

  @Test("R26: settled items never leave, and the overflow is reported all the same")
  func settledItemsStay() {
    var record = record(items: 2_003, settledBy: .presented)
    #expect(begin(&record).surplus == 3)
    #expect(record.items.count == 2_003)
  }

  @Test("R26: what is held or shown within one launch leaves no more than 2,000 items, and says so")
  func launchesOverflow() {
    var record = record(items: 1_990)
    let launch = begin(&record)
    var queue = LaunchQueue<AnyLaunchItem>(
      launch: launch,
      record: record,
      pipeline: [HoldAfter(.other).except(items: "tip 0")]
    )
    queue.shownElsewhere(slot: .other)
    for number in 0..<10 {
      queue.offer(AnyLaunchItem(LaunchItemID("late \(number)"), slot: .other))
    }
    #expect(queue.record.items.count == 2_000)
    #expect(!queue.events.contains { $0.kind == .recordOverflow(1) })
    queue.offer(AnyLaunchItem("one more", slot: .other))
    #expect(queue.record.items.count == 2_000)
    #expect(queue.record.item("tip 0") == nil)
    #expect(queue.record.item("tip 1") != nil)
    let more = (0..<3_000).map { AnyLaunchItem(LaunchItemID("more \($0)"), slot: .other) }
    queue.offer(more)
    queue.offer(AnyLaunchItem("tip 0", slot: .other))
    #expect(queue.current?.id == "tip 0")
    #expect(queue.record.items.count == 2_000)
    #expect(queue.record.item("tip 0") != nil)
    let overflows = queue.events.filter { event in
      if case .recordOverflow = event.kind { true } else { false }
    }
    #expect(overflows.map(\.kind) == [.recordOverflow(1)])
  }

  @Test("R26: what is settled where no queue showed it makes room for itself")
  func settlingMakesRoom() {
    var record = record(items: 2_000)
    let launch = begin(&record)
    let key = EditionKey("elsewhere", edition: .only, owner: .install)
    record.settle(key, in: .other, by: .finished, during: launch, at: start)
    #expect(record.items.count == 2_000)
    #expect(record.settlement(of: key) != nil)
    #expect(record.item("tip 0") == nil)
  }

  @Test("R26: an item that was on screen when the app was left is not forgotten in a new session")
  func itemsOnScreenStay() {
    var record = record(items: 2_003)
    record.run?.onScreen = EditionKey("tip 0", edition: .only, owner: .install)
    _ = record.beginAgain(context)
    #expect(record.item("tip 0") != nil)
    #expect(record.item("tip 1") == nil)
    #expect(record.items.count == 2_000)
  }

  @Test("R26, R53: the items of all users count together, and those seen last stay")
  func itemsOfUsersLeave() {
    var record = record(items: 1_500)
    record.change(subject: "ann")
    add(600, to: &record, owner: .subject)
    record.change(subject: nil)
    #expect(begin(&record).surplus == 100)
    #expect(record.items.count == 1_400)
    #expect(record.subjects["ann"]?.count == 600)

    record = LaunchRecord()
    record.change(subject: "ann")
    add(600, to: &record, owner: .subject)
    add(1_500, to: &record)
    #expect(begin(&record).surplus == 100)
    #expect(record.subjects["ann"]?.count == 500)
    #expect(record.items.count == 1_500)
  }

  @Test("R26: of flags and quiet rules, the first 1,000 names are kept, and known ones go on")
  func laterNamesAreNotKept() {
    var record = LaunchRecord()
    for number in 0...1_000 {
      record.record(flag: "flag \(number)", is: false)
      record.record(quiet: "quiet \(number)", launches: 1)
    }
    record.record(flag: "flag 0", is: true)
    record.record(quiet: "quiet 0", launches: 2)
    #expect(record.flags.count == 1_000)
    #expect(record.flag("flag 1000") == nil)
    #expect(record.flag("flag 0") == true)
    #expect(record.quietLaunches.count == 1_000)
    #expect(record.quietLaunches["quiet 0"] == 2)
  }

  @Test("R26: of counts of resets, 2,000 are kept, those of unknown items leave first")
  func epochsLeave() {
    var record = record(items: 1)
    record.reset(.slot("other"))
    for number in 0..<2_005 { record.reset(.item(LaunchItemID("gone \(number)"))) }
    add(1, to: &record)
    record.reset(.item("tip 0"))
    add(1, to: &record)
    _ = begin(&record)
    #expect(record.epochs.count == 2_000)
    #expect(record.epochs["slot:other"] == 1)
    #expect(record.epochs["item:tip 0"] == 1)
  }

  @Test("R26: a name of over 200 bytes is kept as its beginning with a hash of the whole")
  func longNamesAreShortened() {
    let long = String(repeating: "日", count: 70)
    var record = LaunchRecord()
    record.record(event: long, at: start)
    record.record(event: long + "x", at: start)
    record.record(event: long, at: start)
    #expect(record.events.count == 2)
    #expect(record.events.keys.allSatisfy { $0.utf8.count <= 200 && $0.hasPrefix("日日日") })
    #expect(record.event(long)?.count == 2)
    record.change(subject: long)
    #expect(record.subject == long.bounded)
    #expect(String(repeating: "a", count: 200).bounded == String(repeating: "a", count: 200))
  }

  @Test("R14, R26: of clock corrections, a few are kept, and joining two makes none too late")
  func correctionsAreJoined() {
    var record = LaunchRecord()
    begin(&record, at: start)
    let first = record.stamp(start + .days(100))
    for number in 1...300 as ClosedRange<Int64> {
      // Ten hours ahead, and back, an hour later each time.
      begin(&record, at: start + .hours(number))
      begin(&record, at: start + .hours(number + 10))
    }
    #expect(record.corrections.count <= LaunchRecord.keptCorrections)
    #expect(record.knownTime(first, now: start + .days(200)) == start + .hours(1))
  }

  private func record(
    items count: Int,
    settledBy settlement: LaunchSettlement = .never
  ) -> LaunchRecord {
    var record = LaunchRecord()
    add(count, to: &record, settledBy: settlement)
    return record
  }

  /// Lets a launch show so many items.
  private func add(
    _ count: Int,
    to record: inout LaunchRecord,
    owner: LaunchOwner = .install,
    settledBy settlement: LaunchSettlement = .never
  ) {
    let launch = begin(&record)
    for number in 0..<count {
      let id = LaunchItemID("tip \(number)")
      let item = AnyLaunchItem(id, slot: .other, settledBy: settlement, owner: owner)
      let candidate = LaunchCandidate(item)
      _ = record.present(candidate, in: launch, at: start)
      guard settlement == .presented else { continue }
      let stamp = record.stamp(start)
      record.settle(candidate, [], how: .presented, in: launch, at: stamp)
    }
  }

  private var context: LaunchContext {
    LaunchContext(
      at: LaunchInstant(wall: start, elapsed: .zero),
      version: "1.0",
      installID: "test"
    )
  }

  @discardableResult
  private func begin(_ record: inout LaunchRecord, at time: LaunchTime? = nil) -> Launch {
    record.end(at: time ?? start)
    var context = context
    if let time { context.at.wall = time }
    return record.begin(context)
  }
}
