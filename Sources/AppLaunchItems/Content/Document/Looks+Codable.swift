extension ContentColor: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let color = Self(try container.decode(String.self)) else {
      throw container.error("this is no colour such as accent, #FF2D55 or #FFFFFF/#000000")
    }
    self = color
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension WhatsNewTheme.Animation: Codable {
  private static let plain: [String: Self] = [
    "fade": .fade, "slideUp": .slideUp, "slideDown": .slideDown, "slideLeft": .slideLeft,
    "slideRight": .slideRight,
  ]
  private static let prefix = "custom:"

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    if let plain = Self.plain[text] {
      self = plain
    } else if text.hasPrefix(Self.prefix), text != Self.prefix, text.isWithin(ContentLimits.name) {
      self = .custom(String(text.dropFirst(Self.prefix.count)))
    } else {
      throw container.error("this is no animation such as fade, slideUp or custom:NAME")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .custom(let name) = self {
      try container.encode(Self.prefix + name)
    } else {
      try container.encode(Self.plain.first { $0.value == self }?.key)
    }
  }
}

extension WhatsNewTheme.ItemsLook.ImageSize: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let height = try? container.decode(Double.self) {
      guard (0...10_000).contains(height) else {
        throw container.error("the height must be between 0 and 10000")
      }
      self = .fixed(height: height)
      return
    }
    switch try container.decode(String.self) {
    case "original": self = .original
    case "preferred": self = .preferred
    default: throw container.error("this is no size: original, preferred or a height in points")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .original: try container.encode("original")
    case .preferred: try container.encode("preferred")
    case .fixed(let height): try container.encode(height)
    }
  }
}

extension HapticFeedback: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case impact, intensity, notification
  }

  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let word = try? container.decode(String.self)
    {
      guard word == "selection" else {
        throw container.error(
          "this is no feedback: selection, or an object with impact or notification"
        )
      }
      self = .selection
      return
    }
    let fields = try ContentFields(decoder, CodingKeys.self)
    if fields.container.contains(.notification) {
      for key in [CodingKeys.impact, .intensity] {
        try fields.check(!fields.container.contains(key), key) {
          "a notification has no \(key.rawValue)"
        }
      }
      self = .notification(try fields.value(.notification))
      return
    }
    var intensity: Double?
    if fields.container.contains(.intensity) {
      var value = 0.0
      try fields.read(.intensity, into: &value, in: 0...1)
      intensity = value
    }
    self = .impact(try fields.value(.impact), intensity: intensity)
  }

  public func encode(to encoder: any Encoder) throws {
    if case .selection = self {
      var container = encoder.singleValueContainer()
      try container.encode("selection")
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .impact(let impact, let intensity):
      try container.encode(impact, forKey: .impact)
      try container.encodeIfPresent(intensity, forKey: .intensity)
    case .notification(let notification):
      try container.encode(notification, forKey: .notification)
    case .selection: break
    }
  }
}
