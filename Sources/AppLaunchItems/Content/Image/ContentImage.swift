#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An image as data: what it is, and how it is drawn.
///
/// ```swift
/// ContentImage(systemName: "star.fill", foregroundColor: .orange)
/// ContentImage(name: "year-cards", renderingMode: .original, label: "A stack of cards")
/// ```
public struct ContentImage: Hashable, Sendable {
  /// Where the image comes from.
  public var source: Source

  /// How its own colours are treated.
  public var renderingMode: RenderingMode

  /// The colour of a template.
  public var foregroundColor: ContentColor

  /// What it shows, for those who do not see it; nil for an ornament.
  public var label: String?

  /// Where an image comes from.
  public enum Source: Hashable, Sendable {
    /// A symbol of the system, with how its layers are coloured.
    case symbol(String, SymbolRenderingMode = .monochrome)

    /// An image of the app's own, by name.
    case asset(String)

    /// The bytes of an image file.
    case data(Data)
  }

  /// How the layers of a symbol are coloured.
  public enum SymbolRenderingMode: String, Hashable, Sendable, Codable, CaseIterable {
    case monochrome, hierarchical, palette, multicolor
  }

  /// How an image's own colours are treated.
  public enum RenderingMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// All of it takes one colour.
    case template

    /// It keeps its colours.
    case original
  }

  /// The most bytes that an image may have in a document.
  public static let mostBytes = 1_000_000

  /// Creates an image.
  public init(
    _ source: Source,
    renderingMode: RenderingMode = .template,
    foregroundColor: ContentColor = .accentColor,
    label: String? = nil
  ) {
    self.source = source
    self.renderingMode = renderingMode
    self.foregroundColor = foregroundColor
    self.label = label
  }

  /// Creates a symbol of the system.
  public init(
    systemName: String,
    renderingMode: RenderingMode = .template,
    symbolRenderingMode: SymbolRenderingMode = .monochrome,
    foregroundColor: ContentColor = .accentColor,
    label: String? = nil
  ) {
    self.init(
      .symbol(systemName, symbolRenderingMode),
      renderingMode: renderingMode,
      foregroundColor: foregroundColor,
      label: label
    )
  }

  /// Creates an image of the app's own.
  public init(
    name: String,
    renderingMode: RenderingMode = .template,
    foregroundColor: ContentColor = .accentColor,
    label: String? = nil
  ) {
    self.init(
      .asset(name),
      renderingMode: renderingMode,
      foregroundColor: foregroundColor,
      label: label
    )
  }
}
