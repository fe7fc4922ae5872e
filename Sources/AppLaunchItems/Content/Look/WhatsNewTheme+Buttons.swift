extension WhatsNewTheme {
  /// The looks of the button that does something else.
  public struct DetailButtonLook: Hashable, Sendable, Codable {
    /// The font.
    public var titleFont = Font(size: 17)

    /// The colour.
    public var titleColor = ContentColor.accentColor

    /// How it comes in, or nil for not at all.
    public var animation: Animation?

    /// Between it and the button that closes.
    public var bottomOffset = 10.0

    /// Creates the usual looks.
    public init() {}
  }

  /// The looks of the button that closes the screen.
  public struct CompletionButtonLook: Hashable, Sendable, Codable {
    /// The font.
    public var titleFont = Font(size: 17, weight: .semibold)

    /// The colour of what it says.
    public var titleColor = ContentColor.white

    /// What it stands on.
    public var backgroundColor = ContentColor.accentColor

    /// Its corners, in points.
    public var cornerRadius = 14.0

    /// How it comes in, or nil for not at all.
    public var animation: Animation?

    /// Around it.
    public var insets = ContentInsets(top: 5, leading: 23.5, bottom: 53.5, trailing: 23.5)

    /// Inside it, around what it says.
    public var contentInsets = ContentInsets(top: 14, bottom: 14)

    /// Creates the usual looks.
    public init() {}
  }

  /// How much larger distances are on a large screen, as factors.
  public struct PadAdjustment: Hashable, Sendable, Codable {
    /// Around the title.
    public var title = ContentInsets(top: 1.5, leading: 2, bottom: 2, trailing: 2)

    /// Around the features.
    public var items = ContentInsets(top: 2, leading: 5, bottom: 2, trailing: 5)

    /// Around the button that closes.
    public var completionButton = ContentInsets(top: 4, leading: 5, bottom: 2.5, trailing: 5)

    /// Creates the usual factors.
    public init() {}
  }
}
