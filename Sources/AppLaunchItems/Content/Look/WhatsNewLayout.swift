/// The measures of a screen of what's new, in points.
public struct WhatsNewLayout: Hashable, Sendable, Codable {
  /// Whether the list shows that it scrolls.
  public var showsScrollIndicators = false

  /// Room below the list, for the buttons above it.
  public var scrollBottomInset = 150.0

  /// Between the title and the list.
  public var contentSpacing = 60.0

  /// Around title and list.
  public var contentPadding = ContentInsets(top: 65)

  /// Between two features.
  public var featureListSpacing = 25.0

  /// Around the list.
  public var featureListPadding = ContentInsets(leading: 15)

  /// The width of an image.
  public var featureImageWidth = 40.0

  /// Between an image and the text beside it.
  public var featureHorizontalSpacing = 15.0

  /// Where the image stands beside the text.
  public var featureAlignment = Alignment.center

  /// Between a feature's two texts.
  public var featureVerticalSpacing = 2.0

  /// Between two buttons.
  public var footerActionSpacing = 15.0

  /// The corners of the button that closes.
  public var primaryButtonCornerRadius = 14.0

  /// Around the blur behind the buttons.
  public var footerPadding = ContentInsets(top: -10)

  /// Where an image stands beside text.
  public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
    case top, center, bottom, firstTextBaseline
  }

  /// Creates the usual measures.
  public init() {}
}

/// Distances from four edges, in points; leading is left where text runs from left to right.
public struct ContentInsets: Hashable, Sendable, Codable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  /// Creates distances, of which those that are not given are 0.
  public init(
    top: Double = 0,
    leading: Double = 0,
    bottom: Double = 0,
    trailing: Double = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Returns the distances, each multiplied by that of another.
  public func multiplied(by factors: ContentInsets) -> ContentInsets {
    ContentInsets(
      top: top * factors.top,
      leading: leading * factors.leading,
      bottom: bottom * factors.bottom,
      trailing: trailing * factors.trailing
    )
  }
}
