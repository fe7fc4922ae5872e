import AppLaunch
import Testing

@Suite("Cooldown")
struct CooldownTests {
  static let shown = PastUse.start

  static func past(in slot: LaunchSlot = .paywall) -> PastUse {
    var past = PastUse()
    past.launches(at: shown)
    past.shows("item", in: slot, at: shown)
    return past
  }

  @Test(
    "R12: a cooldown of 3 days is over at exactly 3 days, and says until when",
    arguments: [
      (LaunchDuration.zero, true), (.days(3) - LaunchDuration(milliseconds: 1), true),
      (.days(3), false), (.days(3) + LaunchDuration(milliseconds: 1), false), (.max, false),
    ]
  )
  func boundary(after: LaunchDuration, isHeld: Bool) {
    let policy = Cooldown(of: .paywall, for: .days(3))
    let verdict = Self.past().verdict(of: policy, in: .paywall, at: Self.shown + after)
    #expect(verdict.level == (isHeld ? .hold : .allow))
    #expect(verdict.until == (isHeld ? Self.shown + .days(3) : nil))
  }

  @Test(
    "It counts from the item's own, its slot's, or any presentation",
    arguments: [
      (Cooldown.Since.same, "item", LaunchSlot.paywall, true),
      (.same, "other", .paywall, false),
      (.slot, "other", .paywall, true),
      (.slot, "item", .followUp, false),
      (.any, "other", .followUp, true),
    ] as [(Cooldown.Since, LaunchItemID, LaunchSlot, Bool)]
  )
  func since(since: Cooldown.Since, id: LaunchItemID, slot: LaunchSlot, isHeld: Bool) {
    let policy = Cooldown(for: .days(3), since: since)
    let verdict = Self.past().verdict(of: policy, about: id, in: slot, at: Self.shown + .days(1))
    #expect(verdict.level == (isHeld ? .hold : .allow))
  }

  @Test("What the app showed elsewhere counts for its slot and for anything")
  func elsewhere() {
    var past = PastUse()
    past.launches(at: Self.shown)
    past.showsElsewhere(.paywall, at: Self.shown)
    func level(_ since: Cooldown.Since) -> VerdictLevel {
      past.verdict(
        of: Cooldown(for: .days(3), since: since),
        in: .paywall,
        at: Self.shown + .days(1)
      ).level
    }
    #expect(level(.same) == .allow)
    #expect(level(.slot) == .hold)
    #expect(level(.any) == .hold)
  }

  @Test(
    "Case 24: from noon to noon over a change of the clocks, 23 h, a cooldown of 24 h is not over"
  )
  func daylightSaving() {
    let noon: LaunchTime = "2026-03-07T12:00:00-05:00"
    var past = PastUse()
    past.launches(at: noon)
    past.shows("item", in: .paywall, at: noon)
    let policy = Cooldown(of: .paywall, for: .hours(24))
    let verdict = past.verdict(of: policy, in: .paywall, at: "2026-03-08T12:00:00-04:00")
    #expect(
      verdict.sentences == [
        "cooldown: was shown 23 h ago, must be 1 day; until 2026-03-08 17:00 UTC"
      ]
    )
  }

  @Test(
    "R14: a clock set back blocks no longer than the cooldown after it was noticed",
    arguments: [LaunchDuration.hours(1), .days(30), .days(4_000)]
  )
  func clockSetBack(back: LaunchDuration) {
    var past = Self.past()
    let noticed = Self.shown - back
    past.launches(at: noticed)
    let policy = Cooldown(of: .paywall, for: .days(3))
    let held = past.verdict(of: policy, in: .paywall, at: noticed)
    #expect(held.until == noticed + .days(3))
    let last = noticed + .days(3) - LaunchDuration(milliseconds: 1)
    #expect(past.verdict(of: policy, in: .paywall, at: last).level == .hold)
    #expect(past.verdict(of: policy, in: .paywall, at: noticed + .days(3)).level == .allow)
  }

  @Test("Without a time it allows, and so it does for testers who ignore cooldowns")
  func withoutTime() {
    let policy = Cooldown(of: .paywall, for: .days(3))
    #expect(Self.past().verdict(of: policy, in: .paywall, at: nil) == .allow)
    var overrides = LaunchOverrides()
    overrides.ignoresCooldowns = true
    let past = Self.past()
    var queue = LaunchQueue<AnyLaunchItem>(
      launch: past.launch,
      record: past.record,
      pipeline: LaunchPipeline(policy),
      overrides: overrides
    )
    queue.offer(AnyLaunchItem("item", slot: .paywall), at: LaunchInstant(Self.shown + .days(1)))
    #expect(queue.current?.id == "item")
  }

  @Test("N17: over 400 days is refused, 400 days are not")
  func refusal() {
    #expect(LaunchPipeline(Cooldown(for: .days(400))).refusals == [])
    #expect(
      LaunchPipeline(Cooldown(for: .days(401))).refusals == [
        "cooldown looks back more than the 400 days that the record keeps"
      ]
    )
    let verdict = PastUse().verdict(of: Cooldown(for: .max), at: nil)
    #expect(verdict.level == .hold)
  }
}
