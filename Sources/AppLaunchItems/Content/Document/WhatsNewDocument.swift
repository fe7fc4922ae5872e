#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What is new in some versions, as JSON: content that an app ships beside its code, or loads from its
/// server.
///
/// ```swift
/// let document = try WhatsNewDocument(json: bytes)
/// let notes = WhatsNewNotes(catalog: document.contents.catalog)
/// ```
///
/// It is read strictly: a key that is not known or stands twice, a value of another type, an address whose scheme is not
/// allowed, and more than the limits are errors that name their place. The limits are 16 MB, 32 levels,
/// 1,000 versions, 100 features each, 10,000 characters for a text and 1 MB for an image. A JSON Schema is in
/// the package, as `Examples/Content/whats-new.schema.json`.
public struct WhatsNewDocument: Hashable, Sendable {
  /// The content, in the order of the document.
  public var contents: WhatsNewCollection

  /// The schema that this version of the package writes, and the highest that it reads.
  public static let schema = 1

  /// Creates a document.
  public init(_ contents: WhatsNewCollection) {
    self.contents = contents
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - json: The bytes.
  ///   - schemes: The schemes that links may have.
  public init(
    json: Data,
    allowing schemes: Set<String> = ContentLink.usualSchemes
  ) throws(WhatsNewDocumentError) {
    self = try json.content(allowing: schemes)
  }

  /// The document as JSON, the same bytes each time.
  ///
  /// - Throws: `unwritable` for what could not be read again.
  public var json: Data {
    get throws(WhatsNewDocumentError) { try Data(content: self) }
  }
}

extension WhatsNewDocument: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case schema, contents
  }

  /// Reads a document inside a larger one, within all limits but that of its bytes and levels.
  public init(from decoder: any Decoder) throws {
    try Self.check(decoder)
    let fields = try ContentFields(decoder, CodingKeys.self)
    let schema: Double = try fields.value(.schema)
    try fields.check(schema == Double(Self.schema), .schema) { "the schema is not \(Self.schema)" }
    self.init(
      WhatsNewCollection(try fields.list(.contents, atMost: ContentLimits.contents))
    )
  }

  /// Throws where a later version wrote the document, whatever else is in it.
  private static func check(_ decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let number = try? container.decode(Double.self, forKey: .schema),
      let found = Int(exactly: number), found > schema
    else { return }
    throw WhatsNewDocumentError(
      .newerSchema,
      at: ContentPath(decoder.codingPath + [CodingKeys.schema]).description,
      reason: "the schema is \(found), and \(schema) is the highest that is known"
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(contents.contents, forKey: .contents)
  }
}
