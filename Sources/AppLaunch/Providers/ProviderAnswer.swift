/// What a provider says for one launch: offers, and declines with their reasons.
public struct ProviderAnswer<Item: LaunchItem>: Sendable {
  /// The items that could show, in the provider's order.
  public var offers: [Item]

  /// The items that stay out.
  public var declines: [LaunchDecline]

  /// The notes that are due in this launch, offered or not: when all are settled, the baseline of
  /// what's new moves (R30, N21).
  public var due: [EditionKey]

  /// Creates an answer.
  public init(offers: [Item] = [], declines: [LaunchDecline] = [], due: [EditionKey] = []) {
    self.offers = offers
    self.declines = declines
    self.due = due
  }

  /// Returns the answer with its items in another type, such as an app's own enum.
  ///
  /// ```swift
  /// notes.answer(in: context).map(Screen.whatsNew)
  /// ```
  public func map<Other: LaunchItem>(_ transform: (Item) throws -> Other) rethrows
    -> ProviderAnswer<Other>
  {
    ProviderAnswer<Other>(offers: try offers.map(transform), declines: declines, due: due)
  }
}

/// What a provider may look at when it answers: the launch and what is remembered.
public struct ProviderContext: Sendable {
  /// The launch that begins.
  public var launch: Launch

  /// What is remembered, this launch counted.
  public var record: LaunchRecord

  /// The item that testers show now, whatever is due; nil for none (R27).
  public var shows: LaunchItemID?

  /// Creates a context.
  public init(launch: Launch, record: LaunchRecord, shows: LaunchItemID? = nil) {
    self.launch = launch
    self.record = record
    self.shows = shows
  }
}

/// A provider that has not answered yet.
public struct PendingProvider: Hashable, Sendable {
  /// Who.
  public var source: LaunchSource

  /// The slots for which it may offer: later ones wait for it (R49).
  public var slots: [LaunchSlot]

  /// When the others stop waiting for it, from the beginning of the launch.
  public var deadline: LaunchDuration

  /// Creates a pending provider.
  public init(
    _ source: LaunchSource,
    slots: [LaunchSlot],
    deadline: LaunchDuration = .seconds(2)
  ) {
    self.source = source
    self.slots = slots
    self.deadline = deadline
  }
}
