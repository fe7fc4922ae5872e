extension ContentLink: Codable {
  /// The schemes that links may have when a decoder reads them, as a set of strings in its `userInfo`;
  /// the usual ones unless they are said.
  static let schemesKey = CodingUserInfoKey(rawValue: "AppLaunch.allowedSchemes")

  /// Set to true where links are read of which the app has made each.
  static let trustKey = CodingUserInfoKey(rawValue: "AppLaunch.trustsLinks")

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let isTrusted = Self.trustKey.flatMap { decoder.userInfo[$0] as? Bool } ?? false
    let schemes = isTrusted ? [Self.scheme(of: text) ?? ""] : decoder.allowedSchemes
    guard let link = Self(text, allowing: schemes) else {
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
