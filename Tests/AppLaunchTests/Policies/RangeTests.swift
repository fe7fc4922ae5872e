import AppLaunch
import Testing

@Suite("Ranges of versions, dates and hours")
struct RangeTests {
  @Test(
    "Both ends of a range of versions are inside; an unknown version is outside (N30)",
    arguments: [
      ("1.2", "1.1.9", "1.4", true), ("1.2", "1.2", "1.4", false), ("1.2", "1.4.0", "1.4", false),
      ("1.2", "1.4.1", "1.4", true), (nil, "0.1", "1.4", false), ("1.2", "99", nil, false),
      (nil, "1", nil, false), (nil, nil, nil, true), ("1.2", nil, "1.4", true),
      ("1.2", "1.2-rc", nil, true), (nil, "1.4-rc", "1.4", false),
    ] as [(String?, String?, String?, Bool)]
  )
  func versions(from: String?, running: String?, through: String?, isHeld: Bool) {
    var past = PastUse()
    past.launches(running)
    let policy = VersionRange(
      from: from.map { AppVersion.of($0) },
      through: through.map { AppVersion.of($0) }
    )
    #expect(past.verdict(of: policy, at: nil).level == (isHeld ? .hold : .allow))
  }

  @Test(
    "R12: dates hold before the first and drop from the last on",
    arguments: [
      ("2026-02-28T23:59:59.999Z", VerdictLevel.hold), ("2026-03-01T00:00:00Z", .allow),
      ("2026-03-31T23:59:59.999Z", .allow), ("2026-04-01T00:00:00Z", .drop),
      ("2030-01-01T00:00:00Z", .drop),
    ] as [(LaunchTime, VerdictLevel)]
  )
  func dates(now: LaunchTime, level: VerdictLevel) {
    let from: LaunchTime = "2026-03-01T00:00:00Z"
    let policy = DateRange(from: from, until: "2026-04-01T00:00:00Z")
    let verdict = PastUse().verdict(of: policy, at: now)
    #expect(verdict.level == level)
    #expect(verdict.until == (level == .hold ? from : nil))
    #expect(PastUse().verdict(of: policy, at: nil) == .allow)
    #expect(PastUse().verdict(of: DateRange(), at: now) == .allow)
  }

  @Test(
    "N34: hours hold outside, may pass midnight, and leave their end out",
    arguments: [
      ("08:00", "22:00", "07:59", true), ("08:00", "22:00", "08:00", false),
      ("08:00", "22:00", "21:59", false), ("08:00", "22:00", "22:00", true),
      ("22:00", "06:00", "21:59", true), ("22:00", "06:00", "22:00", false),
      ("22:00", "06:00", "05:59", false), ("22:00", "06:00", "06:00", true),
      ("10:00", "10:00", "03:00", false), ("10:00", "10:00", "10:00", false),
    ]
  )
  func hours(from: String, to: String, now: String, isHeld: Bool) throws {
    let policy = HourRange(
      from: try #require(MinuteOfDay(from)),
      to: try #require(MinuteOfDay(to))
    )
    let time = try #require(LaunchTime(iso8601: "2026-03-02T\(now):30Z"))
    let verdict = PastUse().verdict(of: policy, at: time)
    #expect(verdict.level == (isHeld ? .hold : .allow))
    let day = from > now ? "02" : "03"
    #expect(verdict.until == (isHeld ? LaunchTime(iso8601: "2026-03-\(day)T\(from):00Z") : nil))
    #expect(PastUse().verdict(of: policy, at: nil) == .allow)
  }

  @Test("Hours are those of the zone that the policy names, and one that is left out begins late")
  func zones() throws {
    let berlin = try #require(LaunchZone(identifier: "Europe/Berlin"))
    let policy = HourRange(from: MinuteOfDay(2, 30), to: MinuteOfDay(4), in: berlin)
    // 2026-03-29: from 02:00 the clocks go to 03:00 at once.
    let before: LaunchTime = "2026-03-29T00:59:00Z"
    #expect(
      PastUse().verdict(of: policy, at: before).sentences == [
        "hours: it is 01:59, shows from 02:30 to 04:00; until 2026-03-29 01:00 UTC"
      ]
    )
    #expect(PastUse().verdict(of: policy, at: "2026-03-29T01:00:00Z") == .allow)
    #expect(PastUse().verdict(of: policy, at: "2026-03-29T02:00:00Z").level == .hold)
  }
}
