/// An item that waits, as policies see it.
///
/// One word: thousands of candidates are walked quickly, and passing one to a policy copies nothing.
public struct LaunchCandidate: Sendable {
  @usableFromInline var card: Card

  /// What is known of a candidate; never changed, only replaced.
  @usableFromInline
  final class Card: Sendable {
    @usableFromInline let id: LaunchItemID
    @usableFromInline let edition: LaunchEdition
    @usableFromInline let slot: LaunchSlot
    @usableFromInline let rank: Int
    @usableFromInline let settledBy: LaunchSettlement
    @usableFromInline let owner: LaunchOwner
    @usableFromInline let isFollowUp: Bool
    @usableFromInline let past: ItemPast?

    init(_ item: some LaunchItem, isFollowUp: Bool, record: LaunchRecord) {
      id = item.id
      edition = item.edition
      slot = item.slot
      rank = item.rank
      settledBy = item.settledBy
      owner = item.owner
      self.isFollowUp = isFollowUp
      past = ItemPast(record.item(id, owner: owner), edition: edition)
    }

    init(_ card: Card, isFollowUp: Bool, past: ItemPast?) {
      id = card.id
      edition = card.edition
      slot = card.slot
      rank = card.rank
      settledBy = card.settledBy
      owner = card.owner
      self.isFollowUp = isFollowUp
      self.past = past
    }
  }

  /// Creates a candidate, for tests of policies.
  public init(
    _ item: some LaunchItem,
    isFollowUp: Bool = false,
    record: LaunchRecord = LaunchRecord()
  ) {
    card = Card(item, isFollowUp: isFollowUp, record: record)
  }

  /// The item's name.
  @inlinable public var id: LaunchItemID { card.id }

  /// The item's edition.
  @inlinable public var edition: LaunchEdition { card.edition }

  /// The item's slot.
  @inlinable public var slot: LaunchSlot { card.slot }

  /// The order within the slot.
  @inlinable public var rank: Int { card.rank }

  /// What settles the edition.
  @inlinable public var settledBy: LaunchSettlement { card.settledBy }

  /// Whose entry in the record it is.
  @inlinable public var owner: LaunchOwner { card.owner }

  /// Whether the item was given to follow a screen, by `dismissed(_:then:)`.
  @inlinable public var isFollowUp: Bool { card.isFollowUp }

  /// What the record knows of the item, looked up once, or nil where it never met it.
  @inlinable public var history: ItemRecord? { card.past?.item }

  /// What the record knows of this edition, or nil where it never met it.
  @inlinable public var editionHistory: EditionRecord? { card.past?.edition }
}

extension LaunchCandidate {
  /// Makes the candidate a follow-up.
  mutating func follow() {
    guard !isFollowUp else { return }
    card = Card(card, isFollowUp: true, past: card.past)
  }

  /// Looks up again what the record knows.
  mutating func refresh(from record: LaunchRecord) {
    let past = ItemPast(record.item(id, owner: owner), edition: edition)
    card = Card(card, isFollowUp: isFollowUp, past: past)
  }

  /// Lets go of what the record knew, so that the record can be changed in place.
  mutating func forget() {
    guard card.past != nil else { return }
    card = Card(card, isFollowUp: isFollowUp, past: nil)
  }
}

/// What the record knows of an item and one of its editions, apart, so that a card stays small.
@usableFromInline
final class ItemPast: Sendable {
  @usableFromInline let item: ItemRecord
  @usableFromInline let edition: EditionRecord?

  init?(_ item: ItemRecord?, edition: LaunchEdition) {
    guard let item else { return nil }
    self.item = item
    self.edition = item.edition(edition)
  }
}
