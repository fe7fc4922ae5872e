// What may stand in a pipeline's builder may stand in a list, too, under a name with a leading dot. No
// instance member of `LaunchPolicy` bears one of these names: a leading dot on a new line of a builder
// continues the line before, and would then change that policy in silence.

extension LaunchPolicy where Self == LaunchPipeline {
  /// Rules S1 to S6: what most apps want.
  public static var standard: LaunchPipeline { Standard().rules }

  /// The standard rules and one item per launch; onboarding, mandatory slots and follow-ups given by
  /// `dismissed(_:then:)` are neither counted nor held.
  public static var calm: LaunchPipeline { Calm().rules }

  /// A policy of any type, such as one of an app's own.
  ///
  /// ```swift
  /// let pipeline: LaunchPipeline = [.standard, .policy(ProOnly()).only(for: .followUp)]
  /// ```
  public static func policy(_ policy: some LaunchPolicy) -> LaunchPipeline {
    LaunchPipeline(policy)
  }

  /// A closure with a name, which gives a reason; see ``Rule``.
  public static func rule(
    _ name: String,
    _ reason: String,
    otherwise level: Rule.Level = .hold,
    allows: @escaping @Sendable (LaunchCandidate, LaunchState) -> Bool
  ) -> LaunchPipeline {
    LaunchPipeline(Rule(name, reason, otherwise: level, allows: allows))
  }

  /// An order that comes before slot priority; see ``LaunchOrdering``.
  public static func ordering(
    _ name: String,
    key: @escaping @Sendable (LaunchCandidate) -> Int
  ) -> LaunchPipeline {
    LaunchPipeline(entries: [], orderings: [LaunchOrdering(name, key: key)])
  }

  /// Drops items once something else was shown in this launch.
  public static func drop(
    _ slots: LaunchSlot...,
    after shown: LaunchSlot,
    settledBefore: Bool? = nil
  ) -> LaunchPipeline {
    LaunchPipeline(
      DropAfter(
        after: .only(slots: [shown]),
        scope: .of(slots),
        settledBefore: settledBefore
      )
    )
  }

  /// Holds items once something else was shown in this launch.
  public static func hold(
    _ slots: LaunchSlot...,
    after shown: LaunchSlot,
    settledBefore: Bool? = nil
  ) -> LaunchPipeline {
    LaunchPipeline(
      HoldAfter(
        after: .only(slots: [shown]),
        scope: .of(slots),
        settledBefore: settledBefore
      )
    )
  }

  /// Holds everything after the first screen of a launch, but for onboarding, mandatory slots and
  /// follow-ups: what makes `calm` calm.
  public static var onePerLaunch: LaunchPipeline { LaunchPipeline(OnePerLaunch()) }

  /// Holds what was shown often enough in this launch.
  public static func limit(_ count: Int, of slots: LaunchSlot...) -> LaunchPipeline {
    LaunchPipeline(ShowLimit(count, scope: .of(slots)))
  }

  /// Holds what was shown too often in a window of time.
  public static func cap(
    _ count: Int,
    of slots: LaunchSlot...,
    within span: LaunchDuration
  ) -> LaunchPipeline {
    LaunchPipeline(FrequencyCap(count, scope: .of(slots), within: span))
  }

  /// Holds what was shown too often on one calendar day.
  public static func dailyCap(
    _ count: Int,
    of slots: LaunchSlot...,
    in zone: LaunchZone = .utc
  ) -> LaunchPipeline {
    LaunchPipeline(DailyCap(count, scope: .of(slots), in: zone))
  }

  /// Holds what was shown too short a time ago.
  public static func cooldown(
    of slots: LaunchSlot...,
    for duration: LaunchDuration,
    since: Cooldown.Since = .slot
  ) -> LaunchPipeline {
    LaunchPipeline(Cooldown(scope: .of(slots), for: duration, since: since))
  }

  /// Shows an item once: ever, or in each version.
  public static func once(per period: Once.Period = .ever, of slots: LaunchSlot...)
    -> LaunchPipeline
  {
    LaunchPipeline(Once(per: period, scope: .of(slots)))
  }

}

extension LaunchScope {
  /// Returns the scope of some slots, or of everything where none is named.
  package static func of(_ slots: [LaunchSlot]) -> Self {
    slots.isEmpty ? .everything : .only(slots: slots)
  }
}
