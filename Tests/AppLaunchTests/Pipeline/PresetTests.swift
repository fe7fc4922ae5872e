import AppLaunch
import Testing

@Suite("Presets as policies")
struct PresetTests {
  @Test("A preset is a policy whose verdict is that of its rules, whichever way it is made")
  func verdicts() {
    var past = PastUse()
    past.launches(at: PastUse.start, by: .link)
    let state = past.state(at: PastUse.start)
    let candidate = LaunchCandidate(AnyLaunchItem("sale", slot: .paywall))
    let presets: [any LaunchPolicy] = [Standard(), Calm(), LaunchPipeline.standard]
    for policy in presets {
      #expect(policy.verdict(for: candidate, in: state).objections.map(\.policy) == ["quiet"])
    }
    #expect(Standard().name == "standard")
    #expect(Calm().name == "calm")
    #expect(LaunchPipeline.standard.name == "pipeline")
    #expect(LaunchPipeline(Quiet()).name == "quiet")
  }

  @Test("R8: rules leave a preset by name, all of one name together")
  func without() {
    let names = { (pipeline: LaunchPipeline) in pipeline.entries.map(\.name).sorted() }
    #expect(
      names(Calm().without("limit", "quiet")) == ["crashLoop", "drop", "hold", "hold", "hold"]
    )
    #expect(names(Standard().without("hold")) == ["crashLoop", "drop", "limit", "quiet"])
    #expect(names(LaunchPipeline.calm.without("nobody")) == names(.calm))
  }

  @Test("R8: a condition keeps the policy's name, its needs and its time-outs")
  func conditions() {
    let pipeline = RequiresFlag("sale", timeout: .seconds(3)).when("crash") {
      $0.launch.followsCrash
    }
    #expect(pipeline.name == RequiresFlag("sale").name)
    #expect(pipeline.timeouts == [.seconds(3)])
    let long = Cooldown(for: .days(401)).when("crash") { $0.launch.followsCrash }
    #expect(long.refusals.count == 1)
  }

  @Test("A list of policies, an optional one and one of any type build a pipeline")
  func building() {
    let none: (any LaunchPolicy)? = nil
    let some: any LaunchPolicy = MinimumLaunches(2)
    let pipeline = LaunchPipeline {
      [MinimumDays(1), CleanExit()] as [any LaunchPolicy]
      none
      some
    }
    #expect(pipeline.entries.map(\.name) == ["minimumDays", "cleanExit", "minimumLaunches"])
  }
}
