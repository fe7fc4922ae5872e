#if canImport(Darwin)
  import Foundation

  extension ContentText.Style {
    /// What Foundation's attributes say about how text looks, wherever its link leads.
    init(foundation attributes: AttributeContainer) {
      let intent = attributes.inlinePresentationIntent ?? []
      isEmphasised = intent.contains(.emphasized)
      isStrong = intent.contains(.stronglyEmphasized)
      isCode = intent.contains(.code)
      link = attributes.link.flatMap { url in
        ContentLink(url.absoluteString, allowing: [url.scheme?.lowercased() ?? ""])
      }
    }

    /// The style as Foundation has it, without its colour.
    var foundation: AttributeContainer {
      var intent: InlinePresentationIntent = []
      if isEmphasised { intent.insert(.emphasized) }
      if isStrong { intent.insert(.stronglyEmphasized) }
      if isCode { intent.insert(.code) }
      var attributes = AttributeContainer()
      if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
      attributes.link = link?.url
      return attributes
    }
  }
#endif
