import AppLaunch
import Testing

@Suite("Pipeline laws")
struct PipelineLawTests {
  @Test(
    "R7: pipelines compose like verdicts, over random policies, candidates and states",
    arguments: 0..<60
  )
  func lattice(seed: UInt64) {
    var life = RandomLife(seed: seed)
    let state = life.state()
    let candidates = life.candidates(in: state)
    let (a, b, c) = (life.pipeline(), life.pipeline(), life.pipeline())
    func verdicts(_ pipeline: LaunchPipeline) -> [Verdict] {
      candidates.map { pipeline.verdict(for: $0, in: state) }
    }
    #expect(verdicts(a.merged(with: b)) == verdicts(b.merged(with: a)))
    #expect(
      verdicts(a.merged(with: b).merged(with: c)) == verdicts(a.merged(with: b.merged(with: c)))
    )
    #expect(verdicts(a.merged(with: a)) == verdicts(a))
    #expect(verdicts(a.merged(with: .empty)) == verdicts(a))
    #expect(
      verdicts(a.merged(with: b)) == zip(verdicts(a), verdicts(b)).map { $0.merged(with: $1) }
    )
  }

  @Test(
    "R7: the order of registration changes nothing, and one more policy only restricts",
    arguments: 0..<60
  )
  func order(seed: UInt64) {
    var life = RandomLife(seed: seed)
    let state = life.state()
    let policies = (0..<8).map { _ in life.onePolicy() }
    let all = policies.reduce(LaunchPipeline.empty) { $0.merged(with: $1) }
    let shuffled = policies.shuffled(using: &life.generator)
      .reduce(LaunchPipeline.empty) { $0.merged(with: $1) }
    let fewer = policies.dropLast().reduce(LaunchPipeline.empty) { $0.merged(with: $1) }
    for candidate in life.candidates(in: state) {
      let verdict = all.verdict(for: candidate, in: state)
      #expect(shuffled.verdict(for: candidate, in: state) == verdict)
      let before = fewer.verdict(for: candidate, in: state)
      #expect(before.level <= verdict.level)
      #expect(Set(before.objections).isSubset(of: verdict.objections))
    }
  }

  @Test("R7: the empty pipeline allows", arguments: 0..<10)
  func empty(seed: UInt64) {
    var life = RandomLife(seed: seed)
    let state = life.state()
    for candidate in life.candidates(in: state) {
      #expect(LaunchPipeline.empty.verdict(for: candidate, in: state) == .allow)
      #expect(([] as LaunchPipeline).verdict(for: candidate, in: state) == .allow)
    }
  }
}
