public import AppLaunch

/// An item that is offered to those who may have it: a paywall, a trial, an invitation of the app's own.
///
/// ```swift
/// let paywall = EligibleOffer(PaywallItem()) { .when(!customer.hasPaid, else: "has paid") }
/// session.open(["paywall": paywall.answer().map(Screen.paywall)])
/// ```
@MainActor
public struct EligibleOffer<Item: LaunchItem> {
  /// What is offered.
  public let item: Item

  private let port: any EligibilityPort

  /// Creates an offer.
  public init(_ item: Item, to port: any EligibilityPort) {
    self.item = item
    self.port = port
  }

  /// Creates an offer to those of whom a closure says that they may have it.
  public init(_ item: Item, to eligibility: @escaping @MainActor () -> Eligibility) {
    self.init(item, to: AskedEligibility(ask: eligibility))
  }

  /// Returns the item as an offer, or a decline with the reason.
  public func answer() -> ProviderAnswer<Item> {
    ProviderAnswer(item, port.eligibility)
  }

  /// Asks once more before the item appears, and keeps it out where the user may not have it any more
  /// (R37).
  ///
  /// - Returns: Whether the item is to be shown.
  public func confirm<Other>(
    _ shown: Other,
    in queue: inout LaunchQueue<Other>,
    at instant: LaunchInstant? = nil
  ) -> Bool {
    queue.confirm(shown, port.eligibility, at: instant)
  }
}

/// An item that is offered to those who may have it, where that takes time to know.
@MainActor
public struct AsyncEligibleOffer<Item: LaunchItem> {
  /// What is offered.
  public let item: Item

  private let port: any AsyncEligibilityPort

  /// Creates an offer.
  public init(_ item: Item, to port: any AsyncEligibilityPort) {
    self.item = item
    self.port = port
  }

  /// Returns the item as an offer, or a decline with the reason, to be told by
  /// `LaunchQueue/answered(_:_:at:)`.
  ///
  /// - Throws: Why nobody knows, to be told by `LaunchQueue/providerFailed(_:_:at:)`.
  public func answer() async throws -> ProviderAnswer<Item> {
    ProviderAnswer(item, try await port.eligibility())
  }

  /// Asks once more whether the user may have it; pass the answer to
  /// `LaunchQueue/confirm(_:_:at:)`.
  public func eligibility() async throws -> Eligibility {
    try await port.eligibility()
  }
}

extension ProviderAnswer {
  /// Creates the answer with one item, or with a decline where the user may not have it.
  public init(_ item: Item, _ eligibility: Eligibility) {
    switch eligibility {
    case .eligible:
      self.init(offers: [item])
    case .notEligible(let reason):
      self.init(declines: [LaunchDecline(item.id, .notEligible(reason), owner: item.owner)])
    }
  }
}

extension LaunchQueue {
  /// Takes what was said when the current item was asked for once more: keeps it out where the user may
  /// not have it (R37).
  ///
  /// - Returns: Whether the item is still to be shown.
  public mutating func confirm(
    _ item: Item,
    _ eligibility: Eligibility,
    at instant: LaunchInstant? = nil
  ) -> Bool {
    let id = item.id
    guard current?.id == id else { return false }
    guard let reason = eligibility.refusal else { return true }
    notEligible(id, reason, at: instant)
    return false
  }
}
