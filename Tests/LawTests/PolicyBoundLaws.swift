import AppLaunch
import Testing

/// R12 to R14 and R51 for the policies that look at the past: windows and thresholds are exact.
@Suite("Policy bound laws")
struct PolicyBoundLaws {
  private let shown = LaunchTime(milliseconds: 1_772_355_600_000)
  private let moment = LaunchDuration(milliseconds: 1)

  @Test("R12: a cooldown is over at exactly its length")
  func cooldownsAreExact() throws {
    let state = state(after: .days(3))
    let early = self.state(after: .days(3) - moment)
    let policy = Cooldown(of: .paywall, for: .days(3))
    try #require(level(policy, in: early) == .hold)
    try #require(level(policy, in: state) == .allow)
  }

  @Test("R12: a cap of n lets n through, and its window is open at the old end")
  func capsAreExact() throws {
    try #require(level(FrequencyCap(1, within: .days(3)), in: state(after: .zero)) == .hold)
    try #require(level(FrequencyCap(2, within: .days(3)), in: state(after: .zero)) == .allow)
    let policy = FrequencyCap(1, within: .days(3))
    try #require(level(policy, in: state(after: .days(3) - moment)) == .hold)
    try #require(level(policy, in: state(after: .days(3))) == .allow)
    let until = policy.verdict(in: state(after: .days(1))).until
    try #require(until == shown + .days(3))
  }

  @Test("R13: minimum days are over at exactly so many times 86,400 s")
  func minimumDaysAreExact() throws {
    try #require(level(MinimumDays(3), in: state(after: .days(3) - moment)) == .hold)
    try #require(level(MinimumDays(3), in: state(after: .days(3))) == .allow)
  }

  @Test("R14: a clock set back blocks no longer than the rule is long")
  func clocksSetBackBlockNoLonger() throws {
    let noticed = shown - .days(100)
    let state = state(after: .days(1), noticed: noticed)
    let policy = Cooldown(of: .paywall, for: .days(3))
    let verdict = policy.verdict(for: candidate(in: state), in: state)
    try #require(verdict.until == noticed + .days(3))
  }

  @Test("R51: rollout buckets are those of the 64-bit FNV-1a hash, and percent is exact")
  func rolloutsAreExact() throws {
    try #require(Rollout.bucket(salt: "paywall-2026", subject: "scenario") == 1_673)
    try #require(Rollout.bucket(salt: "new-editor", subject: "user-42") == 3_502)
    var record = LaunchRecord()
    record.change(subject: "scenario")
    let state = LaunchState(record: record)
    try #require(level(Rollout(percent: 16.73, salt: "paywall-2026"), in: state) == .hold)
    try #require(level(Rollout(percent: 16.74, salt: "paywall-2026"), in: state) == .allow)
  }

  private func level(_ policy: some LaunchPolicy, in state: LaunchState) -> VerdictLevel {
    policy.verdict(for: candidate(in: state), in: state).level
  }

  private func candidate(in state: LaunchState) -> LaunchCandidate {
    LaunchCandidate(AnyLaunchItem("item", slot: .paywall), record: state.record)
  }

  /// A state some time after the first launch, in which an item showed; or one in a launch that
  /// noticed that the clock was set back.
  private func state(after age: LaunchDuration, noticed: LaunchTime? = nil) -> LaunchState {
    var record = LaunchRecord()
    func context(_ time: LaunchTime) -> LaunchContext {
      LaunchContext(at: instant(time), version: nil, installID: "law")
    }
    let launch = record.begin(context(shown))
    var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: .empty)
    queue.offer(AnyLaunchItem("item", slot: .paywall))
    record = queue.record
    if let noticed {
      record.end(at: noticed)
      _ = record.begin(context(noticed))
    }
    return LaunchState(launch: launch, now: instant((noticed ?? shown) + age), record: record)
  }

  private func instant(_ time: LaunchTime) -> LaunchInstant {
    LaunchInstant(wall: time, elapsed: LaunchDuration(milliseconds: time.milliseconds))
  }
}
