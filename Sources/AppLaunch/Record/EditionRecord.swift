/// What the record knows of one edition of an item (R25, R26).
public struct EditionRecord: Hashable, Sendable {
  /// How the edition was settled for good, or nil where it was not.
  public var settlement: Settlement?

  /// How its last presentation ended, or nil where none did.
  public var lastOutcome: OutcomeRecord?

  /// Deaths in the foreground with it on screen, in a row (S6).
  public var interruptions: Int = 0

  /// The app's version at the last of them.
  public var interruptedVersion: AppVersion?

  /// Since when it has been held, or nil where it is not.
  public var heldSince: Stamp?

  /// The names of the policies that hold it.
  public var heldBy: [String] = []

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []
}

extension EditionRecord {
  /// Whether it is settled, and not only until the app's version changes.
  var isSettledForGood: Bool {
    switch settlement?.how {
    case nil, .crashLooped: false
    case .outcome, .presented, .dropped, .adopted: true
    }
  }

  /// Returns whether the last of the deaths was in a version; one that cannot be read has not changed
  /// as far as is known.
  func isInterrupted(in version: AppVersion?) -> Bool {
    version == nil || interruptedVersion == version
  }
}

/// How a presentation ended, with version and time.
public struct OutcomeRecord: Hashable, Sendable {
  public var outcome: LaunchOutcome
  public var at: Stamp
  public var version: AppVersion?

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []
}

/// How an edition was settled for good.
public struct Settlement: Hashable, Sendable {
  /// What settled it.
  public var how: How

  /// When.
  public var at: Stamp

  /// The app's version at that time.
  public var version: AppVersion?

  /// The number of the launch.
  public var launch: Int

  /// The baseline of what's new before this settlement moved it, so that a reset can restore it
  /// (N15).
  public var baselineBefore: AppVersion?

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []

  /// What can settle an edition.
  public enum How: Hashable, Sendable {
    /// It was presented, or closed by the user.
    case outcome(LaunchOutcome)

    /// It was presented, and `presented` settles it.
    case presented

    /// These policies dropped it.
    case dropped(by: [String])

    /// It crash-looped: dropped until the app's version changes (S6).
    case crashLooped(by: [String])

    /// It was declared when an existing user's record began (R20).
    case adopted
  }
}

extension Settlement {
  /// Returns whether the settlement still counts: one for a crash loop ends with the version (N18); one
  /// that cannot be read has not changed as far as is known.
  public func holds(in version: AppVersion?) -> Bool {
    if case .crashLooped = how { version == nil || self.version == version } else { true }
  }
}
