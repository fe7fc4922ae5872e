extension WhatsNewLayout {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case showsScrollViewIndicators = "showsScrollIndicators"
    case scrollViewBottomContentInset = "scrollBottomInset"
    case contentSpacing, contentPadding, featureListSpacing, featureListPadding, featureImageWidth,
      featureHorizontalSpacing
    case featureHorizontalAlignment = "featureAlignment"
    case featureVerticalSpacing, footerActionSpacing
    case footerPrimaryActionButtonCornerRadius = "primaryButtonCornerRadius"
    case footerVisualEffectViewPadding = "footerPadding"
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.showsScrollViewIndicators, into: &showsScrollViewIndicators)
    try fields.read(.scrollViewBottomContentInset, into: &scrollViewBottomContentInset)
    try fields.read(.contentSpacing, into: &contentSpacing)
    try fields.read(.contentPadding, into: &contentPadding)
    try fields.read(.featureListSpacing, into: &featureListSpacing)
    try fields.read(.featureListPadding, into: &featureListPadding)
    try fields.read(.featureImageWidth, into: &featureImageWidth)
    try fields.read(.featureHorizontalSpacing, into: &featureHorizontalSpacing)
    try fields.read(.featureHorizontalAlignment, into: &featureHorizontalAlignment)
    try fields.read(.featureVerticalSpacing, into: &featureVerticalSpacing)
    try fields.read(.footerActionSpacing, into: &footerActionSpacing)
    try fields.read(
      .footerPrimaryActionButtonCornerRadius,
      into: &footerPrimaryActionButtonCornerRadius
    )
    try fields.read(.footerVisualEffectViewPadding, into: &footerVisualEffectViewPadding)
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
