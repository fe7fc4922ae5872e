extension WhatsNewContent {
  /// The button that closes the screen.
  public struct PrimaryAction: Hashable, Sendable, Codable {
    /// What it says.
    public var title: ContentText

    /// What it stands on.
    public var backgroundColor: ContentColor

    /// The colour of what it says.
    public var foregroundColor: ContentColor

    /// What is felt, or nil for nothing.
    public var hapticFeedback: HapticFeedback?

    /// The name of what the app does when the screen is closed, or nil for nothing.
    public var onDismiss: String?

    /// Creates a button.
    public init(
      title: ContentText = "Continue",
      backgroundColor: ContentColor = .accentColor,
      foregroundColor: ContentColor = .white,
      hapticFeedback: HapticFeedback? = nil,
      onDismiss: String? = nil
    ) {
      self.title = title
      self.backgroundColor = backgroundColor
      self.foregroundColor = foregroundColor
      self.hapticFeedback = hapticFeedback
      self.onDismiss = onDismiss
    }
  }

  /// A button that does something else.
  public struct SecondaryAction: Hashable, Sendable, Codable {
    /// What it says.
    public var title: ContentText

    /// The colour of what it says.
    public var foregroundColor: ContentColor

    /// What is felt, or nil for nothing.
    public var hapticFeedback: HapticFeedback?

    /// What it does.
    public var action: Action

    /// Creates a button.
    public init(
      title: ContentText,
      foregroundColor: ContentColor = .accentColor,
      hapticFeedback: HapticFeedback? = nil,
      action: Action
    ) {
      self.title = title
      self.foregroundColor = foregroundColor
      self.hapticFeedback = hapticFeedback
      self.action = action
    }

    /// What a button does.
    public enum Action: Hashable, Sendable {
      /// Opens an address.
      case openURL(ContentLink)

      /// Presents a screen of the app's, by name.
      case present(String)

      /// Does something of the app's, by name.
      case custom(String)

      /// Closes the screen.
      case dismiss
    }
  }
}
