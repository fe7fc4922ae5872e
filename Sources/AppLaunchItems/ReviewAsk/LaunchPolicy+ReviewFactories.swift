public import AppLaunch

extension LaunchPolicy where Self == LaunchPipeline {
  /// All limits of a review ask; see ``ReviewLimits``.
  ///
  /// ```swift
  /// let pipeline: LaunchPipeline = [
  ///   .standard, .reviewLimits(.init(moment: "saved"), for: "reviewAsk"),
  /// ]
  /// ```
  public static func reviewLimits(
    _ limits: ReviewLimits,
    for item: LaunchItemID,
    counting counted: LaunchScope = .reviewAsks
  ) -> LaunchPipeline {
    limits.policies(for: item, counting: counted)
  }

  /// Holds in an install launch.
  public static var installLaunch: LaunchPipeline { LaunchPipeline(NotAtInstall()) }

  /// Holds until the app was used on enough distinct days.
  public static func daysOfUse(_ count: Int = MinimumDaysOfUse.usualCount) -> LaunchPipeline {
    LaunchPipeline(MinimumDaysOfUse(count))
  }

  /// Holds after so many calls of the review prompt in 365 days.
  public static func perYear(
    _ count: Int = CallsPerYear.usualCount,
    counting counted: LaunchScope = .reviewAsks
  ) -> LaunchPipeline {
    LaunchPipeline(CallsPerYear(count, counting: counted))
  }

  /// Holds until the version has changed enough since a call of the review prompt.
  public static func perVersion(
    _ depth: VersionDepth = .minor,
    counting counted: LaunchScope = .reviewAsks
  ) -> LaunchPipeline {
    LaunchPipeline(CallsPerVersion(depth, counting: counted))
  }

  /// Holds until enough days have passed since the last call of the review prompt.
  public static func daysBetween(
    _ count: Int = DaysBetweenCalls.usualCount,
    counting counted: LaunchScope = .reviewAsks
  ) -> LaunchPipeline {
    LaunchPipeline(DaysBetweenCalls(count, counting: counted))
  }

  /// Holds for some days after an error or a crash.
  public static func recentError(days count: Int = QuietAfterErrors.usualCount) -> LaunchPipeline {
    LaunchPipeline(QuietAfterErrors(days: count))
  }
}
