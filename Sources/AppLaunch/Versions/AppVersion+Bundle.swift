public import Foundation

extension AppVersion {
  /// Creates the version of an app from its bundle's `CFBundleShortVersionString`, or nil where that is
  /// missing or no version (R22).
  ///
  /// Command-line programs have no such entry as a rule: they know their version themselves.
  public init?(bundle: Bundle) {
    guard let text = bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    else { return nil }
    self.init(text)
  }
}
