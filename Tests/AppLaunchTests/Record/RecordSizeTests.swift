import Testing

@testable import AppLaunch

@Suite("Size of the record")
struct RecordSizeTests {
  @Test("Case 30: ten years of daily launches with 50 items stay under 256 KB")
  func tenYears() throws {
    let slots = LaunchSlot.builtIn
    var record = LaunchRecord()
    for day in 0..<3_650 as Range<Int64> {
      let wall = LaunchTime(milliseconds: 1_772_442_000_000) + .days(day)
      let version = AppVersion(1, Int(day / 30))
      let context = LaunchContext(
        at: LaunchInstant(wall: wall, elapsed: .days(day)),
        version: version,
        installID: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
      )
      let launch = record.begin(context)
      // At the end every item is shown every day, so that each list is as long as it can be.
      for index in 0..<50 where day >= 3_570 || Int64(index) % 50 == day % 50 {
        let item = AnyLaunchItem(
          LaunchItemID("launch-item-\(index)"),
          slot: slots[index % slots.count],
          edition: index == 1 ? LaunchEdition(version) : .only
        )
        let candidate = LaunchCandidate(item)
        _ = record.present(candidate, in: launch, at: wall)
        record.resolve(candidate, settles: [], .dismissed(.finished), in: launch, at: wall)
      }
      record.record(event: "opened", at: wall)
      record.end(at: wall + .minutes(10))
    }
    let bytes = record.json()
    #expect(record.items.values.allSatisfy { $0.presentations.count == 64 })
    #expect(bytes.count < 256 * 1_024, "It has \(bytes.count) bytes.")
    #expect(try LaunchRecord(json: bytes) == record)
  }

  @Test("Case 8: a record without a presentation has no time in it but those of launches")
  func noEpochZero() {
    var record = LaunchRecord()
    record.record(flag: "a", is: true)
    #expect(!String(decoding: record.json(), as: UTF8.self).contains("1970"))
    #expect(record.lastTime(in: .everything, now: LaunchTime(milliseconds: 1)) == nil)
  }
}
