#if !canImport(Darwin)
  import FoundationEssentials

  // Foundation has no emphasis and no links there.
  extension ContentText.Style {
    init(foundation attributes: AttributeContainer) { self.init() }

    var foundation: AttributeContainer { AttributeContainer() }
  }
#endif
