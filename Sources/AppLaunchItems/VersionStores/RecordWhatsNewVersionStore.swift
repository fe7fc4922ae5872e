public import AppLaunch

/// A version store that is a view of the record: what was presented follows from the baseline and from
/// the releases that were settled, imported ones among them (R30).
///
/// What it remembers a queue or a tracker on the same record knows, and the other way round (R54).
@MainActor
public final class RecordWhatsNewVersionStore: WhatsNewVersionStore {
  /// Who holds the record.
  public let keeper: LaunchRecordKeeper

  /// The name of what's new in the record.
  public let id: LaunchItemID

  private let now: () -> LaunchTime

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - keeper: Who holds the record.
  ///   - id: The name of what's new in the record.
  ///   - now: Reads the clock.
  public init(
    keeper: LaunchRecordKeeper,
    id: LaunchItemID = "whatsNew",
    now: @escaping () -> LaunchTime = { LaunchInstant.now.wall }
  ) {
    self.keeper = keeper
    self.id = id
    self.now = now
  }

  /// Whether a version is no newer than the baseline, or its release was settled; compared without
  /// pre-release.
  public func hasPresented(_ version: AppVersion) -> Bool {
    let plain = version.withoutPreRelease
    if let baseline = keeper.record.baseline, plain <= baseline.withoutPreRelease { return true }
    let editions = keeper.record.item(id)?.editions ?? [:]
    return editions.contains { edition, entry in
      entry.settlement != nil && AppVersion(edition.rawValue)?.withoutPreRelease == plain
    }
  }

  /// Settles the release of a version; without a launch that runs, in the next one's name.
  public func save(presentedVersion version: AppVersion) {
    let (launch, time) = (keeper.launch ?? Launch(number: keeper.record.launches), now())
    keeper.update { [id] record in
      let key = EditionKey(id, edition: LaunchEdition(version))
      record.settle(key, in: .whatsNew, by: .finished, during: launch, at: time)
    }
  }

  /// Forgets what the record knows of what's new, so that what was settled shows again (R27): the baseline
  /// goes back to where it was before. What an install began with stays presented.
  public func removeAll() {
    keeper.update { [id] record in record.reset(.item(id)) }
  }
}
