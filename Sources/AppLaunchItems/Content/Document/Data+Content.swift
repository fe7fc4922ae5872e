#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Data {
  /// Reads a value within the limits of content.
  func content<T: Decodable>(
    _ type: T.Type = T.self,
    allowing schemes: Set<String>
  ) throws(WhatsNewDocumentError) -> T {
    try content(type) { decoder in
      if let key = ContentLink.schemesKey { decoder.userInfo[key] = schemes }
    }
  }

  /// Writes a value of which all can be read again, wherever its links lead.
  init<T: Codable>(content value: T) throws(WhatsNewDocumentError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      self = try encoder.encode(value)
      _ = try content(T.self) { decoder in
        if let key = ContentLink.trustKey { decoder.userInfo[key] = true }
      }
    } catch EncodingError.invalidValue(_, let context) {
      throw WhatsNewDocumentError(
        .unwritable,
        at: ContentPath(context.codingPath).description,
        reason: "the number is none that JSON can say"
      )
    } catch {
      var error = WhatsNewDocumentError(error)
      (error.code, error.line) = (.unwritable, nil)
      throw error
    }
  }

  private func content<T: Decodable>(
    _ type: T.Type,
    _ prepare: (JSONDecoder) -> Void
  ) throws(WhatsNewDocumentError) -> T {
    guard count <= ContentLimits.bytes else {
      throw WhatsNewDocumentError(
        .tooLarge,
        reason: "it has \(count) bytes, and \(ContentLimits.bytes) are the most"
      )
    }
    let text = Array(self)
    try ContentScan.check(text)
    let decoder = JSONDecoder()
    prepare(decoder)
    do {
      return try decoder.decode(T.self, from: self)
    } catch {
      throw WhatsNewDocumentError(error, in: text)
    }
  }
}
