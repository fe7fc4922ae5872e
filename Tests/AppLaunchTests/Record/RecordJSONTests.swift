import Foundation
import TestSupport
import Testing

@testable import AppLaunch

@Suite("Record as JSON")
struct RecordJSONTests {
  @Test(
    "R26: a record of any shape reads back equal, in the same bytes",
    arguments: 0..<200 as Range<UInt64>
  )
  func roundTrip(seed: UInt64) throws {
    var random = RandomRecord(seed: seed)
    let record = random.make()
    let bytes = record.json()
    let back = try LaunchRecord(json: bytes)
    #expect(back == record, "seed \(seed)")
    #expect(back.json() == bytes, "seed \(seed)")
  }

  @Test("Other coders read and write the same record", arguments: 0..<40 as Range<UInt64>)
  func codable(seed: UInt64) throws {
    var random = RandomRecord(seed: seed)
    let record = random.make()
    let data = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(LaunchRecord.self, from: data) == record, "seed \(seed)")
    #expect(
      try JSONDecoder().decode(LaunchRecord.self, from: Data(record.json())) == record,
      "seed \(seed)"
    )
    #expect(try LaunchRecord(json: Array(data)) == record, "seed \(seed)")
  }

  @Test("An empty record is its schema, and nothing else")
  func empty() throws {
    let text = String(decoding: LaunchRecord().json(), as: UTF8.self)
    #expect(text == "{\n  \"schema\": \"1.0\"\n}")
    #expect(try LaunchRecord(json: Array(text.utf8)) == LaunchRecord())
  }

  @Test("Versions keep the text in which they were given")
  func versions() throws {
    var record = LaunchRecord()
    record.lastVersion = "v01.2.0+7"
    #expect(try LaunchRecord(json: record.json()).lastVersion?.rawValue == "v01.2.0+7")
  }

  @Test("Changed bytes are read or refused and never crash", arguments: 0..<300 as Range<UInt64>)
  func noise(seed: UInt64) throws {
    var random = RandomRecord(seed: seed)
    var bytes = random.make().json()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      guard let index = bytes.indices.randomElement(using: &generator) else { continue }
      bytes[index] =
        Array("0123456789-.\"{}[],:aT#\u{0}".utf8).randomElement(using: &generator) ?? 0
    }
    guard let record = try? LaunchRecord(json: bytes) else { return }
    #expect(try LaunchRecord(json: record.json()) == record, "seed \(seed)")
  }
}
