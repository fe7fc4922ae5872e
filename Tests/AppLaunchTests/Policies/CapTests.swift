import AppLaunch
import Testing

@Suite("Caps and limits")
struct CapTests {
  static let start = PastUse.start
  static let moment = LaunchDuration(milliseconds: 1)

  /// Shown once a day, so many times.
  static func past(_ count: Int, in slot: LaunchSlot = .reviewAsk) -> PastUse {
    var past = PastUse()
    past.launches(at: start)
    for day in 0..<count {
      past.shows("item", in: slot, at: start + .days(Int64(day)))
    }
    return past
  }

  @Test(
    "R12: a cap of n lets n through",
    arguments: [
      (0, 0, true), (0, 1, false), (1, 1, true), (2, 3, false), (3, 3, true), (4, 3, true),
    ]
  )
  func count(shown: Int, cap: Int, isHeld: Bool) {
    let policy = FrequencyCap(cap, of: .reviewAsk, within: .days(30))
    let verdict = Self.past(shown).verdict(of: policy, in: .reviewAsk, at: Self.start + .days(5))
    #expect(verdict.level == (isHeld ? .hold : .allow))
  }

  @Test(
    "R12: the window is open at its old end and closed now",
    arguments: [
      (LaunchDuration.days(10) - moment, true), (.days(10), false), (.days(10) + moment, false),
      (.zero, true),
    ]
  )
  func window(age: LaunchDuration, isHeld: Bool) {
    let policy = FrequencyCap(1, of: .reviewAsk, within: .days(10))
    let verdict = Self.past(1).verdict(of: policy, in: .reviewAsk, at: Self.start + age)
    #expect(verdict.level == (isHeld ? .hold : .allow))
  }

  @Test(
    "N33: until is when the count falls below the bound, however far it is exceeded",
    arguments: [(1, 0), (2, 0), (2, 1), (3, 2), (1, 4), (5, 0)]
  )
  func until(cap: Int, more: Int) {
    let shown = cap + more
    let past = Self.past(shown)
    let policy = FrequencyCap(cap, of: .reviewAsk, within: .days(30))
    let now = Self.start + .days(Int64(shown))
    let until = past.verdict(of: policy, in: .reviewAsk, at: now).until
    #expect(until == Self.start + .days(Int64(more)) + .days(30))
    guard let until else { return }
    #expect(past.verdict(of: policy, in: .reviewAsk, at: until - Self.moment).level == .hold)
    #expect(past.verdict(of: policy, in: .reviewAsk, at: until).level == .allow)
  }

  @Test("A cap of nothing holds for ever, and knows no end")
  func nothing() {
    for policy in [
      LaunchPipeline(FrequencyCap(0, within: .days(1))), LaunchPipeline(DailyCap(0)),
      LaunchPipeline(ShowLimit(0)), LaunchPipeline(FrequencyCap(.min, within: .days(1))),
    ] {
      let verdict = PastUse().verdict(of: policy, at: Self.start)
      #expect(verdict.level == .hold)
      #expect(verdict.until == nil)
    }
  }

  @Test("R14: entries in the future do not count")
  func future() {
    var past = Self.past(1)
    let noticed = Self.start - .days(100)
    past.launches(at: noticed)
    let cap = FrequencyCap(1, of: .reviewAsk, within: .days(30))
    let daily = DailyCap(1, of: .reviewAsk)
    #expect(past.verdict(of: cap, in: .reviewAsk, at: noticed).level == .allow)
    #expect(past.verdict(of: daily, in: .reviewAsk, at: noticed).level == .allow)
    #expect(past.verdict(of: cap, in: .reviewAsk, at: Self.start).level == .allow)
  }

  @Test("The scope is counted and held, and what is excepted is neither")
  func scope() {
    var past = PastUse()
    past.launches(at: Self.start)
    past.shows("a", in: .paywall, at: Self.start)
    let now = Self.start + .hours(1)
    func level(_ policy: some LaunchPolicy, _ id: LaunchItemID, _ slot: LaunchSlot) -> VerdictLevel
    {
      past.verdict(of: policy, about: id, in: slot, at: now).level
    }
    let cap = FrequencyCap(1, within: .days(1))
    #expect(level(cap, "b", .other) == .hold)
    #expect(level(cap.except(.paywall), "b", .other) == .allow)
    #expect(level(cap.except(.paywall), "a", .paywall) == .allow)
    #expect(level(cap.only(items: "a"), "a", .paywall) == .hold)
    #expect(level(cap.only(items: "b"), "b", .paywall) == .allow)
    #expect(level(cap.only(for: .paywall).only(items: "a"), "a", .paywall) == .hold)
    #expect(level(cap.only(for: .other).only(items: "a"), "a", .other) == .allow)
    #expect(level(cap.when("always") { _ in true }.except(.paywall), "b", .other) == .allow)
  }

