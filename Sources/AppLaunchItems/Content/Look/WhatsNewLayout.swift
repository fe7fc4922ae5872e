/// The measures of a screen of what's new, in points.
///
/// ```swift
/// let layout = WhatsNewLayout(showsScrollViewIndicators: true, featureListSpacing: 35)
/// ```
public struct WhatsNewLayout: Hashable, Sendable, Codable {
  /// Whether the list shows that it scrolls.
  public var showsScrollViewIndicators: Bool

  /// Room below the list, for the buttons above it.
  public var scrollViewBottomContentInset: Double

  /// Between the title and the list.
  public var contentSpacing: Double

  /// Around title and list.
  public var contentPadding: ContentInsets

  /// Between two features.
  public var featureListSpacing: Double

  /// Around the list.
  public var featureListPadding: ContentInsets

  /// The width of an image.
  public var featureImageWidth: Double

  /// Between an image and the text beside it.
  public var featureHorizontalSpacing: Double

  /// Where the image stands beside the text.
  public var featureHorizontalAlignment: VerticalAlignment

  /// Between a feature's two texts.
  public var featureVerticalSpacing: Double

  /// Between two buttons.
  public var footerActionSpacing: Double

  /// The corners of the button that closes.
  public var footerPrimaryActionButtonCornerRadius: Double

  /// Around the blur behind the buttons.
  public var footerVisualEffectViewPadding: ContentInsets

  /// Where an image stands beside text.
  public enum VerticalAlignment: String, Hashable, Sendable, Codable, CaseIterable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  /// Creates measures, of which those that are not given are the usual ones.
  public init(
    showsScrollViewIndicators: Bool = false,
    scrollViewBottomContentInset: Double = 150,
    contentSpacing: Double = 60,
    contentPadding: ContentInsets = ContentInsets(top: 65),
    featureListSpacing: Double = 25,
    featureListPadding: ContentInsets = ContentInsets(leading: 15),
    featureImageWidth: Double = 40,
    featureHorizontalSpacing: Double = 15,
    featureHorizontalAlignment: VerticalAlignment = .center,
    featureVerticalSpacing: Double = 2,
    footerActionSpacing: Double = 15,
    footerPrimaryActionButtonCornerRadius: Double = 14,
    footerVisualEffectViewPadding: ContentInsets = ContentInsets(top: -10)
  ) {
    self.showsScrollViewIndicators = showsScrollViewIndicators
    self.scrollViewBottomContentInset = scrollViewBottomContentInset
    self.contentSpacing = contentSpacing
    self.contentPadding = contentPadding
    self.featureListSpacing = featureListSpacing
    self.featureListPadding = featureListPadding
    self.featureImageWidth = featureImageWidth
    self.featureHorizontalSpacing = featureHorizontalSpacing
    self.featureHorizontalAlignment = featureHorizontalAlignment
    self.featureVerticalSpacing = featureVerticalSpacing
    self.footerActionSpacing = footerActionSpacing
    self.footerPrimaryActionButtonCornerRadius = footerPrimaryActionButtonCornerRadius
    self.footerVisualEffectViewPadding = footerVisualEffectViewPadding
  }
}
