public import AppLaunch

/// What decides by itself which content an app shows: a thin layer over the record (R30).
///
/// ```swift
/// let environment = WhatsNewEnvironment(currentVersion: "1.6.1", store: store) { content }
/// if let content = environment.whatsNew() { show(content) }
/// environment.settle(via: .closeButton)
/// ```
///
/// It shows the newest content that is due. With ``ReleaseSelection/matchingVersion`` it shows that of the
/// running version, else that of its major and minor; with `showsOnInstall` new users see it, too.
@MainActor
public final class WhatsNewEnvironment {
  /// The running version, or nil where it cannot be read.
  public let currentVersion: AppVersion?

  /// What is new, by version.
  public let collection: WhatsNewCollection

  /// What says which versions were presented, beside the record; nil for the record alone.
  public let versionStore: (any WhatsNewVersionStore)?

  private let tracker: WhatsNewTracker<WhatsNewContent>

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - currentVersion: The running version.
  ///   - store: Where the record is kept.
  ///   - versionStore: What says which versions were presented, beside the record, such as the keys of
  ///     an earlier package; it learns of what is settled.
  ///   - selection: Which of the contents that are due show.
  ///   - showsOnInstall: Whether a new user sees what is new up to the running version, in the install
  ///     launch only: what was not seen then does not come back (N22).
  ///   - collection: What is new, by version.
  public init(
    currentVersion: AppVersion?,
    store: any LaunchRecordStore = UserDefaultsLaunchRecordStore(),
    versionStore: (any WhatsNewVersionStore)? = nil,
    selection: ReleaseSelection = .newest,
    showsOnInstall: Bool = false,
    collection: WhatsNewCollection
  ) {
    self.currentVersion = currentVersion
    self.collection = collection
    self.versionStore = versionStore
    tracker = WhatsNewTracker(
      catalog: collection.catalog,
      store: store,
      selection: selection,
      showsOnInstall: showsOnInstall
    )
  }

  /// Creates an environment of what somebody provides, such as the app itself.
  public convenience init(
    currentVersion: AppVersion?,
    store: any LaunchRecordStore = UserDefaultsLaunchRecordStore(),
    versionStore: (any WhatsNewVersionStore)? = nil,
    selection: ReleaseSelection = .newest,
    showsOnInstall: Bool = false,
    provider: any WhatsNewCollectionProvider
  ) {
    self.init(
      currentVersion: currentVersion,
      store: store,
      versionStore: versionStore,
      selection: selection,
      showsOnInstall: showsOnInstall,
      collection: provider.whatsNewCollection
    )
  }

  /// Creates an environment of contents that are listed.
  public convenience init(
    currentVersion: AppVersion?,
    store: any LaunchRecordStore = UserDefaultsLaunchRecordStore(),
    versionStore: (any WhatsNewVersionStore)? = nil,
    selection: ReleaseSelection = .newest,
    showsOnInstall: Bool = false,
    @WhatsNewCollectionBuilder _ collection: () -> WhatsNewCollection
  ) {
    self.init(
      currentVersion: currentVersion,
      store: store,
      versionStore: versionStore,
      selection: selection,
      showsOnInstall: showsOnInstall,
      collection: collection()
    )
  }
}

extension WhatsNewEnvironment {
  /// Returns the content to show, or nil for none; the first call begins the launch.
  public func whatsNew(at instant: LaunchInstant = .now) -> WhatsNewContent? {
    let start = tracker.begin(
      version: currentVersion,
      keeping: { [versionStore] in versionStore?.hasPresented($0.version) != true },
      at: instant
    )
    return start.release?.pages.first
  }

  /// Settles what is shown, so that it never shows again; without anything, changes nothing.
  ///
  /// - Returns: Why it was not written, or nil where it was.
  @discardableResult
  public func settle(
    via closing: WhatsNewClosing,
    at instant: LaunchInstant = .now
  ) -> LaunchRecordStoreError? {
    guard let release = tracker.start?.release else { return nil }
    versionStore?.save(presentedVersion: release.version)
    return tracker.settle(via: closing.dismissal, at: instant)
  }
}
