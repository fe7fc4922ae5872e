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
}
