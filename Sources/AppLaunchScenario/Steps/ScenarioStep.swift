public import AppLaunch

/// Something that happens in a scenario, or an expectation.
public enum ScenarioStep: Hashable, Sendable {
  /// A process begins, with a scene or in the background.
  case launch(ScenarioLaunch)

  /// A background launch becomes active.
  case activate

  /// The scene becomes inactive.
  case inactive

  /// The scene comes to the foreground.
  case foreground(ScenarioReturn)

  /// The scene goes to the background, and may come back.
  case background(ScenarioAbsence)

  /// What brought the app to the front is told late (R52).
  case trigger(LaunchTrigger)

  /// The app offers items.
  case offer([LaunchItemID])

  /// A provider that was to answer later does so now.
  case answer(LaunchItemID, ScenarioAnswer)

  /// The item on screen is closed, and others follow it.
  case dismiss(LaunchDismissal, then: [LaunchItemID] = [])

  /// The presentation of the current item fails before it appears.
  case fail

  /// An item is removed by the app.
  case withdraw(LaunchItemID)

  /// The app shows something of a slot itself.
  case shownElsewhere(LaunchSlot)

  /// The host shows something of its own.
  case block(String)

  /// It no longer does.
  case unblock(String)

  /// A moment is reached.
  case moment(String)

  /// The app tells a fact about itself.
  case fact(String, is: Bool)

  /// A remote flag resolves.
  case flag(String, is: Bool)

  /// The app records an event.
  case event(String)

  /// Another user signs in, or none.
  case subject(String?)

  /// Time passes; a negative length sets the wall clock back.
  case advance(LaunchDuration)

  /// The process dies.
  case kill

  /// The process ends cleanly.
  case quit

  /// Whether the record can neither be read nor written.
  case recordUnavailable(Bool)

  /// Whether the record cannot be written.
  case writeFails(Bool)

  /// Something is forgotten.
  case reset(LaunchReset)

  /// What must be so.
  case expect([Placed<ScenarioCheck>])
}

/// What brings a process into being.
public struct ScenarioLaunch: Hashable, Sendable {
  /// The running version, or nil where it cannot be read.
  public var version: AppVersion?

  /// When.
  public var time: Time

  /// What brought the app to the front, or nil for a launch in the background.
  public var trigger: LaunchTrigger?

  /// What the app tells of itself at once.
  public var facts: [String: Bool]

  /// The remote flags that resolve at once.
  public var flags: [String: Bool]

  /// The version of earlier use that no record tells of.
  public var untrackedEarlierUse: AppVersion?

  /// Who uses the app: nil where nobody is told, and nobody inside it for no user.
  public var subject: String??

  /// Items that replace those of the same id, or join, from here on.
  public var items: [ScenarioItem]

  /// When a launch is.
  public enum Time: Hashable, Sendable {
    /// At a time of the wall clock.
    case at(LaunchTime)

    /// So long after the last step.
    case after(LaunchDuration)
  }

  /// Creates a launch.
  public init(
    version: AppVersion?,
    _ time: Time,
    trigger: LaunchTrigger? = .user,
    facts: [String: Bool] = [:],
    flags: [String: Bool] = [:],
    untrackedEarlierUse: AppVersion? = nil,
    subject: String?? = nil,
    items: [ScenarioItem] = []
  ) {
    self.version = version
    self.time = time
    self.trigger = trigger
    self.facts = facts
    self.flags = flags
    self.untrackedEarlierUse = untrackedEarlierUse
    self.subject = subject
    self.items = items
  }
}

/// A return to the foreground.
public struct ScenarioReturn: Hashable, Sendable {
  /// How long after the last step.
  public var after: LaunchDuration

  /// What brought the app to the front, or nil where nothing is told.
  public var trigger: LaunchTrigger?

  /// The running version: nil where it is that of before, and nil inside it where it cannot be read.
  public var version: AppVersion??

  /// Creates a return.
  public init(
    after: LaunchDuration = .zero,
    trigger: LaunchTrigger? = nil,
    version: AppVersion?? = nil
  ) {
    self.after = after
    self.trigger = trigger
    self.version = version
  }
}

/// A stay in the background.
public enum ScenarioAbsence: Hashable, Sendable {
  /// The app goes and stays away.
  case open

  /// The app goes and comes back.
  case until(ScenarioReturn)
}

/// What a late provider says.
public enum ScenarioAnswer: Hashable, Sendable {
  /// Whether it offers its item.
  case offers(Bool)

  /// It fails with a text.
  case throwing(String)
}
