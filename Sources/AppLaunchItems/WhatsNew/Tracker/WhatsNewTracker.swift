public import AppLaunch

/// What's new for an app that shows it by itself: says once per launch which release is due, and
/// remembers that it was seen.
///
/// ```swift
/// let tracker = WhatsNewTracker<NewsPage>(
///   catalog: [Release(version: "1.6.1", pages: [.yearCards, .yearNotes])],
///   store: store
/// )
/// let start = tracker.begin(bundle: .main)
/// if let release = start.release { show(release) }
/// tracker.settle()  // When the pages were closed.
/// ```
///
/// It shares its record with everybody in the process who keeps one in the same place: they count one
/// launch, and lose no write (R54). So a test that plays several launches gives each a store of its own,
/// `InMemoryLaunchRecordStore(earlier.keeper.record)`.
@MainActor
public final class WhatsNewTracker<Page: Sendable> {
  /// The releases, and how they are chosen.
  public let notes: WhatsNewNotes<Page>

  /// Who holds the record.
  public let keeper: LaunchRecordKeeper

  /// What the launch began with, or nil before ``begin(version:untrackedEarlierUse:keeping:at:)``.
  public private(set) var start: WhatsNewStart<Page>?

  /// Creates a tracker.
  ///
  /// - Parameters:
  ///   - catalog: All releases with something to tell; ``ReleaseCatalog/empty`` records versions before
  ///     there is one.
  ///   - store: Where the record is kept; the app's own defaults unless another is given.
  ///   - selection: Which of the due releases show.
  ///   - showsOnInstall: Whether a new user sees what is new up to the running version, in the install
  ///     launch only: what was not seen then does not come back (N22).
  public convenience init(
    catalog: ReleaseCatalog<Page>,
    store: any LaunchRecordStore = UserDefaultsLaunchRecordStore(),
    selection: ReleaseSelection = .newest,
    showsOnInstall: Bool = false
  ) {
    let notes = WhatsNewNotes(
      catalog: catalog,
      selection: selection,
      showsOnInstall: showsOnInstall
    )
    self.init(notes, keeper: .keeper(of: store))
  }

  /// Creates a tracker of notes that a queue may show, too.
  public init(_ notes: WhatsNewNotes<Page>, keeper: LaunchRecordKeeper) {
    self.notes = notes
    self.keeper = keeper
  }

  /// Begins the launch, and says what is due in it; call it when a scene is about to be drawn in the
  /// foreground (R18). Called again, says the same.
  ///
  /// While the record cannot be read nothing is due, nothing is written, and the next call tries again
  /// (R20).
  ///
  /// - Parameters:
  ///   - version: The running version, or nil where it cannot be read: then nothing is due (R22).
  ///   - earlierUse: The version of earlier use that no record tells of, or nil for none (R20).
  ///   - isKept: Which pages there are for this user; a release of which none is left is not due (R32).
  ///   - instant: When.
  @discardableResult
  public func begin(
    version: AppVersion?,
    untrackedEarlierUse earlierUse: AppVersion? = nil,
    keeping isKept: (Page) -> Bool = { _ in true },
    at instant: LaunchInstant = .now
  ) -> WhatsNewStart<Page> {
    if let start, start.isCounted { return start }
    let context = LaunchContext(at: instant, version: version, untrackedEarlierUse: earlierUse)
    guard let launch = keeper.begin(context) else {
      let start = WhatsNewStart<Page>(reading: keeper.reading)
      self.start = start
      return start
    }
    let start = start(of: launch, keeping: isKept)
    self.start = start
    return start
  }

  /// Settles the release that was due, so that it never shows again, and moves the baseline to the
  /// running version (R30); without one, changes nothing.
  ///
  /// - Parameters:
  ///   - dismissal: How the pages were closed.
  ///   - instant: When.
  /// - Returns: Why it was not written, or nil where it was; it is tried again with the next change.
  @discardableResult
  public func settle(
    via dismissal: LaunchDismissal = .finished,
    at instant: LaunchInstant = .now
  ) -> LaunchRecordStoreError? {
    guard let start, let launch = start.launch, let key = start.key else { return nil }
    return keeper.update { record in
      record.settle(key, in: .whatsNew, by: dismissal, during: launch, at: instant.wall)
    }
  }

  /// Returns what a list of all news shows: the releases up to the running version, newest first.
  public var history: [Release<Page>] {
    guard let version = start?.launch?.version else { return [] }
    return notes.catalog.history(through: version)
  }

  private func start(of launch: Launch, keeping isKept: (Page) -> Bool) -> WhatsNewStart<Page> {
    var notes = notes
    notes.catalog = notes.catalog.keeping(isKept)
    let answer = notes.answer(in: ProviderContext(launch: launch, record: keeper.record))
    // Of a record that was lost nobody knows what was seen (R21).
    let waits = launch.waitsForRecord.contains(LaunchSlot.whatsNew.name)
    let isDue = !waits && answer.due.allSatisfy { keeper.record.settlement(of: $0) == nil }
    keeper.update { record in
      var launch = launch
      record.await(due: answer.due, in: &launch)
    }
    var awaiting = launch
    awaiting.due = answer.due
    return WhatsNewStart(
      launch: awaiting,
      releases: isDue ? answer.offers.first?.releases ?? [] : [],
      key: isDue ? answer.due.first : nil,
      reading: keeper.reading
    )
  }
}
