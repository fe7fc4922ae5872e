public import AppLaunch
public import Foundation

extension WhatsNewTracker {
  /// Begins the launch of an app whose version stands in its bundle; see
  /// ``begin(version:untrackedEarlierUse:keeping:at:)``.
  @discardableResult
  public func begin(
    bundle: Bundle,
    untrackedEarlierUse earlierUse: AppVersion? = nil,
    keeping isKept: (Page) -> Bool = { _ in true },
    at instant: LaunchInstant = .now
  ) -> WhatsNewStart<Page> {
    begin(
      version: AppVersion(bundle: bundle),
      untrackedEarlierUse: earlierUse,
      keeping: isKept,
      at: instant
    )
  }
}
