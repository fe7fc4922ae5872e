#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ContentText {
  /// Creates text from Foundation's: its styles under ``ContentStyleAttribute``, and, where Foundation has
  /// these, emphasis, strong, code and links, as it reads them from Markdown. A link of a scheme that is
  /// not allowed leaves its text; so does all else that content cannot say.
  public init(
    _ attributed: AttributedString,
    allowing schemes: Set<String> = ContentLink.usualSchemes
  ) {
    self.init(
      runs: attributed.runs.map { run in
        var style = run.attributes[ContentStyleAttribute.self] ?? Style(foundation: run.attributes)
        style.link = style.link.flatMap { ContentLink($0.text, allowing: schemes) }
        // Not by characters: a run may begin in the middle of one, with an accent say.
        let scalars = attributed[run.range].unicodeScalars
        return Run(String(String.UnicodeScalarView(scalars)), style)
      }
    )
  }

  /// The text as Foundation's, with its styles under ``ContentStyleAttribute`` and as Foundation has them;
  /// the same text can be made of it again.
  public var attributed: AttributedString {
    runs.reduce(into: AttributedString()) { attributed, run in
      var attributes = run.style.foundation
      attributes[ContentStyleAttribute.self] = run.style
      attributed += AttributedString(run.text, attributes: attributes)
    }
  }
}

/// The style that a part of an attributed string has in content, with its colour, for whoever draws it.
public enum ContentStyleAttribute: AttributedStringKey {
  public typealias Value = ContentText.Style
  public static let name = "AppLaunch.style"
}
