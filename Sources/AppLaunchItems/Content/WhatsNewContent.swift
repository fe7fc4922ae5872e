public import AppLaunch

/// What is new in one version, as data: a title, features, and buttons.
///
/// ```swift
/// WhatsNewContent(
///   version: "1.6.1",
///   title: "What's New",
///   features: [
///     .init(
///       image: .init(systemName: "star.fill", foregroundColor: .orange),
///       title: "Year cards",
///       subtitle: "All your habits of a year on one card."
///     )
///   ],
///   secondaryAction: .init(title: "Learn more", action: .openURL("https://example.com"))
/// )
/// ```
///
/// It is written in code or read from JSON (``WhatsNewDocument``), and drawn by whoever can.
public struct WhatsNewContent: Hashable, Sendable, Identifiable {
  /// The version that brought it.
  public var version: AppVersion

  /// The title.
  public var title: Title

  /// What is new, in order.
  public var features: [Feature]

  /// The button that closes the screen.
  public var primaryAction: PrimaryAction

  /// Another button, or nil for none.
  public var secondaryAction: SecondaryAction?

  /// The measures of the screen, or nil for those of the app.
  public var layout: Layout?

  /// The looks of the screen, or nil for those of the app.
  public var theme: Theme?

  public var id: AppVersion { version }

  /// Creates content.
  public init(
    version: AppVersion,
    title: Title,
    features: [Feature],
    primaryAction: PrimaryAction = PrimaryAction(),
    secondaryAction: SecondaryAction? = nil,
    layout: Layout? = nil,
    theme: Theme? = nil
  ) {
    self.version = version
    self.title = title
    self.features = features
    self.primaryAction = primaryAction
    self.secondaryAction = secondaryAction
    self.layout = layout
    self.theme = theme
  }
}

extension WhatsNewContent {
  /// A title with a colour.
  public struct Title: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text.
    public var text: ContentText

    /// Its colour.
    public var foregroundColor: ContentColor

    /// Creates a title.
    public init(text: ContentText, foregroundColor: ContentColor = .primary) {
      self.text = text
      self.foregroundColor = foregroundColor
    }

    public init(stringLiteral value: String) {
      self.init(text: ContentText(value))
    }
  }

  /// One thing that is new.
  public struct Feature: Hashable, Sendable, Codable {
    /// The image beside it, or nil for none.
    public var image: Image?

    /// Its name.
    public var title: ContentText

    /// What it does.
    public var subtitle: ContentText

    /// Creates a feature.
    public init(image: Image? = nil, title: ContentText, subtitle: ContentText) {
      self.image = image
      self.title = title
      self.subtitle = subtitle
    }
  }
}
