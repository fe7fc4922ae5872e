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

  /// Holds until the app was launched often enough.
  public static func minimumLaunches(_ count: Int) -> LaunchPipeline {
    LaunchPipeline(MinimumLaunches(count))
  }

  /// Holds until the app has been installed long enough.
  public static func minimumDays(_ count: Int) -> LaunchPipeline {
    LaunchPipeline(MinimumDays(count))
  }

  /// Holds until the app recorded an event often enough.
  public static func events(_ event: String, _ count: Int) -> LaunchPipeline {
    LaunchPipeline(MinimumEvents(event, count))
  }

  /// Holds outside a range of versions.
  public static func versions(from: AppVersion? = nil, through: AppVersion? = nil)
    -> LaunchPipeline
  {
    LaunchPipeline(VersionRange(from: from, through: through))
  }

  /// Holds before a date and drops from another on.
  public static func dates(from: LaunchTime? = nil, until: LaunchTime? = nil) -> LaunchPipeline {
    LaunchPipeline(DateRange(from: from, until: until))
  }

  /// Shows only inside some hours of the day.
  public static func hours(
    from: MinuteOfDay,
    to: MinuteOfDay,
    in zone: LaunchZone = .utc
  ) -> LaunchPipeline {
    LaunchPipeline(HourRange(from: from, to: to, in: zone))
  }

  /// Holds in launches of other kinds.
  public static func kinds(only kinds: LaunchKind.Name...) -> LaunchPipeline {
    LaunchPipeline(LaunchKinds(only: kinds))
  }

  /// Holds in launches that something else brought about.
  public static func triggers(only triggers: LaunchTrigger...) -> LaunchPipeline {
    LaunchPipeline(Triggers(only: triggers))
  }

  /// Holds in launches that a link, a notification or the like brought about.
  public static func quiet(
    _ triggers: [LaunchTrigger] = Quiet.usualTriggers,
    atMost: Int? = nil
  ) -> LaunchPipeline {
    LaunchPipeline(Quiet(triggers, atMost: atMost))
  }

  /// Makes items wait until another one had an outcome.
  public static func requires(
    _ item: LaunchItemID,
    outcome: LaunchOutcome = .dismissed(.finished)
  ) -> LaunchPipeline {
    LaunchPipeline(Requires(item, outcome: outcome))
  }

  /// Looks at a fact that the app tells.
  public static func fact(
    _ fact: String,
    is value: LaunchFact = true,
    missing: RequiresFact.Answer = .hold,
    otherwise: RequiresFact.Answer = .hold
  ) -> LaunchPipeline {
    LaunchPipeline(RequiresFact(fact, is: value, missing: missing, otherwise: otherwise))
  }

  /// Waits for a remote flag, then looks at its value.
  public static func flag(
    _ flag: String,
    is value: Bool = true,
    timeout: LaunchDuration = .seconds(2),
    unresolved: RequiresFlag.Unresolved = .lastKnown
  ) -> LaunchPipeline {
    LaunchPipeline(RequiresFlag(flag, is: value, timeout: timeout, unresolved: unresolved))
  }

  /// Makes items wait for a moment that the app names.
  public static func moment(
    _ moment: String,
    freshFor: AwaitMoment.Freshness = .usual
  ) -> LaunchPipeline {
    LaunchPipeline(AwaitMoment(moment, freshFor: freshFor))
  }

  /// Shows to a part of all users.
  public static func rollout(percent: Double, salt: String) -> LaunchPipeline {
    LaunchPipeline(Rollout(percent: percent, salt: salt))
  }

  /// Holds in the launch after a crash.
  public static var cleanExit: LaunchPipeline { LaunchPipeline(CleanExit()) }

  /// Drops an edition that was on screen when the process died, several times in a row; onboarding and
  /// mandatory slots are only reported.
  public static func crashLoop(attempts: Int = CrashLoop.usualAttempts) -> LaunchPipeline {
    LaunchPipeline(CrashLoop(attempts: attempts))
  }
}

extension LaunchScope {
  /// Returns the scope of some slots, or of everything where none is named.
  package static func of(_ slots: [LaunchSlot]) -> Self {
    slots.isEmpty ? .everything : .only(slots: slots)
  }
}
