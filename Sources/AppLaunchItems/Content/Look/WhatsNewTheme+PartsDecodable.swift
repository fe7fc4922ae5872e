extension WhatsNewTheme.TitleLook {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case mode, font, color, secondaryColor, alignment, animation, insets
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.mode, into: &mode)
    try fields.read(.font, into: &font)
    try fields.read(.color, into: &color)
    try fields.read(.secondaryColor, into: &secondaryColor)
    try fields.read(.alignment, into: &alignment)
    try fields.read(.animation, into: &animation)
    try fields.read(.insets, into: &insets)
  }
}

extension WhatsNewTheme.ItemsLook {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case titleFont, titleColor, subtitleFont, subtitleColor, imageSize, tintsImages, arrangement,
      contentMode, animation, insets
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.titleFont, into: &titleFont)
    try fields.read(.titleColor, into: &titleColor)
    try fields.read(.subtitleFont, into: &subtitleFont)
    try fields.read(.subtitleColor, into: &subtitleColor)
    try fields.read(.imageSize, into: &imageSize)
    try fields.read(.tintsImages, into: &tintsImages)
    try fields.read(.arrangement, into: &arrangement)
    try fields.read(.contentMode, into: &contentMode)
    try fields.read(.animation, into: &animation)
    try fields.read(.insets, into: &insets)
  }
}

extension WhatsNewTheme.DetailButtonLook {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case titleFont, titleColor, animation, bottomOffset
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.titleFont, into: &titleFont)
    try fields.read(.titleColor, into: &titleColor)
    try fields.read(.animation, into: &animation)
    try fields.read(.bottomOffset, into: &bottomOffset)
  }
}

extension WhatsNewTheme.CompletionButtonLook {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case titleFont, titleColor, backgroundColor, cornerRadius, animation, insets, contentInsets
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.titleFont, into: &titleFont)
    try fields.read(.titleColor, into: &titleColor)
    try fields.read(.backgroundColor, into: &backgroundColor)
    try fields.read(.cornerRadius, into: &cornerRadius)
    try fields.read(.animation, into: &animation)
    try fields.read(.insets, into: &insets)
    try fields.read(.contentInsets, into: &contentInsets)
  }
}

extension WhatsNewTheme.PadAdjustment {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case title, items, completionButton
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.title, into: &title)
    try fields.read(.items, into: &items)
    try fields.read(.completionButton, into: &completionButton)
  }
}

extension WhatsNewTheme.Font {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case size, weight
  }

  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(decoder, CodingKeys.self)
    self.init(size: try fields.value(.size))
    try fields.read(.size, into: &size, in: 1...1_000)
    try fields.read(.weight, into: &weight)
  }
}

extension WhatsNewTheme.ColoredRange {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case start, length, color
  }

  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(decoder, CodingKeys.self)
    self.init(
      start: try fields.int(.start, in: 0...ContentLimits.text),
      length: try fields.int(.length, in: 0...ContentLimits.text),
      color: try fields.value(.color)
    )
  }
}
