extension WhatsNewTheme: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case backgroundColor, hidesStatusBar, title, items, detailButton, completionButton,
      padAdjustment
  }

  /// Reads the name of a predefined theme, such as `darkPurple`, or an object.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let name = try? container.decode(String.self)
    {
      guard let theme = Self.predefined[name] else {
        throw container.error("this is no theme such as blue, whiteBlue or darkBlue, nor an object")
      }
      self = theme
      return
    }
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.backgroundColor, into: &backgroundColor)
    try fields.read(.hidesStatusBar, into: &hidesStatusBar)
    try fields.read(.title, into: &title)
    try fields.read(.items, into: &items)
    try fields.read(.detailButton, into: &detailButton)
    try fields.read(.completionButton, into: &completionButton)
    try fields.read(.padAdjustment, into: &padAdjustment)
  }

  /// Writes the name of a predefined theme, else an object.
  public func encode(to encoder: any Encoder) throws {
    if let name = Self.predefined.first(where: { $0.value == self })?.key {
      var container = encoder.singleValueContainer()
      try container.encode(name)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(backgroundColor, forKey: .backgroundColor)
    try container.encode(hidesStatusBar, forKey: .hidesStatusBar)
    try container.encode(title, forKey: .title)
    try container.encode(items, forKey: .items)
    try container.encode(detailButton, forKey: .detailButton)
    try container.encode(completionButton, forKey: .completionButton)
    try container.encode(padAdjustment, forKey: .padAdjustment)
  }
}
