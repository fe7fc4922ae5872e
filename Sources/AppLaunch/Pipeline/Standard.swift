/// The standard pipeline, rules S1 to S6, as a list to read and to take from.
///
/// ```swift
/// LaunchPipeline {
///   Standard().without("quiet")
///   Cooldown(of: .paywall, for: .days(3))
/// }
/// ```
public struct Standard: LaunchPolicy {
  private let pipeline: LaunchPipeline

  /// Creates the pipeline.
  public init() {
    pipeline = Self.rules
  }

  public var name: String { "standard" }

  /// The rules.
  public var rules: LaunchPipeline { pipeline }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    pipeline.verdict(for: candidate, in: state)
  }

  /// Returns the rules but those of some names.
  public func without(_ names: String...) -> LaunchPipeline { pipeline.without(names) }

  /// S1 to S6.
  @LaunchPipelineBuilder private static var rules: LaunchPipeline {
    // S1: notes after a first onboarding are old news; after a new step they come next time.
    DropAfter(.onboarding, of: .whatsNew, settledBefore: false)
    HoldAfter(.onboarding, of: .whatsNew, settledBefore: true)
    // S2: a new user is not asked for anything right after onboarding.
    HoldAfter(.onboarding, of: .reviewAsk, .followUp)
    // S3: nothing follows a paywall.
    HoldAfter(.paywall, of: .whatsNew, .reviewAsk, .followUp)
    // S4: one request per launch.
    ShowLimit(1, of: .reviewAsk, .followUp)
    // S5: who follows a link wants what it leads to.
    Quiet().except(.onboarding)
    // S6: a screen that kills the app is not shown for ever.
    CrashLoop().except(.onboarding)
  }
}

/// The standard pipeline and one item per launch.
public struct Calm: LaunchPolicy {
  /// Creates the pipeline.
  public init() {}

  public var name: String { "calm" }

  /// The rules.
  public var rules: LaunchPipeline { Standard().rules.merged(with: LaunchPipeline(OnePerLaunch())) }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    rules.verdict(for: candidate, in: state)
  }
}

extension LaunchPipeline {
  /// Returns the pipeline without the policies of some names.
  public func without(_ names: [String]) -> LaunchPipeline {
    LaunchPipeline(
      entries: entries.filter { !names.contains($0.name) },
      orderings: orderings
    )
  }
}
