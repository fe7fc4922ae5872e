#if canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// Creates the text as an attributed string, with its emphasis, strong, code and links.
    ///
    /// Colours are for whoever draws: Foundation has no attribute for them.
    public init(_ text: ContentText) {
      self.init()
      for run in text.runs {
        var part = AttributedString(run.text)
        var intent: InlinePresentationIntent = []
        if run.style.isEmphasised { intent.insert(.emphasized) }
        if run.style.isStrong { intent.insert(.stronglyEmphasized) }
        if run.style.isCode { intent.insert(.code) }
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
        part.link = run.style.link?.url
        append(part)
      }
    }
  }

  extension ContentText {
    /// Creates text from an attributed string: its emphasis, strong, code, and links whose scheme is
    /// allowed; other attributes are left out.
    public init(
      _ string: AttributedString,
      allowing schemes: Set<String> = ContentLink.usualSchemes
    ) {
      self.init(
        runs: string.runs.map { run in
          let intent = run.inlinePresentationIntent ?? []
          var style = Style()
          style.isEmphasised = intent.contains(.emphasized)
          style.isStrong = intent.contains(.stronglyEmphasized)
          style.isCode = intent.contains(.code)
          style.link = run.link.flatMap { ContentLink($0.absoluteString, allowing: schemes) }
          return Run(String(string[run.range].characters), style)
        }
      )
    }
  }
#endif
