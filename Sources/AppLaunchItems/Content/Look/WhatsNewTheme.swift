/// The looks of a screen of what's new: colours, the arrangement of its parts, how they come in, and how
/// they grow on a large screen.
///
/// ```swift
/// var theme = WhatsNewTheme.darkPurple
/// theme.items.arrangement = .centered
/// theme.animate(.slideUp)
/// ```
public struct WhatsNewTheme: Hashable, Sendable {
  /// What everything stands on.
  public var backgroundColor = ContentColor.background

  /// Whether the status bar is hidden.
  public var hidesStatusBar = false

  /// The title.
  public var title = TitleLook()

  /// The features.
  public var items = ItemsLook()

  /// The button that does something else.
  public var detailButton = DetailButtonLook()

  /// The button that closes the screen.
  public var completionButton = CompletionButtonLook()

  /// How much larger distances are on a large screen, such as that of an iPad.
  public var padAdjustment = PadAdjustment()

  /// Creates the usual looks.
  public init() {}

  /// How a part comes in; under Reduce Motion none does.
  public enum Animation: Hashable, Sendable {
    case fade, slideUp, slideDown, slideLeft, slideRight

    /// One of the app's own, by name.
    case custom(String)
  }

  /// The size and weight of text.
  public struct Font: Hashable, Sendable, Codable {
    /// The size in points, which grows with the user's setting.
    public var size: Double

    /// The weight.
    public var weight: Weight

    /// How heavy text is.
    public enum Weight: String, Hashable, Sendable, Codable, CaseIterable {
      case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Creates a font.
    public init(size: Double, weight: Weight = .regular) {
      (self.size, self.weight) = (size, weight)
    }
  }
}

extension WhatsNewTheme {
  /// The colour of the buttons.
  public var tintColor: ContentColor {
    get { completionButton.backgroundColor }
    set {
      detailButton.titleColor = newValue
      completionButton.backgroundColor = newValue
    }
  }

  /// Gives all text one colour.
  public mutating func color(text color: ContentColor) {
    title.color = color
    items.titleColor = color
    items.subtitleColor = color
  }

  /// Gives all parts one animation, or none.
  public mutating func animate(_ animation: Animation?) {
    title.animation = animation
    items.animation = animation
    detailButton.animation = animation
    completionButton.animation = animation
  }

  /// The looks on a large screen.
  public var adjustedForPad: WhatsNewTheme {
    var theme = self
    theme.title.insets = title.insets.multiplied(by: padAdjustment.title)
    theme.items.insets = items.insets.multiplied(by: padAdjustment.items)
    theme.completionButton.insets = completionButton.insets
      .multiplied(by: padAdjustment.completionButton)
    return theme
  }
}
