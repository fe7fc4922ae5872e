extension WhatsNewTheme {
  /// The looks of the title.
  public struct TitleLook: Hashable, Sendable, Codable {
    /// Whether the title stays when the list scrolls.
    public var mode = Mode.fixed

    /// The font.
    public var font = Font(size: 35, weight: .semibold)

    /// The colour.
    public var color = ContentColor.primary

    /// Some characters in another colour, or nil for none.
    public var secondaryColor: ColoredRange?

    /// Where the title stands.
    public var alignment = Alignment.center

    /// How it comes in, or nil for not at all.
    public var animation: Animation?

    /// Around it.
    public var insets = ContentInsets(top: 80, leading: 20, bottom: 27, trailing: 20)

    /// Whether a title stays when the list scrolls.
    public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
      case fixed, scrolls
    }

    /// Where a title stands.
    public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
      case leading, center, trailing
    }

    /// Creates the usual looks.
    public init() {}

    /// Returns a title with its secondary colour.
    public func drawn(_ text: ContentText) -> ContentText {
      guard let range = secondaryColor else { return text }
      return text.colored(range.color, from: range.start, length: range.length)
    }
  }

  /// Some characters in a colour.
  public struct ColoredRange: Hashable, Sendable, Codable {
    /// The first character, from 0.
    public var start: Int

    /// How many characters.
    public var length: Int

    /// The colour.
    public var color: ContentColor

    /// Creates a range.
    public init(start: Int, length: Int, color: ContentColor) {
      (self.start, self.length, self.color) = (start, length, color)
    }
  }

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
