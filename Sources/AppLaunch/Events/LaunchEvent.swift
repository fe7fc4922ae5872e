/// Something that happened to a queue, with the time at which it did.
public struct LaunchEvent: Hashable, Sendable {
  /// When, or nil where no time was ever given.
  public var at: LaunchInstant?

  /// What.
  public var kind: Kind

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    // What came in.

    /// An item was admitted, and waits.
    case offered(LaunchItemID)

    /// A provider or the record keeps an item out.
    indirect case declined(LaunchItemID, LaunchDecline.Reason)

    /// An item was offered that is known in this launch (R4).
    case duplicate(LaunchItemID)

    /// An item cannot be admitted, with the reason (R36).
    case rejected(LaunchItemID, String)

    /// A provider said what it offers and declines.
    case providerAnswered(LaunchSource)

    /// A provider failed or said too much, with the error (R36).
    case providerFailed(LaunchSource, String)

    /// A provider did not answer before its deadline (R36).
    case providerTimedOut(LaunchSource)

    /// A provider answered more than once; only the first answer counts (R36).
    case providerAnsweredTwice(LaunchSource)

    /// The presenter said that the item on screen appeared.
    case appeared(LaunchItemID)

    /// The user closed the item on screen.
    case dismissed(LaunchItemID, LaunchDismissal)

    /// A part of the item on screen was settled by itself.
    case finished(LaunchItemID, LaunchEdition)

    /// The app took an item away.
    case withdrawn(LaunchItemID)

    /// An item could not be drawn (R24).
    case failedToAppear(LaunchItemID)

    /// A call about an item that is not there, by the name of the method (R4).
    case ignored(String, LaunchItemID)

    /// The host shows something of its own, by a name.
    case blocked(String)

    /// The host is done with it.
    case unblocked(String)

    /// The app reached a moment.
    case reached(moment: String)

    /// The app told a fact.
    case learned(fact: String, LaunchFact)

    /// A remote flag has a value.
    case resolved(flag: String, Bool)

    /// It was told late what brought the app to the front (R52).
    case opened(LaunchTrigger)

    /// The app recorded an event of its own.
    case recorded(event: String)

    /// The app showed something of a slot outside the queue.
    case shownElsewhere(slot: String)

    /// A scene is in the foreground again.
    case enteredForeground

    /// No scene is in the foreground.
    case enteredBackground

    /// Another user, or none, uses the app (R53).
    case changedSubject

    /// A presentation could not be written (R23).
    case notRecorded(LaunchItemID)

    // What was decided.

    /// An item shows now.
    case presented(LaunchItemID)

    /// Items are held for this launch, in the order in which they were asked.
    case held([LaunchItemID])

    /// An edition was settled without being shown, by the policies of these names.
    case dropped(LaunchItemID, by: [String])

    /// What was held or on screen waits again (R52).
    case returned(LaunchItemID)

    /// An edition was on screen when the app died, too often in a row (S6).
    case crashLoop(LaunchItemID)

    /// A policy needs more than the record keeps (R50), in a sentence.
    case policyRefused(String)

    /// So many items are more than the record keeps (R26).
    case recordOverflow(Int)

    /// What is wrong with the record that was read (R21).
    case recordFault(String)
  }
}
