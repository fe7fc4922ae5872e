import AppLaunch
import Testing

@Suite("Time zones")
struct LaunchZoneTests {
  @Test(
    "The next beginning of a minute is the one that a clock shows next, over changes of the clocks",
    arguments: [
      ("Europe/Berlin", "2026-03-28T12:00:00Z"), ("Europe/Berlin", "2026-10-24T12:00:00Z"),
      ("America/New_York", "2026-03-07T18:00:00Z"), ("America/New_York", "2026-10-31T18:00:00Z"),
      ("Australia/Lord_Howe", "2026-04-04T03:00:00Z"), ("Asia/Beirut", "2026-03-28T10:00:00Z"),
      ("Asia/Beirut", "2026-10-24T10:00:00Z"), ("Pacific/Apia", "2011-12-29T12:00:00Z"),
      ("UTC", "1969-12-31T12:00:00Z"),
    ] as [(String, LaunchTime)]
  )
  func next(name: String, start: LaunchTime) throws {
    let zone = try #require(LaunchZone(identifier: name))
    let wanted = [0, 30, 60, 90, 120, 150, 180, 720, 1_439].map { MinuteOfDay(minutes: $0) }
    let step = LaunchDuration.minutes(30)
    for minute in wanted where minute.minutes % 30 == 0 {
      for index in 0..<48 {
        let time = start + LaunchDuration(milliseconds: step.milliseconds * Int64(index))
        let next = zone.next(minute, after: time)
        #expect(next > time)
        #expect(next == Self.walk(zone, minute, after: time), "\(minute) after \(time)")
      }
    }
  }

  /// The first minute after a time that reads as wanted, or the first that has passed it.
  static func walk(_ zone: LaunchZone, _ wanted: MinuteOfDay, after time: LaunchTime) -> LaunchTime
  {
    var before = time
    for _ in 0..<5_760 {
      let now = before + .minutes(1)
      let (old, new) = (zone.minute(of: before), zone.minute(of: now))
      if new == wanted { return now }
      let isLeap = zone.day(of: now) == zone.day(of: before) && new.minutes > old.minutes + 1
      if isLeap, old < wanted, wanted < new { return now }
      let skipsMidnight = zone.day(of: now) > zone.day(of: before) && new.minutes > 0
      if skipsMidnight, wanted < new { return now }
      before = now
    }
    return time
  }

  @Test(
    "What is no name of a zone is nil, even where Foundation would trap",
    arguments: ["", " ", "nowhere", "Europe", "GMT+00:-1", "GMT-01:-59", "GMT+", "GMT+99999999999"]
  )
  func noName(text: String) {
    #expect(LaunchZone(identifier: text) == nil)
  }

  @Test("A day begins when the clock first shows it, though midnight may be left out")
  func start() throws {
    let beirut = try #require(LaunchZone(identifier: "Asia/Beirut"))
    // 2026-03-29: midnight is left out, the day begins at 01:00.
    let day = beirut.day(of: "2026-03-29T10:00:00Z")
    let start = beirut.start(ofDay: day)
    #expect(start == "2026-03-28T22:00:00Z")
    #expect(beirut.minute(of: start) == MinuteOfDay(1))
    #expect(beirut.day(of: start - LaunchDuration(milliseconds: 1)) == day - 1)
  }

  @Test("R12: the ends of time have a day and a minute", arguments: ["UTC", "Europe/Berlin"])
  func ends(name: String) throws {
    let zone = try #require(LaunchZone(identifier: name))
    for milliseconds in [Int64.min, .min + 1, -1, 0, .max - 1, .max] {
      let time = LaunchTime(milliseconds: milliseconds)
      let day = zone.day(of: time)
      #expect((0..<1_440).contains(zone.minute(of: time).minutes))
      _ = zone.start(ofDay: day)
      _ = zone.next(MinuteOfDay(12), after: time)
    }
    for day in [Int.min, .max] { _ = zone.start(ofDay: day) }
  }
}
