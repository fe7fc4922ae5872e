/// What the record knows of an item and one of its editions, apart, so that a card stays small.
@usableFromInline
final class ItemPast: Sendable {
  @usableFromInline let item: ItemRecord
  @usableFromInline let edition: EditionRecord?

  /// The edition's interruptions.
  let interruptions: Int

  init?(_ item: ItemRecord?, edition: LaunchEdition) {
    guard let item else { return nil }
    self.item = item
    self.edition = item.edition(edition)
    interruptions = self.edition?.interruptions ?? 0
  }
}
