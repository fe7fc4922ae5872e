import AppLaunchItems

extension RandomContent {
  mutating func layout() -> WhatsNewLayout {
    WhatsNewLayout(
      showsScrollViewIndicators: chance(),
      scrollViewBottomContentInset: points(),
      contentSpacing: points(),
      contentPadding: insets(),
      featureListSpacing: points(),
      featureListPadding: insets(),
      featureImageWidth: points(),
      featureHorizontalSpacing: points(),
      featureHorizontalAlignment: one(of: WhatsNewLayout.VerticalAlignment.allCases),
      featureVerticalSpacing: points(),
      footerActionSpacing: points(),
      footerPrimaryActionButtonCornerRadius: points(),
      footerVisualEffectViewPadding: insets()
    )
  }

  private mutating func animation() -> WhatsNewTheme.Animation? {
    one(of: [
      nil, .fade, .slideUp, .slideDown, .slideLeft, .slideRight, .custom("bounce"), .custom("fade"),
    ])
  }

  private mutating func font() -> WhatsNewTheme.Font {
    WhatsNewTheme.Font(
      size: one(of: [1, 17.5, 1_000]),
      weight: one(of: WhatsNewTheme.Font.Weight.allCases)
    )
  }

  mutating func theme() -> WhatsNewTheme {
    var theme = WhatsNewTheme(
      one(of: WhatsNewTheme.Appearance.allCases),
      one(of: WhatsNewTheme.Tint.allCases)
    )
    if chance() { return theme }
    theme.hidesStatusBar = chance()
    theme.title.mode = one(of: WhatsNewTheme.TitleLook.Mode.allCases)
    theme.title.alignment = one(of: WhatsNewTheme.TitleLook.Alignment.allCases)
    theme.title.font = font()
    theme.title.animation = animation()
    theme.title.insets = insets()
    theme.title.secondaryColor = maybe {
      WhatsNewTheme.ColoredRange(start: 3, length: 10_000, color: $0.color())
    }
    theme.items.titleFont = font()
    theme.items.subtitleFont = font()
    theme.items.subtitleColor = color()
    theme.items.imageSize = one(of: [.original, .preferred, .fixed(height: 0), .fixed(height: 50)])
    theme.items.tintsImages = chance()
    theme.items.arrangement = one(of: WhatsNewTheme.ItemsLook.Arrangement.allCases)
    theme.items.contentMode = one(of: WhatsNewTheme.ItemsLook.ContentMode.allCases)
    theme.items.animation = animation()
    theme.items.insets = insets()
    theme.detailButton.titleFont = font()
    theme.detailButton.animation = animation()
    theme.detailButton.bottomOffset = points()
    theme.completionButton.titleFont = font()
    theme.completionButton.titleColor = color()
    theme.completionButton.cornerRadius = points()
    theme.completionButton.animation = animation()
    theme.completionButton.insets = insets()
    theme.completionButton.contentInsets = insets()
    theme.padAdjustment.title = insets()
    theme.padAdjustment.items = insets()
    theme.padAdjustment.completionButton = insets()
    return theme
  }
}
