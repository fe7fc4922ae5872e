/// The form is that of the stores; these read and write it several times as fast.
extension LaunchRecord: Codable {
  public init(from decoder: any Decoder) throws {
    let bytes = try JSONValue(from: decoder).bytes()
    do {
      try self.init(json: bytes)
    } catch {
      let message =
        switch error {
        case .malformed(let error): "\(error.path): \(error.message)"
        case .newerSchema: error.description
        }
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: message, underlyingError: error)
      )
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let limits = JSONLimits(bytes: .max, depth: JSONLimits.deepest)
    try JSONValue(JSONDocument.parse(json(), limits: limits).root).encode(to: encoder)
  }
}
