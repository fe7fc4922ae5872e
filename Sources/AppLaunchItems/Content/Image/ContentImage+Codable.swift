#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ContentImage: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case symbol, symbolRendering, asset, data, rendering, color, label
  }

  /// Reads an object with one of `symbol`, `asset`, and `data` in base64.
  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(decoder, CodingKeys.self)
    let sources = [CodingKeys.symbol, .asset, .data].filter { fields.container.contains($0) }
    guard let key = sources.first, sources.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "an image has one of symbol, asset and data"
        )
      )
    }
    try fields.check(
      key == .symbol || !fields.container.contains(.symbolRendering),
      .symbolRendering
    ) {
      "only a symbol has it"
    }
    switch key {
    case .symbol:
      var rendering = SymbolRenderingMode.monochrome
      try fields.read(.symbolRendering, into: &rendering)
      self.init(.symbol(try fields.name(.symbol), rendering))
    case .asset: self.init(.asset(try fields.name(.asset)))
    default: self.init(.data(try Self.bytes(in: fields)))
    }
    try fields.read(.rendering, into: &renderingMode)
    try fields.read(.color, into: &foregroundColor)
    label = try fields.optionalText(.label, atMost: ContentLimits.text)
  }

  private static func bytes(in fields: ContentFields<CodingKeys>) throws -> Data {
    let text = try fields.text(.data, atMost: mostBytes / 3 * 4 + 4)
    let bytes = Data(base64Encoded: text)
    try fields.check(bytes?.isEmpty == false, .data) { "this is no base64" }
    try fields.check((bytes?.count ?? 0) <= mostBytes, .data) {
      "the image has more than \(mostBytes) bytes"
    }
    return bytes ?? Data()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch source {
    case .symbol(let name, let rendering):
      try container.encode(name, forKey: .symbol)
      if rendering != .monochrome { try container.encode(rendering, forKey: .symbolRendering) }
    case .asset(let name): try container.encode(name, forKey: .asset)
    case .data(let bytes): try container.encode(bytes.base64EncodedString(), forKey: .data)
    }
    if renderingMode != .template { try container.encode(renderingMode, forKey: .rendering) }
    if foregroundColor != .accentColor {
      try container.encode(foregroundColor, forKey: .color)
    }
    try container.encodeIfPresent(label, forKey: .label)
  }
}
