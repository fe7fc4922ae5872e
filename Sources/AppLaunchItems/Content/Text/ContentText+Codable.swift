extension ContentText: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case markdown, runs
  }

  /// Reads a plain string, an object with `markdown`, or one with `runs`.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let text = try? container.decode(String.self)
    {
      try Self.check(text, in: container)
      self.init(text)
      return
    }
    let fields = try ContentFields(decoder, CodingKeys.self)
    if fields.container.contains(.markdown) {
      try fields.check(!fields.container.contains(.runs), .runs) {
        "a text with markdown has no runs"
      }
      let markdown = try fields.text(.markdown, atMost: ContentLimits.text)
      self.init(markdown: markdown, allowing: decoder.allowedSchemes)
    } else {
      let runs: [Run] = try fields.list(.runs, atMost: ContentLimits.runs)
      let length = runs.reduce(0) { $0 + $1.text.unicodeScalars.count }
      try fields.check(length <= ContentLimits.text, .runs) {
        "the text is longer than \(ContentLimits.text) characters"
      }
      self.init(runs: runs)
    }
  }

  private static func check(_ text: String, in container: any SingleValueDecodingContainer) throws {
    guard !text.isWithin(ContentLimits.text) else { return }
    throw container.error("the text is longer than \(ContentLimits.text) characters")
  }

  /// Writes a plain string where there is no style, else runs.
  public func encode(to encoder: any Encoder) throws {
    if runs.allSatisfy({ $0.style == Style() }) {
      var container = encoder.singleValueContainer()
      try container.encode(plain)
    } else {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(runs, forKey: .runs)
    }
  }
}

extension ContentText.Run: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case text, emphasis, strong, code, link, color
  }

  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(decoder, CodingKeys.self)
    self.init(try fields.text(.text, atMost: ContentLimits.text))
    try fields.read(.emphasis, into: &style.isEmphasised)
    try fields.read(.strong, into: &style.isStrong)
    try fields.read(.code, into: &style.isCode)
    try fields.read(.link, into: &style.link)
    try fields.read(.color, into: &style.color)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    if style.isEmphasised { try container.encode(true, forKey: .emphasis) }
    if style.isStrong { try container.encode(true, forKey: .strong) }
    if style.isCode { try container.encode(true, forKey: .code) }
    try container.encodeIfPresent(style.link, forKey: .link)
    try container.encodeIfPresent(style.color, forKey: .color)
  }
}
