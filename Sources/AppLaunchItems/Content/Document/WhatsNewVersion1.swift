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
/// | there | here |
/// |---|---|
/// | `version` with `major`, `minor`, `patch` | the version |
/// | `title` | the title, in the usual colour |
/// | `items` with `title`, `subtitle`, `image` | features; an image is a template, as that package tinted it |
///
/// Its buttons and looks never were in its JSON: they are the usual ones. What that package left out
/// without a word is left out here, too, and told: an image that is no base64 or too large, and keys that
/// it did not know. Source: `WhatsNew.swift` and `WhatsNew+Item.swift` of
/// [version 1.3.7](https://github.com/SvenTiigi/WhatsNewKit/tree/1.3.7/Sources/Models).
public struct WhatsNewVersion1: Hashable, Sendable {
  /// The content.
  public let content: WhatsNewContent

  /// What was left out, and why.
  public let skipped: [WhatsNewDocumentError]

  /// Reads one version's content.
  public init(json: Data) throws(WhatsNewDocumentError) {
    self.init(try json.content(Version1Content.self, allowing: ContentLink.usualSchemes))
  }

  /// Reads a list of contents.
  public static func list(json: Data) throws(WhatsNewDocumentError) -> [WhatsNewVersion1] {
    let list = try json.content(Version1List.self, allowing: ContentLink.usualSchemes)
    return list.contents.map(Self.init)
  }

  private init(_ read: Version1Content) {
    (content, skipped) = (read.content, read.skipped)
  }
}
