public import AppLaunch

/// When a review may be asked for, as policies on the ask (R33, R34).
///
/// ```swift
/// LaunchPipeline {
///   Standard()
///   ReviewLimits(moment: "saved").policies(for: "reviewAsk")
/// }
/// ```
public struct ReviewLimits: Hashable, Sendable {
  /// Days of 86,400 s since install.
  public var minimumDays: Int = 7

  /// Distinct days of use.
  public var daysOfUse: Int = 3

  /// Calls in 365 days.
  public var perYear: Int = 3

  /// How much of the version must have changed since the last call, or nil for none.
  public var perVersion: VersionDepth? = .minor

  /// Days between calls.
  public var daysBetween: Int = 120

  /// Days of quiet after an error or a crash.
  public var errorQuietDays: Int = 3

  /// The moment that the ask waits for, or nil for the launch.
  public var moment: String?

  /// How long the moment stays reached.
  public var freshFor: AwaitMoment.Freshness = .duration(.seconds(10))

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
    counting counted: LaunchScope = .only(slots: [.reviewAsk])
  ) -> LaunchPipeline {
    NotAtInstall().only(items: item)
    MinimumDays(minimumDays).only(items: item)
    MinimumDaysOfUse(daysOfUse).only(items: item)
    CallsPerYear(perYear, counted: counted).only(items: item)
    CallsPerVersion(perVersion, counted: counted).only(items: item)
    DaysBetweenCalls(daysBetween, counted: counted).only(items: item)
    RecentError(quietDays: errorQuietDays).only(items: item)
    if let moment { AwaitMoment(moment, freshFor: freshFor).only(items: item) }
  }
}
