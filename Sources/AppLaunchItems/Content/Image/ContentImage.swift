#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An image as data: what it is, and how it is drawn.
///
/// ```swift
/// ContentImage(symbol: "star.fill")
/// ContentImage(asset: "year-cards", rendering: .original, label: "A stack of cards")
/// ```
public struct ContentImage: Hashable, Sendable {
  /// Where the image comes from.
  public var source: Source

  /// How its own colours are treated.
  public var rendering: Rendering

  /// The colour of a template.
  public var color: ContentColor

  /// What it shows, for those who do not see it; nil for an ornament.
  public var label: String?

  /// Where an image comes from.
  public enum Source: Hashable, Sendable {
    /// A symbol of the system, with how its layers are coloured.
    case symbol(String, Symbol = .monochrome)

    /// An image of the app's own, by name.
    case asset(String)

    /// The bytes of an image file.
    case data(Data)
  }

  /// How the layers of a symbol are coloured.
  public enum Symbol: String, Hashable, Sendable, Codable, CaseIterable {
    case monochrome, hierarchical, palette, multicolor
  }

  /// How an image's own colours are treated.
  public enum Rendering: String, Hashable, Sendable, Codable, CaseIterable {
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
    rendering: Rendering = .template,
    color: ContentColor = .accent,
    label: String? = nil
  ) {
    self.source = source
    self.rendering = rendering
    self.color = color
    self.label = label
  }

  /// Creates a symbol of the system.
  public init(
    symbol name: String,
    _ symbol: Symbol = .monochrome,
    color: ContentColor = .accent,
    label: String? = nil
  ) {
    self.init(.symbol(name, symbol), color: color, label: label)
  }

  /// Creates an image of the app's own.
  public init(
    asset name: String,
    rendering: Rendering = .template,
    color: ContentColor = .accent,
    label: String? = nil
  ) {
    self.init(.asset(name), rendering: rendering, color: color, label: label)
  }
}
