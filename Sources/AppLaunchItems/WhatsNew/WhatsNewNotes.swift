public import AppLaunch

/// What's new as an item of the queue: decides which releases are due, and answers with one item.
///
/// ```swift
/// let notes = WhatsNewNotes(catalog: [Release(version: "1.6.1", pages: ["Year cards"])])
/// let answer = notes.answer(in: context)
/// ```
public struct WhatsNewNotes<Page: Sendable>: Sendable {
  /// The item's name.
  public var id: LaunchItemID

  /// All releases.
  public var catalog: ReleaseCatalog<Page>

  /// Which of those that are due show.
  public var selection: ReleaseSelection

  /// Whether a new user sees what is new up to the running version (N22).
  public var showsOnInstall: Bool

  /// Whose entry it is.
  public var owner: LaunchOwner

  /// Creates notes.
  public init(
    id: LaunchItemID = "whatsNew",
    catalog: ReleaseCatalog<Page>,
    selection: ReleaseSelection = .newest,
    showsOnInstall: Bool = false,
    owner: LaunchOwner = .install
  ) {
    self.id = id
    self.catalog = catalog
    self.selection = selection
    self.showsOnInstall = showsOnInstall
    self.owner = owner
  }

  /// Returns the releases that are due and selected, newest first (R30).
  ///
  /// Nothing is due without a readable version (R22) or in the launch of a downgrade (N20); where testers
  /// show the item, everything up to the running version is (R27).
  public func due(in context: ProviderContext) -> [Release<Page>] {
    guard let running = context.launch.version else { return [] }
    if context.shows == id {
      return selection.select(catalog.releases(after: nil, through: running), running: running)
    }
    let due: [Release<Page>]
    switch context.launch.kind.name {
    case .downgrade, .unknownVersion:
      due = []
    case .install:
      due = showsOnInstall ? catalog.releases(after: nil, through: running) : []
    case .recordUnavailable:
      // What was seen is not known: these wait until the app starts afresh (R21).
      due = catalog.releases(after: nil, through: running)
    case .adoption, .update, .same:
      due = catalog.releases(after: context.record.baseline ?? running, through: running)
    }
    return selection.select(unseen(due, in: context), running: running)
  }

  /// Returns those releases that are newer than all that were seen, since the baseline may wait for
  /// other notes; where none is, all, which the record declines as settled.
  private func unseen(_ due: [Release<Page>], in context: ProviderContext) -> [Release<Page>] {
    let item = context.record.item(id, owner: owner)
    let unseen = due.prefix { release in
      switch item?.edition(LaunchEdition(release.version))?.settlement?.how {
      case nil, .crashLooped: true
      case .outcome, .presented, .dropped, .adopted: false
      }
    }
    return unseen.isEmpty ? due : Array(unseen)
  }

  /// Returns what has to be settled before the baseline moves: this item's newest due release.
  public func dueKeys(in context: ProviderContext) -> [EditionKey] {
    due(in: context).first.map { release in
      [EditionKey(id, edition: LaunchEdition(release.version), owner: owner)]
    } ?? []
  }

  /// Returns one item with what is due, or a decline that says why nothing is.
  public func answer(in context: ProviderContext) -> ProviderAnswer<WhatsNewItem<Page>> {
    let releases = due(in: context)
    guard !releases.isEmpty else {
      let reason = LaunchDecline.Reason.notDue(
        baseline: context.record.baseline,
        running: context.launch.version
      )
      return ProviderAnswer(declines: [LaunchDecline(id, reason, owner: owner)])
    }
    let item = WhatsNewItem(id: id, releases: releases, owner: owner)
    let key = EditionKey(id, edition: item.edition, owner: owner)
    return ProviderAnswer(offers: [item], due: [key])
  }
}
