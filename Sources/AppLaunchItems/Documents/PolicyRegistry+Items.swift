public import AppLaunch

extension PolicyRegistry {
  /// All types of policy that come with the package: those of ``PolicyRegistry/shipped`` and the limits of
  /// review asks (R33).
  ///
  /// ```swift
  /// let pipeline = try LaunchPipeline(document: bytes, registry: .withItems)
  /// let registry = PolicyRegistry.withItems.adding(MinimumNotes.self)
  /// ```
  ///
  /// ```json
  /// ["standard", { "type": "daysBetween", "items": ["reviewAsk"], "count": 90 }]
  /// ```
  ///
  /// | type | keys |
  /// |---|---|
  /// | `installLaunch` | |
  /// | `daysOfUse` | `count` |
  /// | `perYear` | `count`, `counting` |
  /// | `perVersion` | `per`: `major`, `minor`, `patch`, `full`; `counting` |
  /// | `daysBetween` | `count`, `counting` |
  /// | `recentError` | `count` |
  ///
  /// Days since install and the moment of an ask are the types `minimumDays` and `moment`. `counting`
  /// lists the slots and items whose presentations are calls, by default the slot `reviewAsk`; a key that
  /// is left out has the default of R33.
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
