import AppLaunch
import TestSupport
import Testing

@Suite("Window laws")
struct WindowLaws {
  var launches = LawRuns.few

  @Test("R12: a cooldown of d is over at exactly d")
  func cooldownsEnd() throws {
    try forEachHistory { history, random in
      let span = LaunchDuration(milliseconds: .random(in: 1...600_000_000, using: &random))
      let policy = Cooldown(for: span)
      let end = history.last + span
      let before = history.verdict(of: policy, at: end - .millisecond)
      try demand(before.level, is: .hold, "a cooldown of \(span), a millisecond before its end")
      try demand(before.until, is: end, "until")
      try demand(history.verdict(of: policy, at: end), is: .allow, "a cooldown at its end")
    }
  }

  @Test("R12: a cap of n lets n through, and its window is (now - d, now]")
  func capsAreExact() throws {
    try forEachHistory { history, random in
      let span = LaunchDuration(milliseconds: .random(in: 1...600_000_000, using: &random))
      let count = Int.random(in: 0...5, using: &random)
      let policy = FrequencyCap(count, within: span)
      let edges = history.times + history.times.map { $0 + span }
      for now in edges.flatMap({ [$0 - .millisecond, $0, $0 + .millisecond] }) {
        let inWindow = history.times.count { $0 > now - span && $0 <= now }
        let verdict = history.verdict(of: policy, at: now)
        let expected: VerdictLevel = inWindow >= count ? .hold : .allow
        try demand(verdict.level, is: expected, "a cap of \(count) with \(inWindow) in \(span)")
        // N33: the count falls below the bound at `until`, and no earlier.
        guard let until = verdict.until, now >= history.last else { continue }
        try demand(history.verdict(of: policy, at: until), is: .allow, "the cap at its end")
        let justBefore = history.verdict(of: policy, at: until - .millisecond)
        try demand(justBefore.level, is: .hold, "the cap just before its end")
      }
    }
  }

  @Test("R12, R13: per day, the count begins again at midnight")
  func dailyCapsEndAtMidnight() throws {
    try forEachHistory { history, random in
      let today = history.times.count { $0.day == history.last.day }
      let policy = DailyCap(Int.random(in: 1...today, using: &random))
      let verdict = history.verdict(of: policy, at: history.last)
      let midnight = LaunchTime(milliseconds: (history.last.day + 1) * 86_400_000)
      try demand(verdict.until, is: midnight, "until")
      let before = history.verdict(of: policy, at: midnight - .millisecond)
      try demand(before.level, is: .hold, "a daily cap before midnight")
      try demand(history.verdict(of: policy, at: midnight), is: .allow, "a daily cap at midnight")
    }
  }

  @Test("R12: at least n holds at n")
  func thresholdsAreReached() throws {
    try forEachHistory { history, random in
      let count = history.launch.number + .random(in: -2...2, using: &random)
      let launches = history.verdict(of: MinimumLaunches(count), at: history.last)
      let enough = history.launch.number >= count
      try demand(launches.level, is: enough ? .allow : .hold, "launch \(history.launch.number)")

      let days = Int.random(in: 1...30, using: &random)
      let end = history.times[0] + .days(Int64(days))
      let before = history.verdict(of: MinimumDays(days), at: end - .millisecond)
      try demand(before.level, is: .hold, "\(days) days, a millisecond early")
      try demand(before.until, is: end, "until")
      try demand(history.verdict(of: MinimumDays(days), at: end), is: .allow, "\(days) days")

      var record = history.record
      let events = Int.random(in: 0...4, using: &random)
      for _ in 0..<events { record.record(event: "saved", at: history.last) }
      let wanted = Int.random(in: 0...4, using: &random)
      let verdict = MinimumEvents("saved", wanted).verdict(
        in: LaunchState(launch: history.launch, record: record)
      )
      try demand(verdict.level, is: events >= wanted ? .allow : .hold, "\(events) events")
    }
  }

