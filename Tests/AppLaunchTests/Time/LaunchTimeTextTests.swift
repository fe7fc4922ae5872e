import Foundation
import TestSupport
import Testing

@testable import AppLaunch

@Suite("Times as text")
struct LaunchTimeTextTests {
  @Test(
    "A time is read to the millisecond and written in UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
      ("2026-03-02T09:00:00Z", 1_772_442_000_000, "2026-03-02T09:00:00Z"),
      ("2026-03-02T09:00:00.5Z", 1_772_442_000_500, "2026-03-02T09:00:00.500Z"),
      ("2026-03-02T09:00:00.123456789Z", 1_772_442_000_123, "2026-03-02T09:00:00.123Z"),
      ("2026-03-02T09:00:00.0009Z", 1_772_442_000_000, "2026-03-02T09:00:00Z"),
      ("2026-03-02T09:00:00+09:00", 1_772_409_600_000, "2026-03-02T00:00:00Z"),
      ("2026-03-02T09:00:00-05:30", 1_772_461_800_000, "2026-03-02T14:30:00Z"),
      ("1969-12-31T23:59:59.999Z", -1, "1969-12-31T23:59:59.999Z"),
      ("2000-02-29T00:00:00Z", 951_782_400_000, "2000-02-29T00:00:00Z"),
      ("0000-01-01T00:00:00Z", -62_167_219_200_000, "0000-01-01T00:00:00Z"),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
      ("0000-01-01T00:00:00+00:01", -62_167_219_260_000, "-62167219260000ms"),
      ("253402300800000ms", 253_402_300_800_000, "253402300800000ms"),
      ("-9223372036854775808ms", .min, "-9223372036854775808ms"),
      ("9223372036854775807ms", .max, "9223372036854775807ms"),
      ("0ms", 0, "1970-01-01T00:00:00Z"),
    ] as [(String, Int64, String)]
  )
  func valid(text: String, milliseconds: Int64, written: String) throws {
    let time = try #require(LaunchTime(iso8601: text))
    #expect(time == LaunchTime(milliseconds: milliseconds))
    #expect(time.description == written)
  }

  @Test(
    "Anything else is nil",
    arguments: [
      "", "2026-03-02", "2026-03-02T09:00:00", "2026-03-02 09:00:00Z", "2026-03-02t09:00:00z",
      "2026-03-02T09:00Z", "2026-3-2T09:00:00Z", "2026-00-02T09:00:00Z", "2026-13-02T09:00:00Z",
      "2026-03-00T09:00:00Z", "2026-03-32T09:00:00Z", "2026-04-31T09:00:00Z",
      "2026-02-29T09:00:00Z", "1900-02-29T00:00:00Z", "2026-03-02T24:00:00Z",
      "2026-03-02T09:60:00Z", "2026-03-02T09:00:60Z", "2026-03-02T09:00:00.Z",
      "2026-03-02T09:00:00.1234567890Z", "2026-03-02T09:00:00,5Z", "2026-03-02T09:00:00+0900",
      "2026-03-02T09:00:00+09", "2026-03-02T09:00:00+24:00", "2026-03-02T09:00:00+09:60",
      "2026-03-02T09:00:00Z ", " 2026-03-02T09:00:00Z", "+2026-03-02T09:00:00Z",
      "-001-03-02T09:00:00Z", "12026-03-02T09:00:00Z", "٢٠٢٦-03-02T09:00:00Z", "ms", "-ms", "+5ms",
      "5 ms", "1.5ms", "9223372036854775808ms",
    ]
  )
  func invalid(text: String) {
    #expect(LaunchTime(iso8601: text) == nil)
  }

  @Test("Any time reads back from its text")
  func roundTrip() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let bound: Int64 = Bool.random(using: &generator) ? 300_000_000_000_000 : .max
      let time = LaunchTime(milliseconds: .random(in: -bound...bound, using: &generator))
      #expect(LaunchTime(iso8601: time.description) == time, "\(time.milliseconds)")
    }
  }

  @Test("Foundation writes the same text in the years that it shares")
  func foundation() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let second = Int64.random(in: -11_000_000_000...253_000_000_000, using: &generator)
      let time = LaunchTime(milliseconds: second * 1_000)
      #expect(time.description == time.date.formatted(.iso8601), "\(second)")
    }
  }

  @Test(
    "A day in UTC begins at midnight, before 1970 too",
    arguments: [
      (0, 0), (86_399_999, 0), (86_400_000, 1), (-1, -1), (-86_400_000, -1), (-86_400_001, -2),
    ] as [(Int64, Int)]
  )
  func day(milliseconds: Int64, day: Int) {
    #expect(LaunchTime(milliseconds: milliseconds).utcDay == day)
  }

  @Test("Each day of 800 years has one date, in order")
  func civilDates() throws {
    var last = CivilDate(daysSince1970: -200_001)
    for day in -200_000...100_000 {
      let date = CivilDate(daysSince1970: day)
      try #require(date.daysSince1970 == day)
      try #require(date > last)
      last = date
    }
    #expect(last == CivilDate(year: 2243, month: 10, day: 17))
  }

  @Test("A time is coded as its text")
  func coding() throws {
    let instant = LaunchInstant(
      wall: LaunchTime(milliseconds: 1_772_442_000_000),
      elapsed: .seconds(90)
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(instant)
    let expected = #"{"elapsed":"PT1M30S","wall":"2026-03-02T09:00:00Z"}"#
    #expect(String(decoding: data, as: UTF8.self) == expected)
    #expect(try JSONDecoder().decode(LaunchInstant.self, from: data) == instant)
  }

  @Test("A text that is no time says so when it is decoded")
  func decodingError() {
    #expect {
      try JSONDecoder().decode([LaunchTime].self, from: Data(#"["now"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == #""now" is not a time such as 2026-03-02T09:00:00Z."#
    }
  }

  @Test("A reader names the place of a text that is no time or duration")
  func reader() throws {
    let text = #"{"at": "2026-03-02T09:00:00Z", "for": "P7D", "not": "P1Y"}"#
    let object = try JSONReader(JSONDocument.parse(text.utf8)).object
    #expect(try object.required("at").time == LaunchTime(milliseconds: 1_772_442_000_000))
    #expect(try object.required("for").duration == .days(7))
    let value = try object.required("not")
    let time = #expect(throws: JSONError.self) { try value.time }
    #expect(
      time?.description
        == #"line 1, $.not: The text "P1Y" is not a time such as 2026-03-02T09:00:00Z."#
    )
    let duration = #expect(throws: JSONError.self) { try value.duration }
    #expect(
      duration?.description
        == #"line 1, $.not: The text "P1Y" is not a duration such as P7D or PT30M."#
    )
  }
}
