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
/// It is read strictly: a key that is not known, a value of another type, an address whose scheme is not
/// allowed, and more than the limits are errors that name their place. The limits are 16 MB, 32 levels,
/// 1,000 versions, 100 features each, 10,000 bytes for a text and 1 MB for an image. A JSON Schema is in
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
  public var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
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
    let schema: Int = try fields.value(.schema)
    try fields.check(schema >= 1, .schema) { "the schema is less than 1" }
    self.init(
      WhatsNewCollection(try fields.list(.contents, atMost: ContentLimits.contents))
    )
  }

  /// Throws where a later version wrote the document, whatever else is in it.
  private static func check(_ decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let found = try? container.decode(Int.self, forKey: .schema), found > schema else {
      return
    }
    throw WhatsNewDocumentError(
      .newerSchema,
      at: "$.schema",
      reason: "the schema is \(found), and \(schema) is the highest that is known"
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(contents.contents, forKey: .contents)
  }
}

extension Data {
  /// Reads a value within the limits of content.
  func content<T: Decodable>(
    _ type: T.Type = T.self,
    allowing schemes: Set<String>
  ) throws(WhatsNewDocumentError) -> T {
    guard count <= ContentLimits.bytes else {
      throw WhatsNewDocumentError(
        .tooLarge,
        reason: "it has \(count) bytes, and \(ContentLimits.bytes) are the most"
      )
    }
    guard depth <= ContentLimits.depth else {
      throw WhatsNewDocumentError(
        .tooLarge,
        reason: "it is nested deeper than \(ContentLimits.depth) levels"
      )
    }
    let decoder = JSONDecoder()
    if let key = ContentLink.schemesKey { decoder.userInfo[key] = schemes }
    do {
      return try decoder.decode(T.self, from: self)
    } catch let error as WhatsNewDocumentError {
      throw error
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      // Nothing of ours is wrong without a place.
      throw WhatsNewDocumentError(.unreadable, reason: "it is no JSON")
    } catch let error as DecodingError {
      throw WhatsNewDocumentError(error)
    } catch {
      throw WhatsNewDocumentError(.unreadable, reason: "it is no JSON")
    }
  }

  /// How deep lists and objects are nested, counted outside of strings.
  private var depth: Int {
    var (depth, deepest, isString, isEscaped) = (0, 0, false, false)
    for byte in self {
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == 0x22 {
          isString = false
        }
        continue
      }
      switch byte {
      case 0x22: isString = true
      case 0x5B, 0x7B:
        depth += 1
        deepest = Swift.max(deepest, depth)
      case 0x5D, 0x7D: depth -= 1
      default: break
      }
    }
    return deepest
  }
}
