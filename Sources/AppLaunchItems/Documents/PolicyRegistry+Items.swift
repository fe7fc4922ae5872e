public import AppLaunch

extension PolicyRegistry {
  /// All types that come with the package: those of ``PolicyRegistry/shipped`` and the limits of review
  /// asks (R33).
  ///
  /// Where this module is imported, documents that are read without a registry may name them all. An
  /// app with types of its own begins here:
  ///
  /// ```swift
  /// let registry = PolicyRegistry.withItems.adding(MinimumNotes.self)
  /// ```
  public static let withItems: PolicyRegistry = {
    var registry = PolicyRegistry.shipped
    registry.register(NotAtInstall.self)
    registry.register(MinimumDaysOfUse.self)
    registry.register(CallsPerYear.self)
    registry.register(CallsPerVersion.self)
    registry.register(DaysBetweenCalls.self)
    registry.register(QuietAfterErrors.self)
    return registry
  }()
}
