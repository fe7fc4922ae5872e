/// One edition of one item: what settlement, drops and interruptions belong to (R25).
public struct EditionKey: Hashable, Sendable, Codable {
  /// The item.
  public var id: LaunchItemID

  /// The edition.
  public var edition: LaunchEdition

  /// Whose entry it is.
  public var owner: LaunchOwner

  /// Creates a key.
  public init(_ id: LaunchItemID, edition: LaunchEdition = .only, owner: LaunchOwner = .install) {
    self.id = id
    self.edition = edition
    self.owner = owner
  }
}
