#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The moment of an event: what the wall clock says and how much time has really passed.
///
/// The two differ when somebody sets the clock. Cooldowns and caps read the wall clock; deadlines,
/// time-outs, freshness and the session gap read elapsed time (N5).
///
/// ```swift
/// queue.dismissed(.onboarding, at: .now)
/// ```
public struct LaunchInstant: Hashable, Sendable, Codable {
  /// What the wall clock says.
  public var wall: LaunchTime

  /// Time that has passed since some fixed point; only differences mean anything.
  public var elapsed: LaunchDuration

  /// Creates an instant from both clocks.
  @inlinable
  public init(wall: LaunchTime, elapsed: LaunchDuration) {
    self.wall = wall
    self.elapsed = elapsed
  }

  /// Creates an instant from the wall clock alone, for hosts that have no other: when that is set back,
  /// no time has passed. ``now`` reads both clocks.
  public init(_ date: Date) {
    wall = LaunchTime(date)
    elapsed = LaunchDuration(milliseconds: wall.milliseconds)
  }

  /// Returns the instant after some time has passed on both clocks.
  public func advanced(by duration: LaunchDuration) -> Self {
    Self(wall: wall + duration, elapsed: elapsed + duration)
  }
}
