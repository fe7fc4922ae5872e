extension WhatsNewTheme {
  /// The looks of the features.
  public struct ItemsLook: Hashable, Sendable, Codable {
    /// The font of a feature's name.
    public var titleFont = Font(size: 17, weight: .semibold)

    /// The colour of a feature's name.
    public var titleColor = ContentColor.primary

    /// The font of what a feature does.
    public var subtitleFont = Font(size: 17)

    /// The colour of what a feature does.
    public var subtitleColor = ContentColor.primary

    /// The size of images.
    public var imageSize = ImageSize.preferred

    /// Whether images take the colour of the buttons.
    public var tintsImages = true

    /// Where images stand.
    public var arrangement = Arrangement.left

    /// Where the list stands in its room.
    public var contentMode = ContentMode.top

    /// How they come in, or nil for not at all.
    public var animation: Animation?

    /// Around them.
    public var insets = ContentInsets(top: 15, leading: 20, bottom: 5, trailing: 20)

    /// Where images stand.
    public enum Arrangement: String, Hashable, Sendable, Codable, CaseIterable {
      case left, centered, right
    }

    /// Where the list stands in its room.
    public enum ContentMode: String, Hashable, Sendable, Codable, CaseIterable {
      case top, center, fill
    }

    /// The size of images.
    public enum ImageSize: Hashable, Sendable {
      /// As large as the image is.
      case original

      /// As is usual: 50 points high.
      case preferred

      /// So many points high.
      case fixed(height: Double)

      /// The height in points, or nil for the image's own.
      public var height: Double? {
        switch self {
        case .original: nil
        case .preferred: 50
        case .fixed(let height): height
        }
      }
    }

    /// Creates the usual looks.
    public init() {}
  }
}
