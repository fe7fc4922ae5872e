public import AppLaunch

/// What a launch begins with, as a ``WhatsNewTracker`` says.
public struct WhatsNewStart<Page: Sendable>: Sendable {
  /// The launch, or nil while the record cannot be read.
  public let launch: Launch?

  /// The releases that show, newest first.
  public let releases: [Release<Page>]

  /// Why the record was not read as it should be, or nil where all is well.
  public let recordError: LaunchRecordStoreError?

  /// What is settled when they were seen.
  let key: EditionKey?

  /// The release that shows, or nil for none.
  public var release: Release<Page>? { releases.first }

  /// What the launch is, compared with the one before.
  public var kind: LaunchKind { launch?.kind ?? .recordUnavailable }

  /// Whether the launch counts: the record could be read.
  var isCounted: Bool { launch != nil }

  init(
    launch: Launch? = nil,
    releases: [Release<Page>] = [],
    key: EditionKey? = nil,
    reading: LaunchRecordReading
  ) {
    self.launch = launch
    self.releases = releases
    self.key = key
    recordError = reading.error
  }
}
