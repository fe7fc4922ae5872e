import AppLaunch
import Testing

@Suite("Every policy that ships")
struct EveryPolicyTests {
  @Test("The samples have every type that documents may name")
  func complete() {
    let words = Set(SamplePolicies.usual.map { type(of: $0).documentType })
    #expect(words.sorted() == PolicyRegistry.shipped.words)
  }

  @Test("Judging many candidates at once says the same as asking about each", arguments: 0..<40)
  func judge(seed: UInt64) {
    var life = RandomLife(seed: seed)
    let state = life.state()
    let candidates = life.candidates(in: state)
    for policy in SamplePolicies.usual {
      let pipeline = LaunchPipeline(any: policy)
      let asked = candidates.map { pipeline.verdict(for: $0, in: state).level }
      #expect(pipeline.levels(of: candidates, in: state) == asked, "\(policy), seed \(seed)")
    }
    let all = SamplePolicies.usual.reduce(LaunchPipeline.empty) {
      $0.merged(with: LaunchPipeline(any: $1))
    }
    for pipeline in [all, life.pipeline(), life.pipeline()] {
      let asked = candidates.map { pipeline.verdict(for: $0, in: state).level }
      #expect(pipeline.levels(of: candidates, in: state) == asked)
    }
  }

  /// A cap that counts only where it explains itself: the mistake that `judge` warns of.
  struct Forgetful: LaunchPolicy {
    func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
      candidate.timesPresented > 1 ? .hold("was shown too often") : .allow
    }

    func judge(_ batch: inout VerdictBatch, in state: LaunchState) {
      batch.raiseEach { $0.timesPresented > 0 ? .hold : .allow }
    }
  }

  @Test("A team's own policy that judges otherwise than it says is found by comparing both")
  func disagreement() {
    var past = PastUse()
    past.launches()
    past.shows("sale", at: PastUse.start)
    let state = past.state(at: PastUse.start)
    let candidates = ["sale", "new"].map { id in
      LaunchCandidate(AnyLaunchItem(LaunchItemID(id), slot: .other), record: past.record)
    }
    let pipeline = LaunchPipeline(Forgetful())
    let asked = candidates.map { pipeline.verdict(for: $0, in: state).level }
    #expect(asked == [.allow, .allow])
    #expect(pipeline.levels(of: candidates, in: state) == [.hold, .allow])
  }

  @Test("R12: no number traps, whatever the time", arguments: 0..<8)
  func absurd(seed: UInt64) {
    var life = RandomLife(seed: seed)
    let past = life.past()
    let candidates = life.candidates(in: past.state(at: nil))
    for time in SamplePolicies.times {
      let state = past.state(at: time)
      for policy in SamplePolicies.absurd {
        for candidate in candidates {
          let verdict = policy.verdict(for: candidate, in: state)
          #expect(verdict.objections.allSatisfy { !$0.description.isEmpty })
        }
      }
    }
  }

  @Test("Without a time, rules about times allow", arguments: 0..<10)
  func withoutTime(seed: UInt64) {
    var life = RandomLife(seed: seed)
    let state = life.past().state(at: nil)
    let timed: [any LaunchPolicy] = [
      Cooldown(for: .days(400), since: .any), FrequencyCap(0, within: .days(9)), DailyCap(0),
      MinimumDays(9), DateRange(from: "2999-01-01T00:00:00Z", until: "1999-01-01T00:00:00Z"),
      HourRange(from: MinuteOfDay(3), to: MinuteOfDay(3, 1)), RequiresFlag("absent"),
    ]
    for policy in timed {
      for candidate in life.candidates(in: state) {
        #expect(policy.verdict(for: candidate, in: state) == .allow, "\(policy)")
      }
    }
  }

  @Test("Asking twice gives the same answer", arguments: 0..<10)
  func pure(seed: UInt64) {
    var life = RandomLife(seed: seed)
    let state = life.state()
    for candidate in life.candidates(in: state) {
      for policy in SamplePolicies.usual {
        let first = policy.verdict(for: candidate, in: state)
        #expect(policy.verdict(for: candidate, in: state) == first)
      }
    }
  }
}
