extension WhatsNewContent.PrimaryAction {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case title, backgroundColor, foregroundColor, haptic, onDismiss
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try ContentFields(decoder, CodingKeys.self)
    try fields.read(.title, into: &title)
    try fields.read(.backgroundColor, into: &backgroundColor)
    try fields.read(.foregroundColor, into: &foregroundColor)
    try fields.read(.haptic, into: &haptic)
    onDismiss = try fields.optionalText(.onDismiss)
  }
}

extension WhatsNewContent.SecondaryAction {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case title, foregroundColor, haptic, action
  }

  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(decoder, CodingKeys.self)
    self.init(title: try fields.value(.title), action: try fields.value(.action))
    try fields.read(.foregroundColor, into: &foregroundColor)
    try fields.read(.haptic, into: &haptic)
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
    case .open: self = .open(try fields.value(.open))
    case .present: self = .present(try fields.text(.present))
    case .custom: self = .custom(try fields.text(.custom))
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
    case .open(let link): try container.encode(link, forKey: .open)
    case .present(let name): try container.encode(name, forKey: .present)
    case .custom(let name): try container.encode(name, forKey: .custom)
    case .dismiss: break
    }
  }
}
