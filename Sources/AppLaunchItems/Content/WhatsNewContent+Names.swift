// The names that WhatsNewKit has for what stands beside its content.

extension WhatsNewContent {
  /// Text with styles.
  public typealias Text = ContentText

  /// The measures of the screen.
  public typealias Layout = WhatsNewLayout

  /// The looks of the screen.
  public typealias Theme = WhatsNewTheme
}

extension WhatsNewContent.Feature {
  /// An image.
  public typealias Image = ContentImage
}
