public import Foundation

/// A time zone that is fixed in a policy, for days and hours (R13).
public struct LaunchZone: Hashable, Sendable {
  private let zone: TimeZone

  /// Whether the offset is nothing, always; the time zone itself is slow to ask.
  private let isUTC: Bool

  /// Coordinated universal time.
  public static let utc = LaunchZone(.gmt)

  /// Creates a zone.
  public init(_ zone: TimeZone) {
    self.zone = zone
    isUTC = zone == .gmt
  }

  /// Creates a zone from its name in the IANA database, or nil where there is none of that name.
  public init?(identifier: String) {
    if identifier == "UTC" || identifier == "GMT" {
      self = .utc
      return
    }
    guard let zone = TimeZone(identifier: identifier) else { return nil }
    self.init(zone)
  }

  /// The name in the IANA database.
  public var identifier: String { isUTC ? "UTC" : zone.identifier }

  /// Returns the calendar day of a time, as days since 1970.
  public func day(of time: LaunchTime) -> Int { Int(local(time).floorDivided(by: Self.dayLength)) }

  /// Returns the minute of the day.
  public func minute(of time: LaunchTime) -> MinuteOfDay {
    let local = local(time)
    let inDay = local - local.floorDivided(by: Self.dayLength) * Self.dayLength
    return MinuteOfDay(minutes: Int(inDay / 60_000))
  }

  /// Returns the first time of a calendar day.
  public func start(ofDay day: Int) -> LaunchTime {
    let (midnight, overflow) = Int64(day).multipliedReportingOverflow(by: Self.dayLength)
    guard !overflow else { return LaunchTime(milliseconds: day < 0 ? .min : .max) }
    return time(nearLocal: midnight, matches: { self.day(of: $0) >= day })
  }

  /// Returns the next time at which a minute of the day begins.
  public func next(_ minute: MinuteOfDay, after time: LaunchTime) -> LaunchTime {
    let today = start(ofDay: day(of: time))
    for offset in 0...2 {
      let start = offset == 0 ? today : self.start(ofDay: day(of: time).saturatingAdd(offset))
      let local = local(start).floorDivided(by: Self.dayLength) * Self.dayLength
      let wanted = local.saturatingAdd(Int64(minute.minutes) * 60_000)
      let day = day(of: start)
      let found = self.time(nearLocal: wanted) { candidate in
        self.day(of: candidate) > day
          || (self.day(of: candidate) == day && self.minute(of: candidate) >= minute)
      }
      if found > time { return found }
    }
    return today + .days(1)
  }

  private static let dayLength: Int64 = 86_400_000

  private func local(_ time: LaunchTime) -> Int64 {
    time.milliseconds.saturatingAdd(offset(time))
  }

  private func offset(_ time: LaunchTime) -> Int64 {
    isUTC ? 0 : Int64(zone.secondsFromGMT(for: time.date)) * 1_000
  }

  /// Returns the first time, to the minute, around a local reading for which a test holds: a day or
  /// an hour that a clock change leaves out begins when the clock has passed it.
  private func time(nearLocal local: Int64, matches: (LaunchTime) -> Bool) -> LaunchTime {
    let guess = LaunchTime(milliseconds: local)
    let offsets = [offset(guess - .hours(26)), offset(guess + .hours(26))]
    let starts = offsets.map { LaunchTime(milliseconds: local.saturatingSubtract($0)) }.sorted()
    guard starts[0] != starts[1] || !matches(starts[0]) else { return starts[0] }
    if matches(starts[0]) { return starts[0] }
    var (low, high) = (starts[0], starts[1])
    guard matches(high) else { return high }
    while (high - low).milliseconds > 1 {
      let middle = low + LaunchDuration(milliseconds: (high - low).milliseconds / 2)
      if matches(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

extension Int64 {
  /// Returns the quotient rounded down, also for negative numbers.
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
