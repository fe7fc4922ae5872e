/// What the record knows of one edition of an item (R25, R26).
public struct EditionRecord: Hashable, Sendable {
  /// How the edition was settled for good, or nil where it was not.
  public var settlement: Settlement?

  /// How its last presentation ended, or nil where none did.
  public var lastOutcome: OutcomeRecord?

  /// Deaths in the foreground with it on screen, in a row (S6).
  public var interruptions: Int = 0

  /// How many of them were in each earlier version, oldest first: a loop ends with its version (N18).
  public var earlierInterruptions: [Int] = []

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

  /// Returns how many deaths in a row count as one loop of so many: where there were as many in earlier
  /// versions already, that loop ended with its version, and the count began at 0 (S6, N18).
  public func deaths(towards attempts: Int) -> Int {
    var before = 0
    for count in earlierInterruptions {
      before = before.saturatingAdd(count)
      if before >= attempts { before = 0 }
    }
    let latest = earlierInterruptions.reduce(interruptions) { $0 - min($0, $1) }
    return before.saturatingAdd(latest)
  }

  /// Counts a death with the edition on screen.
  mutating func countInterruption(in version: AppVersion?) {
    if interruptions > 0, interruptedVersion != version {
      let latest = earlierInterruptions.reduce(interruptions) { $0 - min($0, $1) }
      earlierInterruptions.append(latest)
      if earlierInterruptions.count > Self.keptRuns {
        let oldest = earlierInterruptions.removeFirst()
        earlierInterruptions[0] = earlierInterruptions[0].saturatingAdd(oldest)
      }
    }
    interruptions = interruptions.saturatingAdd(1)
    interruptedVersion = version
  }

  /// Forgets the deaths in a row (N19).
  mutating func forgetInterruptions() {
    interruptions = 0
    earlierInterruptions = []
    interruptedVersion = nil
  }

  /// Of how many earlier versions deaths in a row are told apart.
  private static let keptRuns = 16
}
