import AppLaunch
import Testing

@Suite("Durations")
struct LaunchDurationTests {
  @Test(
    "A standard duration is taken in whole milliseconds, rounded towards zero, and given back",
    arguments: [
      (Duration.seconds(2), Int64(2_000)), (.milliseconds(-1_500), -1_500),
      (.microseconds(1_999), 1),
      (.microseconds(-1_999), -1), (.nanoseconds(1), 0),
    ]
  )
  func conversion(duration: Duration, milliseconds: Int64) {
    let length = LaunchDuration(duration)
    #expect(length.milliseconds == milliseconds)
    #expect(length.duration == .milliseconds(milliseconds))
  }

  @Test("R12: a standard duration that does not fit is the nearest that does")
  func saturation() {
    #expect(LaunchDuration(.seconds(Int64.max)) == .max)
    #expect(LaunchDuration(.seconds(Int64.min)) == LaunchDuration(milliseconds: .min))
  }
}
