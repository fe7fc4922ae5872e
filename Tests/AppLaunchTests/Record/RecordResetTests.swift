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

  /// Notes that were settled in launches of 1.1, 1.2 and so on, each moving the baseline.
  private func recordOfNotes(_ count: Int, owner: LaunchOwner = .install) throws -> LaunchRecord {
    var record = LaunchRecord()
    for number in 0...count {
      let at = LaunchInstant(wall: LaunchTime(milliseconds: Int64(number)), elapsed: .zero)
      let context = LaunchContext(at: at, version: AppVersion(1, number), installID: "test")
      var launch = record.begin(context)
      let key = EditionKey(LaunchItemID("notes \(number)"), edition: "1", owner: owner)
      record.await(due: number == 0 ? [] : [key], in: &launch)
      guard number > 0 else { continue }
      let item = AnyLaunchItem(key.id, slot: .whatsNew, edition: key.edition, owner: owner)
      var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: .empty)
      queue.offer(item)
      queue.dismissed(item)
      record = queue.record
    }
    return record
  }

  @Test(
    "N15, R3: a reset of many notes restores the earliest baseline, in whatever order they are found",
    arguments: [LaunchReset.slot("whatsNew"), .subject]
  )
  func earliestBaseline(reset: LaunchReset) throws {
    // Dictionaries are in another order each time.
    for _ in 0..<10 {
      var record = try recordOfNotes(6, owner: reset == .subject ? .subject : .install)
      #expect(record.baseline == "1.6")
      record.reset(reset)
      #expect(record.baseline == "1.0")
      #expect(record.slots["whatsNew"]?.presentations.isEmpty ?? true)
    }
  }

  @Test("N15: a reset of one item restores the baseline from before its last settlement")
  func baselineOfOne() throws {
    var record = try recordOfNotes(6)
    record.reset(.item("notes 4"))
    #expect(record.baseline == "1.3")
    record.reset(.item("notes 6"))
    #expect(record.baseline == "1.3", "It moves back, and never forward.")
  }

  @Test("R53: a reset of everything leaves the user signed in")
  func subjectStays() {
    var host = SessionHost()
    host.session.queue.changed(subject: "ann")
    host.launch()
    let mine = AnyLaunchItem("mine", slot: .other, owner: .subject)
    host.session.queue.reset(.all)
    host.session.queue.offer(mine)
    #expect(host.session.recordToSave?.subject == "ann")
    #expect(host.session.recordToSave?.subjects["ann"]?["mine"]?.timesPresented == 1)
  }
}
