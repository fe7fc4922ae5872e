public import AppLaunch

/// When a review may be asked for, as policies on the ask (R33, R34).
///
/// ```swift
/// LaunchPipeline {
///   Standard()
///   ReviewLimits(moment: "saved").policies(for: "reviewAsk")
/// }
/// ```
///
/// Each limit is a policy of its own, which a pipeline or a policy document may name, too.
public struct ReviewLimits: Hashable, Sendable {
  /// Days of 86,400 s since install.
  public var minimumDays: Int = 7

  /// Distinct days of use.
  public var daysOfUse: Int = MinimumDaysOfUse.usualCount

  /// Calls in 365 days.
  public var perYear: Int = CallsPerYear.usualCount

  /// How much of the version must have changed since the last call, or nil for none.
  public var perVersion: VersionDepth? = .minor

  /// Days between calls.
  public var daysBetween: Int = DaysBetweenCalls.usualCount

  /// Days of quiet after an error or a crash.
  public var errorQuietDays: Int = QuietAfterErrors.usualCount

  /// The moment that the ask waits for, or nil for the launch.
  public var moment: String?

  /// How long the moment stays reached.
  public var freshFor: AwaitMoment.Freshness = .usual

  /// Creates the usual limits, with the moment that the ask waits for.
  public init(moment: String?) {
    self.moment = moment
  }

  /// Returns the limits as policies on one item.
  ///
  /// - Parameters:
  ///   - item: The review ask.
  ///   - counted: What counts as a call: every ask of the app, those shown elsewhere too (N26).
  @LaunchPipelineBuilder
  public func policies(
    for item: LaunchItemID,
    counting counted: LaunchScope = .reviewAsks
  ) -> LaunchPipeline {
    NotAtInstall().only(items: item)
    MinimumDays(minimumDays).only(items: item)
    MinimumDaysOfUse(daysOfUse).only(items: item)
    CallsPerYear(perYear, counting: counted).only(items: item)
    if let perVersion { CallsPerVersion(perVersion, counting: counted).only(items: item) }
    DaysBetweenCalls(daysBetween, counting: counted).only(items: item)
    QuietAfterErrors(days: errorQuietDays).only(items: item)
    if let moment { AwaitMoment(moment, freshFor: freshFor).only(items: item) }
  }
}
