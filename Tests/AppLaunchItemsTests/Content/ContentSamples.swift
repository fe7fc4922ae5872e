import AppLaunch
import AppLaunchItems
import Foundation

/// Content in which everything is set.
enum ContentSamples {
  static let full: WhatsNewContent = {
    var layout = WhatsNewLayout()
    layout.showsScrollViewIndicators = true
    layout.featureHorizontalAlignment = .top
    layout.footerVisualEffectViewPadding = ContentInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var theme = WhatsNewTheme.darkPurple
    theme.animate(.slideUp)
    theme.completionButton.animation = .custom("bounce")
    theme.items.imageSize = .fixed(height: 64)
    theme.title.secondaryColor = WhatsNewTheme.ColoredRange(
      start: 7,
      length: 3,
      color: .accentColor
    )
    var style = ContentText.Style()
    (style.isStrong, style.link) = (true, "https://example.com/all")
    let runs = [ContentText.Run("Read "), ContentText.Run("all", style)]
    return WhatsNewContent(
      version: "1.6.1",
      title: WhatsNewContent.Title(text: "What's New", foregroundColor: .accentColor),
      features: [
        .init(
          image: .init(
            systemName: "star.fill",
            symbolRenderingMode: .hierarchical,
            foregroundColor: .secondary,
            label: "A star"
          ),
          title: "Year cards",
          subtitle: ContentText(markdown: "All habits on **one** card, in `PDF`, *soon*.")
        ),
        .init(
          image: .init(name: "notes", renderingMode: .original),
          title: ContentText("Notes").colored(.fixed(RGBA(1, 2, 3, alpha: 4)), from: 1, length: 2),
          subtitle: ContentText(runs: runs)
        ),
        .init(
          image: .init(.data(Data([1, 2, 3]))),
          title: "Colours",
          subtitle: ContentText("Many").colored(
            .adaptive(light: .black, dark: .white),
            from: 0,
            length: 4
          )
        ),
        .init(title: "No image", subtitle: ""),
      ],
      primaryAction: .init(
        title: "Go on",
        backgroundColor: .black,
        foregroundColor: .background,
        hapticFeedback: .impact(.heavy, intensity: 0.5),
        onDismiss: "refresh"
      ),
      secondaryAction: .init(
        title: "More",
        foregroundColor: .secondary,
        hapticFeedback: .notification(.warning),
        action: .openURL("https://example.com")
      ),
      layout: layout,
      theme: theme
    )
  }()

  /// The smallest content.
  static let small = WhatsNewContent(version: "1.0", title: "New", features: [])

  /// A document of one content with an object's members beside the version.
  static func json(_ members: String, features: String = "[]") -> Data {
    let more = members.isEmpty ? "" : ", \(members)"
    return Data(
      """
      {"schema": 1, "contents": [{"version": "1.0", "title": "New", "features": \(features)\(more)}]}
      """.utf8
    )
  }
}
