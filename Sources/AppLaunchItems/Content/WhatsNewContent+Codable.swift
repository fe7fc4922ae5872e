import AppLaunch

extension WhatsNewContent: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version, title, titleColor, features, primaryAction, secondaryAction, layout, theme
  }

  /// Reads one version's content; all but version, title and features may be missing.
  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(decoder, CodingKeys.self)
    let version = AppVersion(try fields.text(.version, atMost: AppVersion.maximumLength))
    try fields.check(version != nil, .version) { "this is no version such as 1.6.1" }
    self.init(
      version: version ?? AppVersion(0),
      title: Title(text: try fields.value(.title)),
      features: try fields.list(.features, atMost: ContentLimits.features)
    )
    try fields.read(.titleColor, into: &title.foregroundColor)
    try fields.read(.primaryAction, into: &primaryAction)
    try fields.read(.secondaryAction, into: &secondaryAction)
    try fields.read(.layout, into: &layout)
    try fields.read(.theme, into: &theme)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version.rawValue, forKey: .version)
    try container.encode(title.text, forKey: .title)
    if title.foregroundColor != .primary {
      try container.encode(title.foregroundColor, forKey: .titleColor)
    }
    try container.encode(features, forKey: .features)
    if primaryAction != PrimaryAction() {
      try container.encode(primaryAction, forKey: .primaryAction)
    }
    try container.encodeIfPresent(secondaryAction, forKey: .secondaryAction)
    try container.encodeIfPresent(layout, forKey: .layout)
    try container.encodeIfPresent(theme, forKey: .theme)
  }
}

extension WhatsNewContent.Feature {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case image, title, subtitle
  }

  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(decoder, CodingKeys.self)
    self.init(title: try fields.value(.title), subtitle: try fields.value(.subtitle))
    try fields.read(.image, into: &image)
  }
}
