import AppLaunch
import Testing

@Suite("Minimum launches, days and events")
struct MinimumTests {
  static let start = PastUse.start

  @Test(
    "R12: at least n launches holds below n and not at n",
    arguments: [(1, 2, true), (2, 2, false), (3, 2, false), (1, 1, false), (1, .min, false)]
  )
  func launches(launches: Int, minimum: Int, isHeld: Bool) {
    var past = PastUse()
    for day in 0..<launches { past.launches(at: Self.start + .days(Int64(day))) }
    let verdict = past.verdict(of: MinimumLaunches(minimum), at: nil)
    let sentence = "minimumLaunches: this is launch \(launches), must be \(minimum)"
    #expect(verdict.sentences == (isHeld ? [sentence] : []))
  }

  @Test(
    "R13: a day since install is 86,400 s, and n days are over at exactly n",
    arguments: [
      (LaunchDuration.zero, true), (.days(7) - LaunchDuration(milliseconds: 1), true),
      (.days(7), false), (.days(8), false),
    ]
  )
  func days(age: LaunchDuration, isHeld: Bool) {
    var past = PastUse()
    past.launches(at: Self.start)
    let verdict = past.verdict(of: MinimumDays(7), at: Self.start + age)
    #expect(verdict.level == (isHeld ? .hold : .allow))
    #expect(verdict.until == (isHeld ? Self.start + .days(7) : nil))
  }

  @Test("N17: absurd numbers of days simply hold, and no end is promised")
  func absurdDays() {
    var past = PastUse()
    past.launches(at: Self.start)
    #expect(LaunchPipeline(MinimumDays(.max)).refusals == [])
    let verdict = past.verdict(of: MinimumDays(.max), at: Self.start + .days(100_000))
    #expect(verdict.level == .hold)
    #expect(verdict.until == nil)
    #expect(past.verdict(of: MinimumDays(.min), at: Self.start) == .allow)
    #expect(past.verdict(of: MinimumDays(0), at: Self.start - .days(1)) == .allow)
    #expect(past.verdict(of: MinimumDays(7), at: nil) == .allow)
  }

  @Test("R14, N25: a clock set back moves the install date, so the rest is no longer than the rule")
  func clockSetBack() {
    var past = PastUse()
    past.launches(at: Self.start)
    let noticed = Self.start - .days(1_000)
    past.launches(at: noticed)
    let verdict = past.verdict(of: MinimumDays(7), at: noticed + .days(1))
    #expect(verdict.until == noticed + .days(7))
    #expect(past.verdict(of: MinimumDays(7), at: noticed + .days(7)) == .allow)
  }

  @Test(
    "R12: an event recorded n times is enough",
    arguments: [(0, 1, true), (1, 2, true), (2, 2, false), (3, 2, false), (0, 0, false)]
  )
  func events(recorded: Int, minimum: Int, isHeld: Bool) {
    var past = PastUse()
    past.launches()
    for _ in 0..<recorded { past.record.record(event: "saved", at: Self.start) }
    past.record.record(event: "other", at: Self.start)
    let verdict = past.verdict(of: MinimumEvents("saved", minimum), at: nil)
    let sentence = "events: saved was recorded \(recorded) times, must be \(minimum)"
    #expect(verdict.sentences == (isHeld ? [sentence] : []))
  }
}
