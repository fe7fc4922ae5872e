import AppLaunch
import Foundation

/// The time of a run: what the wall says, and what has really passed.
struct Clock {
  private let start: LaunchTime?
  private let running: ContinuousClock.Instant?
  private var skipped = LaunchDuration.zero

  /// Creates a clock that runs, from a pretended time or with the wall's own.
  init(startingAt start: LaunchTime? = nil) {
    self.start = start
    running = .now
  }

  /// Creates a clock that stands still but for ``skip(_:)``, so that a script runs alike everywhere.
  init(standingAt start: LaunchTime) {
    self.start = start
    running = nil
  }

  /// The instant; elapsed time comes from a monotonic clock, whatever is done to the wall's, which
  /// says whole seconds, as people do.
  var now: LaunchInstant {
    let elapsed = (running.map { LaunchDuration($0.duration(to: .now)) } ?? .zero) + skipped
    let wall = start.map { $0 + elapsed } ?? LaunchTime(Date()) + skipped
    let seconds = LaunchTime(milliseconds: wall.milliseconds - wall.milliseconds % 1_000)
    return LaunchInstant(wall: seconds, elapsed: elapsed)
  }

  /// Pretends that some time passes.
  mutating func skip(_ duration: LaunchDuration) {
    skipped = skipped + duration
  }
}
