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
    // No name in the database has a colon, and Foundation may trap on one: "GMT+00:-1".
    guard !identifier.contains(":"), let zone = TimeZone(identifier: identifier) else { return nil }
    self.init(zone)
  }

  /// The name in the IANA database.
  public var identifier: String { isUTC ? "UTC" : zone.identifier }

  /// Returns the calendar day of a time, as days since 1970.
  public func day(of time: LaunchTime) -> Int { split(time).day }

  /// Returns the minute of the day.
  public func minute(of time: LaunchTime) -> MinuteOfDay {
    MinuteOfDay(minutes: Int(split(time).rest / 60_000))
  }

  /// Returns the first time of a calendar day.
  public func start(ofDay day: Int) -> LaunchTime {
    let (midnight, overflow) = Int64(day).multipliedReportingOverflow(by: Self.dayLength)
    guard !overflow else { return LaunchTime(milliseconds: day < 0 ? .min : .max) }
    return first(near: midnight) { self.day(of: $0) >= day }
  }

  /// Returns the next time at which a minute of the day begins.
  ///
  /// In an hour that the clocks go through twice it begins twice; one that they leave out begins when
  /// they have passed it.
  public func next(_ minute: MinuteOfDay, after time: LaunchTime) -> LaunchTime {
    let today = day(of: time)
    for day in [today, today.saturatingAdd(1), today.saturatingAdd(2)] {
      let (midnight, overflow) = Int64(day).multipliedReportingOverflow(by: Self.dayLength)
      guard !overflow else { break }
      let wanted = midnight.saturatingAdd(Int64(minute.minutes) * 60_000)
      let begins = readings(of: wanted).filter { local($0) == wanted }
      if let next = begins.first(where: { $0 > time }) { return next }
      guard begins.isEmpty else { continue }
      let passed = first(near: wanted) { local($0) >= wanted }
      if passed > time, self.day(of: passed) == day { return passed }
    }
    return time + .days(1)
  }

  private static let dayLength: Int64 = 86_400_000

  private func local(_ time: LaunchTime) -> Int64 {
    time.milliseconds.saturatingAdd(offset(time))
  }

  private func offset(_ time: LaunchTime) -> Int64 {
    isUTC ? 0 : Int64(zone.secondsFromGMT(for: time.date)) * 1_000
  }

  /// The day and the milliseconds of the day that clocks show.
  private func split(_ time: LaunchTime) -> (day: Int, rest: Int64) {
    let (day, rest) = local(time).dividedDown(by: Self.dayLength)
    return (Int(clamping: day), rest)
  }

  /// Returns the times at which clocks may show a local reading: one, or two around a change.
  private func readings(of local: Int64) -> [LaunchTime] {
    let guess = LaunchTime(milliseconds: local)
    let offsets = Set([offset(guess - .hours(26)), offset(guess + .hours(26))])
    return offsets.map { LaunchTime(milliseconds: local.saturatingSubtract($0)) }.sorted()
  }

  /// Returns the first time around a local reading for which a test holds: a day or an hour that a
  /// clock change leaves out begins when the clock has passed it.
  private func first(near local: Int64, where holds: (LaunchTime) -> Bool) -> LaunchTime {
    let readings = readings(of: local)
    guard var low = readings.first, var high = readings.last, !holds(low), holds(high) else {
      return readings.first(where: holds) ?? readings[readings.count - 1]
    }
    while (high - low).milliseconds > 1 {
      let middle = low + LaunchDuration(milliseconds: (high - low).milliseconds / 2)
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
