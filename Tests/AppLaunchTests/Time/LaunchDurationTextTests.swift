import Foundation
import TestSupport
import Testing

@testable import AppLaunch

@Suite("Durations as text")
struct LaunchDurationTextTests {
  @Test(
    "A duration is read to the millisecond and written in its shortest form",
    arguments: [
      ("PT0S", 0, "PT0S"),
      ("P0D", 0, "PT0S"),
      ("-PT0S", 0, "PT0S"),
      ("P7D", 604_800_000, "P7D"),
      ("P1W", 604_800_000, "P7D"),
      ("P2W1DT1S", 1_296_001_000, "P15DT1S"),
      ("PT31M", 1_860_000, "PT31M"),
      ("PT30M1S", 1_801_000, "PT30M1S"),
      ("P1DT2H", 93_600_000, "P1DT2H"),
      ("PT26H", 93_600_000, "P1DT2H"),
      ("PT90S", 90_000, "PT1M30S"),
      ("PT0.5S", 500, "PT0.5S"),
      ("PT1.050S", 1_050, "PT1.05S"),
      ("PT0.123456789S", 123, "PT0.123S"),
      ("-P10D", -864_000_000, "-P10D"),
      ("-PT0.001S", -1, "-PT0.001S"),
      ("P007D", 604_800_000, "P7D"),
      ("P106751991167DT7H12M55.807S", .max, "P106751991167DT7H12M55.807S"),
      ("-P106751991167DT7H12M55.808S", .min, "-P106751991167DT7H12M55.808S"),
    ] as [(String, Int64, String)]
  )
  func valid(text: String, milliseconds: Int64, written: String) throws {
    let duration = try #require(LaunchDuration(iso8601: text))
    #expect(duration == LaunchDuration(milliseconds: milliseconds))
    #expect(duration.description == written)
  }

  @Test(
    "Anything else is nil",
    arguments: [
      "", "P", "PT", "-P", "P1", "P1DT", "P-1D", "--P1D", "+P1D", "P1Y", "P1M", "1D", "T1H", "P1H",
      "PT1D", "P1D1W", "P1D1D", "PT1M1H", "PT1S1S", "PT1.S", "PT.5S", "PT1.5M", "P1.5D", "PT1,5S",
      "PT0.1234567890S", "p1d", "PT1s", "P 1D", "P1D ", " P1D", "P1D1", "PT5", "P١D",
      "P106751991168D", "-P106751991168D", "PT9223372036854775807S", "P9223372036854775808D",
      "P106751991167DT7H12M55.808S", "-P106751991167DT7H12M55.809S",
    ]
  )
  func invalid(text: String) {
    #expect(LaunchDuration(iso8601: text) == nil)
  }

  @Test("Any duration reads back from its text")
  func roundTrip() {
    var generator = SeededGenerator(seed: 3)
    let bounds: [Int64] = [5_000, 100_000_000, 100_000_000_000, .max]
    for bound in bounds {
      for _ in 0..<500 {
        let count = Int64.random(in: -bound...bound, using: &generator)
        let duration = LaunchDuration(milliseconds: count)
        #expect(LaunchDuration(iso8601: duration.description) == duration, "\(count)")
      }
    }
  }

  @Test("A text that is no duration says so when it is decoded")
  func decodingError() {
    #expect {
      try JSONDecoder().decode([LaunchDuration].self, from: Data(#"["P1Y"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == #""P1Y" is not a duration such as P7D or PT30M."#
    }
  }
}
