/// A length of time in whole milliseconds.
///
/// Arithmetic saturates at the ends of the range, so that no duration read from a file can trap.
public struct LaunchDuration: Hashable, Comparable, Sendable {
  /// The number of milliseconds; negative for a step back.
  public var milliseconds: Int64

  /// Creates a duration of whole milliseconds.
  @inlinable
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Creates the nearest duration in whole milliseconds, rounded towards zero.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = .seconds(seconds) + LaunchDuration(milliseconds: attoseconds / 1_000_000_000_000_000)
  }

  /// The same length as the standard library's duration.
  public var duration: Duration { .milliseconds(milliseconds) }

  /// No time at all.
  public static let zero = LaunchDuration(milliseconds: 0)

  /// The longest duration there is; longer ones saturate here.
  public static let max = LaunchDuration(milliseconds: .max)

  /// Returns a duration of whole seconds.
  public static func seconds(_ count: Int64) -> Self { times(count, 1_000) }

  /// Returns a duration of whole minutes.
  public static func minutes(_ count: Int64) -> Self { times(count, 60_000) }

  /// Returns a duration of whole hours.
  public static func hours(_ count: Int64) -> Self { times(count, 3_600_000) }

  /// Returns a duration of days of 86,400 seconds each (R13).
  public static func days(_ count: Int64) -> Self { times(count, 86_400_000) }

  /// Returns the sum, saturated.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(milliseconds: lhs.milliseconds.saturatingAdd(rhs.milliseconds))
  }

  /// Returns the difference, saturated.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(milliseconds: lhs.milliseconds.saturatingSubtract(rhs.milliseconds))
  }

  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.milliseconds < rhs.milliseconds }

  private static func times(_ count: Int64, _ unit: Int64) -> Self {
    let (product, overflow) = count.multipliedReportingOverflow(by: unit)
    return Self(milliseconds: overflow ? (count < 0 ? .min : .max) : product)
  }
}
