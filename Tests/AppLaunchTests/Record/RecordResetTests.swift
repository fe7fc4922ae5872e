import Testing

@testable import AppLaunch

@Suite("Reset of the record")
struct RecordResetTests {
  @Test("N15: after everything was reset, the running launch can still be written and read")
  func all() throws {
    var record = LaunchRecord()
    let context = LaunchContext(
      at: LaunchInstant(wall: LaunchTime(milliseconds: 0), elapsed: .zero),
      version: "1.0",
      installID: "test"
    )
    _ = record.begin(context)
    let startedAt = try #require(record.run?.startedAt)
    record.reset(.all)
    #expect(record.run?.startedAt == startedAt)
    #expect(record.order >= startedAt.order, "A number is given once.")
    #expect(try LaunchRecord(json: record.json()) == record)
  }

  @Test(
    "A count of resets stays at the largest number that a record can say",
    arguments: [LaunchReset.item("a"), .slot("paywall"), .policy("cap"), .subject, .all]
  )
  func count(reset: LaunchReset) throws {
    let full = Int.max
    var record = try LaunchRecord(
      json: Array(
        """
        {"schema": "1.0", "epochs": {"all": \(full), "item:a": \(full), "policy:cap": \(full),
        "slot:paywall": \(full), "subject": \(full)}}
        """.utf8
      )
    )
    record.reset(reset)
    #expect(record.epochs.values.allSatisfy { $0 == full })
  }
}
