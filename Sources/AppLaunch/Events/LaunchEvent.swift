/// Something that happened to a queue, with the time at which it did.
public struct LaunchEvent: Hashable, Sendable {
  /// When, or nil where no time was ever given.
  public var at: LaunchInstant?

  /// What.
  public var kind: Kind

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    // What came in.
    case offered(LaunchItemID)
    indirect case declined(LaunchItemID, LaunchDecline.Reason)
    case duplicate(LaunchItemID)
    case rejected(LaunchItemID, String)
    case providerAnswered(LaunchSource)
    case providerFailed(LaunchSource, String)
    case providerTimedOut(LaunchSource)
    case providerAnsweredTwice(LaunchSource)
    case appeared(LaunchItemID)
    case dismissed(LaunchItemID, LaunchDismissal)
    case finished(LaunchItemID, LaunchEdition)
    case withdrawn(LaunchItemID)
    case failedToAppear(LaunchItemID)
    case ignored(String, LaunchItemID)
    case blocked(String)
    case unblocked(String)
    case reached(moment: String)
    case learned(fact: String, LaunchFact)
    case resolved(flag: String, Bool)
    case opened(LaunchTrigger)
    case recorded(event: String)
    case shownElsewhere(slot: String)
    case enteredForeground
    case enteredBackground
    case changedSubject
    case notRecorded(LaunchItemID)

    // What was decided.
    case presented(LaunchItemID)
    case held([LaunchItemID])
    case dropped(LaunchItemID, by: [String])
    case returned(LaunchItemID)
    case crashLoop(LaunchItemID)
    case policyRefused(String)
    case recordOverflow(Int)
    case recordFault(String)
  }
}

extension LaunchEvent: CustomStringConvertible {
  public var description: String {
    (at.map { "\($0.wall) \(kind)" } ?? "\(kind)").visible
  }
}
