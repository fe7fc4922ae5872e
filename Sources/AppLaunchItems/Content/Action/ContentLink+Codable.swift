extension ContentLink: Codable {
  /// The schemes that links may have when a decoder reads them, as a set of strings in its `userInfo`;
  /// the usual ones unless they are said.
  static let schemesKey = CodingUserInfoKey(rawValue: "AppLaunch.allowedSchemes")

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let link = Self(try container.decode(String.self), allowing: decoder.allowedSchemes)
    else {
      let schemes = decoder.allowedSchemes.sorted().joined(separator: ", ")
      throw container.error("this is no address of a scheme that is allowed: \(schemes)")
    }
    self = link
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Decoder {
  /// The schemes that links may have.
  var allowedSchemes: Set<String> {
    let said = ContentLink.schemesKey.flatMap { userInfo[$0] as? Set<String> }
    return said ?? ContentLink.usualSchemes
  }
}
