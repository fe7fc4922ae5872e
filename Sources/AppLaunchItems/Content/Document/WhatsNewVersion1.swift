import AppLaunch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The JSON of WhatsNewKit 1: a version as an object of three numbers, a title, and items whose images
/// are in base64.
///
/// ```swift
/// let old = try WhatsNewVersion1(json: bytes)
/// show(old.content)
/// ```
///
/// `title` becomes the title, each of `items` a feature with `title`, `subtitle` and `image`. What that
/// package left out without a word is left out here too, and told: an image that is no base64, or too
/// large. Source: `WhatsNew.swift` and `WhatsNew+Item.swift` of
/// [version 1.3.7](https://github.com/SvenTiigi/WhatsNewKit/tree/1.3.7/Sources/Models).
public struct WhatsNewVersion1: Hashable, Sendable {
  /// The content.
  public let content: WhatsNewContent

  /// What was left out, and why.
  public let skipped: [WhatsNewDocumentError]

  /// Reads one version's content.
  public init(json: Data) throws(WhatsNewDocumentError) {
    self.init(try json.content(Body.self, allowing: ContentLink.usualSchemes))
  }

  /// Reads a list of contents.
  public static func list(json: Data) throws(WhatsNewDocumentError) -> [WhatsNewVersion1] {
    let bodies = try json.content([Body].self, allowing: ContentLink.usualSchemes)
    return bodies.prefix(ContentLimits.contents).map(Self.init)
  }

  private init(_ body: Body) {
    var skipped: [WhatsNewDocumentError] = []
    let features = body.items.enumerated().map { index, item in
      let image = item.image.flatMap { text -> ContentImage? in
        let path = "$.items[\(index)].image"
        guard let bytes = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
          skipped.append(WhatsNewDocumentError(.invalid, at: path, reason: "this is no base64"))
          return nil
        }
        guard bytes.count <= ContentImage.mostBytes else {
          let reason = "the image has more than \(ContentImage.mostBytes) bytes"
          skipped.append(WhatsNewDocumentError(.tooLarge, at: path, reason: reason))
          return nil
        }
        return ContentImage(.data(bytes))
      }
      return WhatsNewContent.Feature(
        image: image,
        title: ContentText(item.title),
        subtitle: ContentText(item.subtitle)
      )
    }
    content = WhatsNewContent(
      version: body.version,
      title: WhatsNewContent.Title(text: ContentText(body.title)),
      features: features
    )
    self.skipped = skipped
  }

  private struct Body: Decodable {
    var version: AppVersion
    var title: String
    var items: [Item]

    struct Item: Decodable {
      var title: String
      var subtitle: String
      var image: String?
    }

    private struct Version: Decodable {
      var major: Int
      var minor: Int
      var patch: Int
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case version, title, items
    }

    init(from decoder: any Decoder) throws {
      let fields = try ContentFields(decoder, CodingKeys.self)
      let parts: Version = try fields.value(.version)
      let numbers = [parts.major, parts.minor, parts.patch]
      try fields.check(numbers.allSatisfy { $0 >= 0 }, .version) { "a number is negative" }
      version = AppVersion(parts.major, parts.minor, parts.patch)
      title = try fields.text(.title, atMost: ContentLimits.text)
      items = try fields.list(.items, atMost: ContentLimits.features)
    }
  }
}
