import AppLaunch
import Testing

@Suite("Duration laws")
struct DurationLaws {
  @Test("A sum that does not fit is the nearest end of the range")
  func sumsSaturate() throws {
    let step = LaunchDuration(milliseconds: 1)
    let least = LaunchDuration(milliseconds: .min)
    try #require(LaunchDuration.max + step == .max)
    try #require(least + LaunchDuration(milliseconds: -1) == least)
  }

  @Test("Each unit is a whole number of the next smaller one")
  func unitsAreExact() throws {
    try #require(LaunchDuration.seconds(1).milliseconds == 1_000)
    try #require(LaunchDuration.minutes(1) == .seconds(60))
    try #require(LaunchDuration.hours(1) == .minutes(60))
    try #require(LaunchDuration.days(1) == .hours(24))
  }
}
