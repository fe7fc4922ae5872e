public import AppLaunch

/// What is new in some versions, each with its content.
///
/// ```swift
/// let collection = WhatsNewCollection {
///   WhatsNewContent(version: "1.1", title: "What's New", features: features)
///   if isBeta { betaContent }
/// }
/// collection.content(matching: "1.1.3")   // That of 1.1, since 1.1.3 has none of its own.
/// ```
public struct WhatsNewCollection: Hashable, Sendable {
  /// The content, in the order of its declaration.
  public var contents: [WhatsNewContent]

  /// Creates a collection.
  public init(_ contents: [WhatsNewContent] = []) {
    self.contents = contents
  }

  /// Creates a collection from a list with conditions and loops.
  public init(@WhatsNewCollectionBuilder _ contents: () -> WhatsNewCollection) {
    self = contents()
  }
}

extension WhatsNewCollection {
  /// Returns the content of exactly a version, or nil where there is none.
  public func content(of version: AppVersion) -> WhatsNewContent? {
    contents.first { $0.version == version }
  }

  /// Returns the content of a version, else that of its major and minor alone, whose patch it is; of a
  /// beta and its release each has the other's (R31, as ``ReleaseSelection/matchingVersion`` has it).
  public func content(matching version: AppVersion) -> WhatsNewContent? {
    let release = version.withoutPreRelease
    return content(of: version) ?? contents.first { $0.version.withoutPreRelease == release }
      ?? contents.first {
        let own = $0.version.withoutPreRelease
        return own.agrees(with: release, to: .minor) && own == own.minorAlone
      }
  }

  /// The same as releases with one page each, for ``WhatsNewNotes`` and ``WhatsNewTracker``; content
  /// without features has no page, and is never due (R32).
  public var catalog: ReleaseCatalog<WhatsNewContent> {
    ReleaseCatalog(
      contents.map { Release(version: $0.version, pages: $0.features.isEmpty ? [] : [$0]) }
    )
  }
}

extension AppVersion {
  /// The version of major and minor alone.
  fileprivate var minorAlone: AppVersion { AppVersion("\(major).\(minor)" as String) ?? self }
}

extension WhatsNewCollection: RandomAccessCollection, ExpressibleByArrayLiteral {
  public var startIndex: Int { contents.startIndex }
  public var endIndex: Int { contents.endIndex }

  public subscript(position: Int) -> WhatsNewContent { contents[position] }

  public init(arrayLiteral elements: WhatsNewContent...) {
    self.init(elements)
  }
}

/// Whoever has a collection, such as the app itself.
@MainActor
public protocol WhatsNewCollectionProvider {
  /// What is new, by version.
  @WhatsNewCollectionBuilder
  var whatsNewCollection: WhatsNewCollection { get }
}
