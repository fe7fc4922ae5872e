/// The standard pipeline, rules S1 to S6, as a list to read and to take from.
///
/// All but the crash loop are about one launch. What is never settled, such as a paywall or a review ask,
/// needs rules over time beside it: a ``Cooldown``, a ``FrequencyCap``, the review limits of
/// AppLaunchItems. Without them it shows in every launch, and under ``Calm`` nothing behind it ever does.
///
/// ```swift
/// LaunchPipeline {
///   Standard().without("quiet")
///   Cooldown(of: .paywall, for: .days(3))
/// }
/// ```
///
/// | name | rules |
/// |---|---|
/// | `drop` | S1 for who is new: notes after onboarding are dropped |
/// | `hold` | S1 for who was onboarded before, S2, and S3: three rules |
/// | `limit` | S4 |
/// | `quiet` | S5 |
/// | `crashLoop` | S6 |
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

  /// Returns the rules but all those of some names; see ``LaunchPipeline/without(_:)``.
  ///
  /// `hold` is the name of three rules, and leaves with all of them.
  public func without(_ names: String...) -> LaunchPipeline { pipeline.without(names: names) }

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
    // S6: a screen that kills the app is not shown for ever; onboarding and mandatory slots are.
    CrashLoop()
  }
}

/// The standard pipeline and one item per launch.
///
/// Onboarding, mandatory slots and what is given by `dismissed(_:then:)` are excepted: they neither
/// count as the one item nor are held for it. So a launch may show consent, onboarding, one item, and
/// what follows that. Other rules hold them all the same: no invitation follows onboarding or a paywall.
///
/// ```swift
/// let queue = LaunchQueue<Screen>(pipeline: .calm)
/// ```
///
/// Its rules are those of ``Standard`` and one more of the name `limit`, ``OnePerLaunch``.
public struct Calm: LaunchPolicy {
  /// Creates the pipeline.
  public init() {}

  public var name: String { "calm" }

  /// The rules.
  public var rules: LaunchPipeline { Standard().rules.merged(with: LaunchPipeline(OnePerLaunch())) }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    rules.verdict(for: candidate, in: state)
  }

  /// Returns the rules but all those of some names; see ``LaunchPipeline/without(_:)``.
  ///
  /// `limit` is the name of two rules: without it, calm is no longer calm.
  public func without(_ names: String...) -> LaunchPipeline { rules.without(names: names) }
}

extension LaunchPipeline {
  /// Returns the pipeline without the policies of some names.
  ///
  /// All policies of a name leave together, since a name is what objections and documents know them
  /// by. Several of the standard rules share one: see ``Standard``. To leave out a single rule, list
  /// the others, or give those that are to stay a name of their own with ``LaunchPolicy/named(_:)``. A
  /// name that no policy bears changes nothing here; in a document it is an error.
  ///
  /// ```swift
  /// let pipeline: LaunchPipeline = [.calm.without("quiet"), .cooldown(for: .days(1))]
  /// ```
  public func without(_ names: String...) -> LaunchPipeline { without(names: names) }

  func without(names: [String]) -> LaunchPipeline {
    LaunchPipeline(
      entries: entries.filter { !names.contains($0.name) },
      orderings: orderings
    )
  }
}
