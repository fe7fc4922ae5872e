#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension WhatsNewContent.SecondaryAction {
  /// Creates a button, or returns nil where there is no action: its address was refused.
  ///
  /// ```swift
  /// let more = WhatsNewContent.SecondaryAction(
  ///   title: "Learn more",
  ///   action: .openURL(URL(string: "https://example.com"))
  /// )
  /// ```
  public init?(
    title: ContentText,
    foregroundColor: ContentColor = .accentColor,
    hapticFeedback: HapticFeedback? = nil,
    action: Action?
  ) {
    guard let action else { return nil }
    self.init(
      title: title,
      foregroundColor: foregroundColor,
      hapticFeedback: hapticFeedback,
      action: action
    )
  }
}

extension WhatsNewContent.SecondaryAction.Action {
  /// Returns the action that opens an address, or nil where there is none or its scheme is not allowed.
  public static func openURL(
    _ url: URL?,
    allowing schemes: Set<String> = ContentLink.usualSchemes
  ) -> Self? {
    url.flatMap { ContentLink($0.absoluteString, allowing: schemes) }.map { .openURL($0) }
  }

  /// Returns the action that opens an address, or nil where there is none or its scheme is not allowed.
  public static func open(
    url: URL?,
    allowing schemes: Set<String> = ContentLink.usualSchemes
  ) -> Self? {
    openURL(url, allowing: schemes)
  }
}
