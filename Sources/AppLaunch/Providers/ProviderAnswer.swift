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
