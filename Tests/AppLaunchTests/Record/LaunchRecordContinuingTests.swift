import AppLaunch
import Testing

@Suite("A record that continues earlier use") struct LaunchRecordContinuingTests {
  static let start = LaunchTime(milliseconds: 1_772_442_000_000)

  static let use: EarlierUse = {
    var use = EarlierUse()
    use.version = "1.5"
    use.firstUse = start - .days(30)
    use.seen = [.init(EditionKey("onboarding"), in: .onboarding)]
    use.shown = [
      .init(in: .reviewAsk, at: start - .days(1), version: "1.5"), .init(in: .reviewAsk, at: nil),
    ]
    use.events = [.init("saved", count: 7, last: start - .days(2)), .init("never", count: 0)]
    return use
  }()

  @Test("Its first launch is still to be counted, and is an adoption (R20)")
  func adoption() throws {
    var record = LaunchRecord(continuing: Self.use)
    #expect(record.launches == 0)
    let at = LaunchInstant(wall: Self.start, elapsed: .zero)
    let launch = record.begin(
      LaunchContext(at: at, version: "1.6", untrackedEarlierUse: Self.use.version)
    )
    #expect(launch.kind == .adoption(from: "1.5"))
    #expect(record.installed?.time == Self.start - .days(30))
    #expect(record.settlement(of: EditionKey("onboarding"))?.how == .adopted)
    #expect(record.event("saved")?.count == 7)
    #expect(record.event("never") == nil)
    #expect(
      record.lastTime(in: .only(slots: [.reviewAsk]), now: Self.start) == Self.start - .days(1)
    )
    #expect(record.corrections.isEmpty)
  }

  @Test("It reads back what it wrote")
  func roundTrip() throws {
    let record = LaunchRecord(continuing: Self.use)
    #expect(try LaunchRecord(json: record.jsonData) == record)
  }

  @Test("The bounds of a record hold (R26)")
  func bounds() {
    var use = EarlierUse()
    use.shown = (0..<200).map { .init(in: .paywall, at: Self.start + .days($0)) }
    let record = LaunchRecord(continuing: use)
    #expect(record.presentations(in: .only(slots: [.paywall])).count == 64)
  }

  @Test("Of two sources the higher version counts, the earlier first use, and the higher count")
  func merging() {
    var other = EarlierUse()
    (other.version, other.firstUse) = ("1.4", Self.start - .days(60))
    other.events = [.init("saved", count: 9), .init("shared", count: 1)]
    other.seen = Self.use.seen
    var merged = Self.use
    merged.merge(other)
    #expect(merged.version == "1.5")
    #expect(merged.firstUse == Self.start - .days(60))
    #expect(merged.events.map(\.count) == [9, 0, 1])
    #expect(merged.seen == Self.use.seen)
    let once = merged
    merged.merge(other)
    #expect(merged == once)
    #expect(!merged.isEmpty && EarlierUse().isEmpty)
  }
}
