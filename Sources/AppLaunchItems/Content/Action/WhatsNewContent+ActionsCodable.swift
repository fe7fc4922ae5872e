extension WhatsNewContent.PrimaryAction {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case title, backgroundColor, foregroundColor, onDismiss
    case hapticFeedback = "haptic"
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.title, into: &title)
    try fields.read(.backgroundColor, into: &backgroundColor)
    try fields.read(.foregroundColor, into: &foregroundColor)
    try fields.read(.hapticFeedback, into: &hapticFeedback)
    if fields.container.contains(.onDismiss) { onDismiss = try fields.name(.onDismiss) }
  }
}

extension WhatsNewContent.SecondaryAction {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case title, foregroundColor, action
    case hapticFeedback = "haptic"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(decoder, CodingKeys.self)
    let action: Action = try fields.value(.action)
    self.init(title: try fields.value(.title), action: action)
    try fields.read(.foregroundColor, into: &foregroundColor)
    try fields.read(.hapticFeedback, into: &hapticFeedback)
  }
}

extension WhatsNewContent.SecondaryAction.Action: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case open, present, custom
  }

  /// Reads `"dismiss"`, or an object with one of `open`, `present` and `custom`.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let word = try? container.decode(String.self)
    {
      guard word == "dismiss" else {
        throw container.error(
          "this is no action: dismiss, or an object with open, present or custom"
        )
      }
      self = .dismiss
      return
    }
    let fields = try ContentFields(decoder, CodingKeys.self)
    let keys = CodingKeys.allCases.filter { fields.container.contains($0) }
    guard let key = keys.first, keys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "an action has one of open, present and custom"
        )
      )
    }
    switch key {
    case .open: self = .openURL(try fields.value(.open))
    case .present: self = .present(try fields.name(.present))
    case .custom: self = .custom(try fields.name(.custom))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if self == .dismiss {
      var container = encoder.singleValueContainer()
      try container.encode("dismiss")
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .openURL(let link): try container.encode(link, forKey: .open)
    case .present(let name): try container.encode(name, forKey: .present)
    case .custom(let name): try container.encode(name, forKey: .custom)
    case .dismiss: break
    }
  }
}
