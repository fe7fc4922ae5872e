/// A time of day to the minute, such as `22:00`.
public struct MinuteOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, from 0 to 1,439.
  public let minutes: Int

  /// Creates a time of day; minutes outside a day wrap around.
  public init(minutes: Int) {
    let rest = minutes % 1_440
    self.minutes = rest < 0 ? rest + 1_440 : rest
  }

  /// Creates a time of day from an hour and a minute.
  public init(_ hour: Int, _ minute: Int = 0) {
    self.init(minutes: hour % 24 * 60 + minute % 60)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.minutes < rhs.minutes }
}

extension MinuteOfDay: LosslessStringConvertible {
  /// Reads exactly `HH:MM`.
  public init?(_ description: String) {
    let bytes = Array(description.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
    let digits = [bytes[0], bytes[1], bytes[3], bytes[4]].map { Int($0) - 48 }
    guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    guard hour < 24, minute < 60 else { return nil }
    minutes = hour * 60 + minute
  }

  public var description: String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
