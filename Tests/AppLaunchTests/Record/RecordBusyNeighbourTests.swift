import AppLaunch
import Testing

@Suite("Busy neighbours in the record") struct RecordBusyNeighbourTests {
  /// A record in which a sale was shown once, and then a ticker of the same slot very often.
  static func record(shows: Int, dismissal: (Int) -> LaunchDismissal = { _ in .finished })
    -> LaunchRecord
  {
    var record = LaunchRecord()
    for number in 0...shows {
      let time = LaunchTime(milliseconds: Int64(number) * 1_000)
      var queue = LaunchQueue<AnyLaunchItem>(record: record, pipeline: .empty)
      let item = AnyLaunchItem(number == 0 ? "sale" : "ticker", slot: .paywall)
      queue.offer(item, at: LaunchInstant(wall: time, elapsed: .zero))
      queue.dismissed(item, via: dismissal(number))
      record = queue.record
    }
    return record
  }

  @Test("A cap counts what is left beside an excepted item, however often that showed (R12, R8)")
  func exceptions() {
    let scope = LaunchScope.only(slots: [.paywall]).intersection(.except(items: ["ticker"]))
    let now = LaunchTime(milliseconds: 1_000_000)
    for shows in [1, 63, 64, 200] {
      let record = Self.record(shows: shows)
      #expect(record.count(in: scope, within: .days(1), now: now) == 1)
      #expect(record.presentations(in: scope).map(\.item) == ["sale"])
    }
  }

  @Test("Outcomes that rules look for are kept, however many actions there were (N16, N35)")
  func outcomes() {
    let record = Self.record(shows: 70) { $0 == 70 ? .finished : .action("a\($0)") }
    let outcomes = record.item("ticker")?.outcomes ?? []
    #expect(outcomes.count == 65)
    #expect(outcomes.last == "finished")
  }
}
