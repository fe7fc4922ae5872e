public import AppLaunch

/// Imports the version that an app wrote down as launched last, under any key.
///
/// ```swift
/// LastVersionImporter(key: "lastSeenVersion")
/// LastVersionImporter(key: "lastBuild", holding: .build)
/// LastVersionImporter(key: "lastBuild", holding: .build { build in versions[build] })
/// ```
public struct LastVersionImporter: EarlierUseImporter {
  /// The key.
  public var key: String

  /// What is under it.
  public var content: Content

  /// What an app wrote down.
  public struct Content: Sendable {
    fileprivate let isBuild: Bool
    fileprivate let version: @Sendable (String) -> AppVersion?

    /// A version, such as 1.6.1.
    public static let version = Content(isBuild: false) { AppVersion($0) }

    /// The number of a build, which says that there was earlier use, but not of which version: what is
    /// new up to the running one does not show.
    public static let build = Content(isBuild: true) { _ in nil }

    /// The number of a build, whose version the app knows.
    public static func build(
      _ version: @escaping @Sendable (_ build: String) -> AppVersion?
    ) -> Content {
      Content(isBuild: true, version: version)
    }
  }

  /// Creates an importer.
  public init(key: String, holding content: Content = .version) {
    (self.key, self.content) = (key, content)
  }

  public func read(_ values: ImportedValues, into use: inout ImportedUse) {
    guard let text = values.text(key) ?? values.count(key).map({ "\($0)" }) else {
      if values[key] != nil { use.skip(key, "this is neither a text nor a number") }
      return
    }
    // Some app of this user wrote it, whatever it says.
    use.isOfUnknownVersion = true
    use.use.version = content.version(text)
    if use.use.version == nil, !content.isBuild { use.skip(key, "this is no version") }
  }
}
