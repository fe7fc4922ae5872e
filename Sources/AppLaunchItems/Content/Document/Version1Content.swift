import AppLaunch

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One version's content as WhatsNewKit 1 wrote it, with what could not be taken over.
struct Version1Content: Decodable {
  let content: WhatsNewContent
  let skipped: [WhatsNewDocumentError]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version, title, items
  }

  init(from decoder: any Decoder) throws {
    var skipped: [WhatsNewDocumentError] = []
    let fields = try ContentFields(decoder, CodingKeys.self, skipping: &skipped)
    let version: Version = try fields.value(.version)
    let items: [Item] = try fields.list(.items, atMost: ContentLimits.features)
    content = WhatsNewContent(
      version: version.version,
      title: WhatsNewContent.Title(
        text: ContentText(try fields.text(.title, atMost: ContentLimits.text))
      ),
      features: items.map(\.feature)
    )
    self.skipped = skipped + version.skipped + items.flatMap(\.skipped)
  }

  private struct Version: Decodable {
    let version: AppVersion
    let skipped: [WhatsNewDocumentError]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case major, minor, patch
    }

    init(from decoder: any Decoder) throws {
      var skipped: [WhatsNewDocumentError] = []
      let fields = try ContentFields(decoder, CodingKeys.self, skipping: &skipped)
      let numbers = try CodingKeys.allCases.map { key in
        try fields.int(key, in: 0...1_000_000_000)
      }
      version = AppVersion(numbers[0], numbers[1], numbers[2])
      self.skipped = skipped
    }
  }

  private struct Item: Decodable {
    let feature: WhatsNewContent.Feature
    let skipped: [WhatsNewDocumentError]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case title, subtitle, image
    }

    init(from decoder: any Decoder) throws {
      var skipped: [WhatsNewDocumentError] = []
      let fields = try ContentFields(decoder, CodingKeys.self, skipping: &skipped)
      let path = ContentPath(decoder.codingPath + [CodingKeys.image]).description
      var image: ContentImage?
      if let text = try fields.container.decodeIfPresent(String.self, forKey: .image) {
        if let bytes = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
          !bytes.isEmpty
        {
          if bytes.count <= ContentImage.mostBytes {
            image = ContentImage(.data(bytes))
          } else {
            let reason = "the image has more than \(ContentImage.mostBytes) bytes"
            skipped.append(WhatsNewDocumentError(.tooLarge, at: path, reason: reason))
          }
        } else {
          skipped.append(WhatsNewDocumentError(.invalid, at: path, reason: "this is no base64"))
        }
      }
      feature = WhatsNewContent.Feature(
        image: image,
        title: ContentText(try fields.text(.title, atMost: ContentLimits.text)),
        subtitle: ContentText(try fields.text(.subtitle, atMost: ContentLimits.text))
      )
      self.skipped = skipped
    }
  }
}

/// A list of them.
struct Version1List: Decodable {
  let contents: [Version1Content]

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var contents: [Version1Content] = []
    while !list.isAtEnd {
      guard contents.count < ContentLimits.contents else {
        throw DecodingError.dataCorruptedError(
          in: list,
          debugDescription: "the list has more than \(ContentLimits.contents) elements"
        )
      }
      contents.append(try list.decode(Version1Content.self))
    }
    self.contents = contents
  }
}
