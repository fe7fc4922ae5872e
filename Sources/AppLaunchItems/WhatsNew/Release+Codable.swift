import AppLaunch

private enum ReleaseKey: String, CodingKey {
  case version, pages
  case isSilent = "silent"
}

extension Release: Decodable where Page: Decodable {
  /// Reads a release; `silent` may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ReleaseKey.self)
    self.init(
      version: try container.decode(AppVersion.self, forKey: .version),
      pages: try container.decode([Page].self, forKey: .pages),
      isSilent: try container.decodeIfPresent(Bool.self, forKey: .isSilent) ?? false
    )
  }
}

extension Release: Encodable where Page: Encodable {
  /// Writes a release; `silent` only where it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ReleaseKey.self)
    try container.encode(version, forKey: .version)
    try container.encode(pages, forKey: .pages)
    if isSilent { try container.encode(isSilent, forKey: .isSilent) }
  }
}

extension ReleaseCatalog: Decodable where Page: Decodable {
  /// Reads a list of releases.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(try container.decode([Release<Page>].self))
  }
}

extension ReleaseCatalog: Encodable where Page: Encodable {
  /// Writes the releases, newest first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(releases)
  }
}
