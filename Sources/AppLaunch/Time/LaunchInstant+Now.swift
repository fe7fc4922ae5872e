#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension LaunchInstant {
  /// The present, by the wall clock and by a clock that nobody sets: for hosts, not for policies.
  ///
  /// Elapsed time counts from the first use in the process, sleep included.
  public static var now: Self {
    let passed = ContinuousClock.now - start
    let (seconds, attoseconds) = passed.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    return Self(wall: LaunchTime(Date()), elapsed: LaunchDuration(milliseconds: milliseconds))
  }

  private static let start = ContinuousClock.now
}
