/// An item that waits, as policies see it.
///
/// One word: thousands of candidates are walked quickly, and passing one to a policy copies nothing.
public struct LaunchCandidate: Sendable {
  @usableFromInline var card: Card

  @inlinable
  init(_ card: Card) {
    self.card = card
  }

  /// What is known of a candidate; never changed, only replaced.
  @usableFromInline
  final class Card: Sendable {
    // What most policies look at stands together.
    @usableFromInline let mask: PolicyMask
    @usableFromInline let past: ItemPast?
    @usableFromInline let owner: LaunchOwner
    @usableFromInline let settledBy: LaunchSettlement
    @usableFromInline let isFollowUp: Bool
    @usableFromInline let key: SortKey
    @usableFromInline let id: LaunchItemID
    @usableFromInline let edition: LaunchEdition

    /// The editions that are settled with this one.
    let settles: [LaunchEdition]

    init(
      _ item: some LaunchItem,
      id: LaunchItemID,
      key: SortKey,
      mask: PolicyMask,
      isFollowUp: Bool,
      record: LaunchRecord
    ) {
      // An app's own code gives each property; what was checked is what is kept.
      self.id = id
      edition = item.edition
      self.key = key
      self.mask = mask
      settledBy = item.settledBy
      owner = item.owner
      self.isFollowUp = isFollowUp
      settles = item.settles
      past = ItemPast(record.item(id, owner: owner), edition: edition)
    }

    init(
      _ card: Card,
      key: SortKey? = nil,
      mask: PolicyMask? = nil,
      isFollowUp: Bool? = nil,
      past: ItemPast?
    ) {
      id = card.id
      edition = card.edition
      self.key = key ?? card.key
      self.mask = mask ?? card.mask
      settledBy = card.settledBy
      owner = card.owner
      self.isFollowUp = isFollowUp ?? card.isFollowUp
      settles = card.settles
      self.past = past
    }
  }

  /// Creates a candidate, for tests of policies.
  public init(
    _ item: some LaunchItem,
    isFollowUp: Bool = false,
    record: LaunchRecord = LaunchRecord()
  ) {
    let key = SortKey(slot: item.slot, rank: item.rank, sequence: 0)
    self.init(item, id: item.id, key: key, isFollowUp: isFollowUp, record: record)
  }

  init(
    _ item: some LaunchItem,
    id: LaunchItemID,
    key: SortKey,
    mask: PolicyMask = PolicyMask(),
    isFollowUp: Bool = false,
    record: LaunchRecord
  ) {
    card = Card(item, id: id, key: key, mask: mask, isFollowUp: isFollowUp, record: record)
  }

  /// The item's name.
  @inlinable public var id: LaunchItemID { card.id }

  /// The item's edition.
  @inlinable public var edition: LaunchEdition { card.edition }

  /// The item's slot.
  @inlinable public var slot: LaunchSlot { card.key.slot }

  /// The order within the slot.
  @inlinable public var rank: Int { card.key.rank }

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
  /// How often the item was presented, in all launches and versions, whatever its edition; failed tries
  /// are not counted (R24). Read without copying all that is known.
  public var timesPresented: Int { card.past?.item.timesPresented ?? 0 }

  /// The presentations that are kept.
  var presentations: [Presentation] { card.past?.item.presentations ?? [] }

  /// Deaths in a row with the edition on screen.
  var interruptions: Int { card.past?.interruptions ?? 0 }

  /// The settlement that keeps the candidate out, or nil where none does: its edition's, or the last of
  /// those editions that go with it, where all are settled.
  var settlement: Settlement? {
    guard let past = card.past else { return nil }
    if let own = past.edition?.settlement { return own }
    let parts = card.settles.map { past.item.edition($0)?.settlement }
    guard !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else { return nil }
    return parts.compactMap(\.self).max { $0.at.order < $1.at.order }
  }

  /// What is wrong with the editions, or nil where the record can keep them (R36).
  var problem: String? {
    func isLong(_ edition: LaunchEdition) -> Bool {
      edition.rawValue.utf8.count > Self.mostEditionBytes
    }
    if isLong(edition) || card.settles.contains(where: isLong) {
      return "an edition is longer than 32768 bytes"
    }
    return card.settles.count > Self.mostSettles ? "it settles more than 1000 editions" : nil
  }

  /// How long an edition may be: that of a flow names all its steps.
  private static let mostEditionBytes = 32_768

  /// How many editions may go with one.
  private static let mostSettles = 1_000

  /// Makes the candidate a follow-up, with its place among them.
  mutating func follow(at place: Int) {
    var key = card.key
    key.followUp = place
    card = Card(card, key: key, isFollowUp: true, past: card.past)
  }

  /// Takes the policies of a pipeline that apply.
  mutating func apply(_ pipeline: LaunchPipeline) {
    let mask = pipeline.adding(items: id, slot, to: pipeline.mask(for: slot))
    card = Card(card, mask: mask, past: card.past)
  }

  /// Takes the numbers that an app's own orderings give.
  mutating func sort(by orderings: [LaunchOrdering]) {
    guard !orderings.isEmpty else { return }
    var key = card.key
    key.orderings = orderings.map { $0.key(self) }
    card = Card(card, key: key, past: card.past)
  }

  /// Looks up again what the record knows.
  mutating func refresh(from record: LaunchRecord) {
    card = Card(card, past: ItemPast(record.item(id, owner: owner), edition: edition))
  }

  /// Lets go of what the record knew, so that the record can be changed in place.
  mutating func forget() {
    guard card.past != nil else { return }
    card = Card(card, past: nil)
  }
}
