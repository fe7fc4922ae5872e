/// An item that waits, as policies see it.
public struct LaunchCandidate: Sendable {
  /// The item's name.
  public let id: LaunchItemID

  /// The item's edition.
  public let edition: LaunchEdition

  /// The item's slot.
  public let slot: LaunchSlot

  /// The order within the slot.
  public let rank: Int

  /// What settles the edition.
  public let settledBy: LaunchSettlement

  /// Whose entry in the record it is.
  public let owner: LaunchOwner

  /// Whether the item was given to follow a screen, by `dismissed(_:then:)`.
  public internal(set) var isFollowUp: Bool

  /// What the record knows of the item, looked up once.
  @usableFromInline var past: ItemPast?

  /// What the record knows of the item, or nil where it never met it.
  @inlinable public var history: ItemRecord? { past?.item }

  /// What the record knows of this edition, or nil where it never met it.
  @inlinable public var editionHistory: EditionRecord? { past?.edition }

  /// Creates a candidate, for tests of policies.
  public init(
    _ item: some LaunchItem,
    isFollowUp: Bool = false,
    record: LaunchRecord = LaunchRecord()
  ) {
    id = item.id
    edition = item.edition
    slot = item.slot
    rank = item.rank
    settledBy = item.settledBy
    owner = item.owner
    self.isFollowUp = isFollowUp
    past = ItemPast(record.item(item.id, owner: item.owner), edition: item.edition)
  }
}

/// What the record knows of an item and one of its editions, behind one reference, so that a
/// candidate stays small and thousands of them can be walked quickly.
@usableFromInline
final class ItemPast: Sendable {
  @usableFromInline let item: ItemRecord
  @usableFromInline let edition: EditionRecord?

  @usableFromInline
  init?(_ item: ItemRecord?, edition: LaunchEdition) {
    guard let item else { return nil }
    self.item = item
    self.edition = item.edition(edition)
  }
}
