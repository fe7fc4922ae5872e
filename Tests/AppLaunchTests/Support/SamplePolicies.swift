import AppLaunch
import TestSupport

/// Policies of every type that ships, with numbers that matter and numbers that nobody should use.
enum SamplePolicies {
  /// One of each type, as an app would write it.
  static let usual: [any DocumentedPolicy] = [
    DropAfter(.onboarding, of: .whatsNew), HoldAfter(.paywall, of: .followUp, .reviewAsk),
    DropAfter(after: .only(slots: [.paywall], items: ["terms"])),
    HoldAfter(.onboarding, settledBefore: true),
    ShowLimit(1, of: .reviewAsk), OnePerLaunch(),
    FrequencyCap(3, of: .reviewAsk, within: .days(365)), FrequencyCap(1, within: .days(30)),
    DailyCap(2, in: berlin), Cooldown(of: .paywall, for: .days(3)),
    Cooldown(for: .hours(20), since: .same), Cooldown(for: .hours(2), since: .any), Once(),
    Once(per: .minor, of: .whatsNew), MinimumLaunches(2), MinimumDays(7),
    MinimumEvents("saved", 3), VersionRange(from: .of("1.2"), through: .of("2.0.1-rc.1")),
    VersionRange(), DateRange(from: "2026-03-01T00:00:00Z", until: "2026-04-01T00:00:00.5Z"),
    DateRange(), HourRange(from: MinuteOfDay(22), to: MinuteOfDay(6, 30), in: berlin),
    LaunchKinds(only: .same, .update), Triggers(only: .user, .resume), Quiet(),
    Quiet([.link], atMost: 3), Requires("welcome"),
    Requires("welcome", outcome: .dismissed(.action("later"))), RequiresFact("isPro"),
    RequiresFact("plan", is: "family", missing: .wait, otherwise: .allow),
    RequiresFact("seats", is: 3), RequiresFlag("sale"),
    RequiresFlag("sale", is: false, timeout: .seconds(5), unresolved: .hold),
    AwaitMoment("saved"), AwaitMoment("saved", freshFor: .wholeLaunch),
    Rollout(percent: 12.5, salt: "editor"),
    Rollout(percent: 100, salt: "all"), CleanExit(), CrashLoop(), CrashLoop(attempts: 1),
  ]

  static let berlin = LaunchZone(identifier: "Europe/Berlin") ?? .utc

  /// Each type with numbers from one end of the range to the other.
  static let absurd: [any LaunchPolicy] =
    counts.flatMap { count -> [any LaunchPolicy] in
      [
        ShowLimit(count), DailyCap(count, in: berlin), MinimumLaunches(count), MinimumDays(count),
        MinimumEvents("saved", count), CrashLoop(attempts: count), Quiet(atMost: count),
        RequiresFact("seats", is: .number(count)),
      ]
    }
    + lengths.flatMap { length -> [any LaunchPolicy] in
      Cooldown.Since.allCases.map { Cooldown(for: length, since: $0) }
        + counts.map { FrequencyCap($0, within: length) }
        + [
          RequiresFlag("sale", timeout: length), AwaitMoment("saved", freshFor: .duration(length)),
        ]
    }
    + times.flatMap { from in times.map { DateRange(from: from, until: $0) } }
    + [0, -1, 1e300, -1e300, .infinity, .nan].map { Rollout(percent: $0, salt: "") }
    + [-1, 0, 1_439, 1_440, .max, .min].map {
      HourRange(from: MinuteOfDay(minutes: $0), to: MinuteOfDay(8), in: berlin)
    }

  static let counts = [Int.min, -1, 0, 1, 64, 65, .max]
  static let lengths = [
    LaunchDuration(milliseconds: .min), .seconds(-1), .zero, .days(400), .days(401), .max,
  ]
  static let times = [
    LaunchTime(milliseconds: .min), LaunchTime(milliseconds: 0), PastUse.start,
    LaunchTime(milliseconds: .max),
  ]
}

/// Candidates and states at random, from a seed.
struct RandomLife {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  static let consent = LaunchSlot("consent", priority: 50, mandatory: true)
  static let slots = LaunchSlot.builtIn + [consent]
  static let ids: [LaunchItemID] = ["welcome", "terms", "sale", "notes", "ask"]

  mutating func pick<T>(_ values: [T]) -> T { values[Int(generator.next() % UInt64(values.count))] }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func truth() -> Bool { generator.next() % 2 == 0 }

  /// A history of some launches, in which things were shown, crashed and recorded.
  mutating func past() -> PastUse {
    var past = PastUse()
    var time = PastUse.start - .days(Int64(number(0...500)))
    for _ in 0...number(0...4) {
      past.launches(
        truth() ? "1.0" : pick(["1.0", "1.2", "2.0-rc", nil]),
        at: time,
        by: pick(LaunchTrigger.allCases),
        afterCrash: truth()
      )
      for _ in 0..<number(0...3) {
        past.shows(
          pick(Self.ids),
          in: pick(Self.slots),
          at: time,
          settledBy: pick([.never, .dismissed]),
          outcome: pick([.finished, .closeButton, nil])
        )
      }
      if truth() { past.record.record(event: pick(["saved", "error"]), at: time) }
      if truth() { past.showsElsewhere(pick(Self.slots), at: time) }
      time = time + .hours(Int64(number(-48...480)))
    }
    return past
  }

  /// The state of such a launch, at a time that is usually a little later.
  mutating func state() -> LaunchState {
    let past = past()
    let start = past.launch.startedAt?.wall ?? PastUse.start
    let time = pick([
      nil, start, start + .seconds(Int64(number(0...5))), start + .hours(Int64(number(-9...99))),
      pick(SamplePolicies.times),
    ])
    var shown: [LaunchState.Shown] = []
    for _ in 0..<number(0...2) {
      let slot = pick(Self.slots)
      shown.append(
        LaunchState.Shown(
          id: pick(Self.ids.map { $0 } + [nil]),
          slot: slot.name,
          isMandatory: slot.mandatory,
          isFollowUp: truth()
        )
      )
    }
    return past.state(
      at: time,
      shown: shown,
      facts: truth() ? ["isPro": .truth(truth()), "plan": "family"] : [:],
      flags: truth() ? ["sale": truth()] : [:]
    )
  }

  /// Candidates for each id, in slots at random.
  mutating func candidates(in state: LaunchState) -> [LaunchCandidate] {
    (Self.ids + ["new"]).map { id in
      LaunchCandidate(
        AnyLaunchItem(id, slot: pick(Self.slots)),
        isFollowUp: truth(),
        record: state.record
      )
    }
  }

  /// Some policies, some with scope, a condition or a name.
  mutating func pipeline() -> LaunchPipeline {
    (0..<number(0...5)).reduce(.empty) { pipeline, _ in pipeline.merged(with: onePolicy()) }
  }

  mutating func onePolicy() -> LaunchPipeline {
    let policy = LaunchPipeline(any: pick(SamplePolicies.usual))
    switch number(0...5) {
    case 0: return policy.only(for: pick(Self.slots))
    case 1: return policy.except(items: pick(Self.ids))
    case 2: return policy.named(pick(["a", "b"]))
    case 3: return policy.when("crash") { $0.launch.followsCrash }
    default: return policy
    }
  }
}

extension LaunchPipeline {
  init(any policy: any LaunchPolicy) {
    self.init(policy)
  }
}