  @Test("R12: no number traps")
  func extremesSaturate() throws {
    let extremes: [Int64] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]
    try forEachHistory { history, random in
      func extreme() -> Int64 { extremes.randomElement(using: &random) ?? 0 }
      let span = LaunchDuration(milliseconds: extreme())
      let count = Int(extreme())
      let policies: [any LaunchPolicy] = [
        Cooldown(for: span), Cooldown(for: span, since: .any), FrequencyCap(count, within: span),
        DailyCap(count), MinimumDays(count), MinimumLaunches(count), ShowLimit(count),
        MinimumEvents("saved", count), CrashLoop(attempts: count),
        DateRange(
          from: LaunchTime(milliseconds: extreme()),
          until: LaunchTime(milliseconds: extreme())
        ),
        RequiresFlag("flag", timeout: span), AwaitMoment("moment", freshFor: .duration(span)),
      ]
      let now = LaunchTime(milliseconds: extreme())
      for policy in policies { _ = history.verdict(of: policy, at: now) }
    }
  }

  @Test("R14: a clock set back never blocks longer than the rule's own length")
  func clocksSetBackBlockNoLonger() throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      // Times that the clock claimed, some of them far in the future.
      let wrong = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        LawGame.beginning + .hours(.random(in: -90...90_000, using: &random))
      }
      var history = LawHistory(showingAt: wrong)
      let real = LawGame.beginning
      history.launch(at: real)
      let days = Int64.random(in: 1...20, using: &random)
      let policies: [any LaunchPolicy] = [
        Cooldown(for: .days(days)), Cooldown(for: .days(days), since: .same),
        Cooldown(for: .days(days), since: .any), FrequencyCap(1, within: .days(days)),
        MinimumDays(Int(days)), DailyCap(1),
      ]
      for policy in policies {
        let verdict = history.verdict(of: policy, at: real + .days(days))
        try demand(verdict, is: .allow, "seed \(seed): \(policy.name) after \(days) days")
        let early = history.verdict(of: policy, at: real)
        let end = early.until ?? real
        try demand(end <= real + .days(days), "seed \(seed): \(policy.name) blocks until \(end)")
      }
      return wrong.count
    }
  }

  /// Calls a closure with histories of shows at random times.
  private func forEachHistory(
    _ body: (LawHistory, inout SeededGenerator) throws -> Void
  ) throws {
    try LawRuns.forEachSeed(launches: launches) { seed in
      var random = SeededGenerator(seed: seed)
      var now = LawGame.beginning
      let times = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        now = now + LaunchDuration(milliseconds: .random(in: 0...90_000_000, using: &random))
        return now
      }
      do {
        try body(LawHistory(showingAt: times), &random)
      } catch {
        throw LawProblem("seed \(seed): \(error), of shows at \(times)")
      }
      return times.count
    }
  }
}

/// A record of one item that was shown in each of several launches.
private struct LawHistory {
  var record = LaunchRecord()
  var launch = Launch()
  var times: [LaunchTime]

  let item = AnyLaunchItem("law", slot: .paywall)

  init(showingAt times: [LaunchTime]) {
    self.times = times
    for time in times {
      launch(at: time)
      var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: .empty)
      queue.offer(item)
      queue.dismissed(item)
      record = queue.record
    }
  }

  var last: LaunchTime { times[times.count - 1] }

  mutating func launch(at time: LaunchTime) {
    let now = LaunchInstant(wall: time, elapsed: .zero)
    record.end(at: time)
    launch = record.begin(
      LaunchContext(at: now, version: AppVersion("1.0"), installID: "law")
    )
  }

  func verdict(of policy: any LaunchPolicy, at time: LaunchTime) -> Verdict {
    let state = LaunchState(
      launch: launch,
      now: LaunchInstant(wall: time, elapsed: .zero),
      record: record
    )
    return policy.verdict(for: LaunchCandidate(item, record: record), in: state)
  }
}

extension LaunchDuration {
  fileprivate static var millisecond: Self { LaunchDuration(milliseconds: 1) }
}

extension LaunchTime {
  fileprivate var day: Int64 { milliseconds / 86_400_000 }
}
