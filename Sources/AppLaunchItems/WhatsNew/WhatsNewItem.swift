public import AppLaunch

/// The notes that show in one launch.
public struct WhatsNewItem<Page: Sendable>: LaunchItem {
  public var id: LaunchItemID

  /// The releases, newest first; never empty.
  public var releases: [Release<Page>]

  public var edition: LaunchEdition {
    releases.first.map { LaunchEdition($0.version) } ?? .only
  }

  public var owner: LaunchOwner

  public var slot: LaunchSlot { .whatsNew }

  /// Creates an item.
  public init(
    id: LaunchItemID = "whatsNew",
    releases: [Release<Page>],
    owner: LaunchOwner = .install
  ) {
    self.id = id
    self.releases = releases
    self.owner = owner
  }
}
