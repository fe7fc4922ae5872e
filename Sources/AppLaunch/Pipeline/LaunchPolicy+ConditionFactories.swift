// Rules about the launch, the time and the app, as members for lists; see LaunchPolicy+Factories.swift.

extension LaunchPolicy where Self == LaunchPipeline {
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
