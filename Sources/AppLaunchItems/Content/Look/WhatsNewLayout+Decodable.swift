extension WhatsNewLayout {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case showsScrollIndicators, scrollBottomInset, contentSpacing, contentPadding,
      featureListSpacing, featureListPadding, featureImageWidth, featureHorizontalSpacing,
      featureAlignment, featureVerticalSpacing, footerActionSpacing, primaryButtonCornerRadius,
      footerPadding
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.showsScrollIndicators, into: &showsScrollIndicators)
    try fields.read(.scrollBottomInset, into: &scrollBottomInset)
    try fields.read(.contentSpacing, into: &contentSpacing)
    try fields.read(.contentPadding, into: &contentPadding)
    try fields.read(.featureListSpacing, into: &featureListSpacing)
    try fields.read(.featureListPadding, into: &featureListPadding)
    try fields.read(.featureImageWidth, into: &featureImageWidth)
    try fields.read(.featureHorizontalSpacing, into: &featureHorizontalSpacing)
    try fields.read(.featureAlignment, into: &featureAlignment)
    try fields.read(.featureVerticalSpacing, into: &featureVerticalSpacing)
    try fields.read(.footerActionSpacing, into: &footerActionSpacing)
    try fields.read(.primaryButtonCornerRadius, into: &primaryButtonCornerRadius)
    try fields.read(.footerPadding, into: &footerPadding)
  }
}

extension ContentInsets {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case top, leading, bottom, trailing
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.top, into: &top)
    try fields.read(.leading, into: &leading)
    try fields.read(.bottom, into: &bottom)
    try fields.read(.trailing, into: &trailing)
  }
}