  @Test("An item that was named and has moved to another slot is counted once")
  func moved() {
    var past = PastUse()
    past.launches(at: Self.start)
    past.shows("a", in: .paywall, at: Self.start)
    past.shows("a", in: .other, at: Self.start + .hours(1))
    let scope = LaunchScope.only(slots: [.paywall], items: ["a"])
    let count = past.record.count(in: scope, within: .days(1), now: Self.start + .hours(2))
    #expect(count == 2)
  }

  @Test(
    "Case 23: from Auckland to Honolulu in a day, a cap of one a day in a fixed zone holds once"
  )
  func travel() throws {
    let zone = try #require(LaunchZone(identifier: "Europe/Berlin"))
    let shown: LaunchTime = "2026-03-10T08:00:00+13:00"
    var past = PastUse()
    past.launches(at: shown)
    past.shows("item", at: shown)
    let policy = DailyCap(1, in: zone)
    // The same date again in Honolulu, 23 h later: the next day in Berlin.
    let landed: LaunchTime = "2026-03-10T08:00:00-10:00"
    #expect(
      past.verdict(of: policy, at: shown).sentences == [
        "dailyCap: 1 shown today, at most 1; until 2026-03-09 23:00 UTC"
      ]
    )
    #expect(past.verdict(of: policy, at: landed).level == .allow)
    past.shows("item", at: landed)
    #expect(past.verdict(of: policy, at: landed + .hours(1)).level == .hold)
  }

  @Test("Case 24: from noon to noon over a change of the clocks is one calendar day")
  func daylightSaving() throws {
    let zone = try #require(LaunchZone(identifier: "America/New_York"))
    let noon: LaunchTime = "2026-03-07T12:00:00-05:00"
    var past = PastUse()
    past.launches(at: noon)
    past.shows("item", at: noon)
    let policy = DailyCap(1, in: zone)
    let midnight: LaunchTime = "2026-03-08T00:00:00-05:00"
    #expect(past.verdict(of: policy, at: noon).until == midnight)
    #expect(past.verdict(of: policy, at: midnight - Self.moment).level == .hold)
    #expect(past.verdict(of: policy, at: midnight).level == .allow)
    #expect(past.verdict(of: policy, at: "2026-03-08T12:00:00-04:00").level == .allow)
  }

  @Test("A limit counts what was shown in this launch, elsewhere and in mandatory slots too (N32)")
  func limit() {
    let consent = LaunchSlot("consent", priority: 50, mandatory: true)
    let shown = [
      LaunchState.Shown(id: "terms", slot: consent.name, isMandatory: true),
      LaunchState.Shown(id: nil, slot: LaunchSlot.paywall.name),
    ]
    let state = PastUse().state(at: nil, shown: shown)
    func level(_ policy: some LaunchPolicy, _ slot: LaunchSlot) -> VerdictLevel {
      let candidate = LaunchCandidate(AnyLaunchItem("item", slot: slot))
      return LaunchPipeline(policy).verdict(for: candidate, in: state).level
    }
    #expect(level(ShowLimit(2), .other) == .hold)
    #expect(level(ShowLimit(3), .other) == .allow)
    #expect(level(ShowLimit(2).except(consent), .other) == .allow)
    #expect(level(ShowLimit(1, of: .paywall), .paywall) == .hold)
    #expect(level(ShowLimit(1, of: .paywall), .other) == .allow)
    #expect(level(ShowLimit(1), consent) == .allow)
    #expect(level(ShowLimit(1, of: consent), consent) == .hold)
  }

  @Test("N17: what the record cannot count is refused")
  func refusals() {
    let pipeline = LaunchPipeline {
      FrequencyCap(64, within: .days(400))
      FrequencyCap(65, within: .days(1))
      FrequencyCap(1, within: .days(400) + Self.moment)
      DailyCap(64)
      DailyCap(65).named("daily")
      MinimumDays(.max)
    }
    #expect(
      pipeline.refusals == [
        "cap counts to 65, more than the 64 that the record keeps",
        "cap looks back more than the 400 days that the record keeps",
        "daily counts to 65, more than the 64 that the record keeps",
      ]
    )
    #expect(
      PastUse().verdict(of: FrequencyCap(65, within: .days(1)), at: nil).sentences
        == ["cap: is refused, since it counts to 65, more than the 64 that the record keeps"]
    )
  }
}
