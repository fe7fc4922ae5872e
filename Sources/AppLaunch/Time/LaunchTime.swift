#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A time on the wall clock, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// Whole numbers make "over at exactly d" exact (R12); arithmetic saturates, so no stored time can
/// trap.
public struct LaunchTime: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970 in UTC.
  public var milliseconds: Int64

  /// Creates a time from milliseconds since 1970.
  @inlinable
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Creates the time nearest to a date; a date that is not a number is the distant past.
  public init(_ date: Date) {
    let value = (date.timeIntervalSince1970 * 1_000).rounded()
    if value.isNaN {
      milliseconds = .min
    } else {
      milliseconds = Int64(exactly: value) ?? (value < 0 ? .min : .max)
    }
  }

  /// The same time as Foundation's date.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }

  /// Returns the time later by a duration, saturated.
  @inlinable
  public static func + (lhs: Self, rhs: LaunchDuration) -> Self {
    Self(milliseconds: lhs.milliseconds.saturatingAdd(rhs.milliseconds))
  }

  /// Returns the time earlier by a duration, saturated.
  @inlinable
  public static func - (lhs: Self, rhs: LaunchDuration) -> Self {
    Self(milliseconds: lhs.milliseconds.saturatingSubtract(rhs.milliseconds))
  }

  /// Returns the duration between two times, saturated.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> LaunchDuration {
    LaunchDuration(milliseconds: lhs.milliseconds.saturatingSubtract(rhs.milliseconds))
  }

  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.milliseconds < rhs.milliseconds }
}

extension LaunchTime {
  /// The earliest time there is.
  public static let distantPast = LaunchTime(milliseconds: .min)
}
