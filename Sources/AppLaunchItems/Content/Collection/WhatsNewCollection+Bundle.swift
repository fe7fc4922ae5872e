import AppLaunch
public import Foundation

extension WhatsNewCollection {
  /// Returns the content for the version of an app, or that of its major and minor; nil
  /// where the bundle names no version.
  public func content(matching bundle: Bundle) -> WhatsNewContent? {
    AppVersion(bundle: bundle).flatMap { content(matching: $0) }
  }
}
