/// Builds a ``WhatsNewCollection``.
@resultBuilder
public enum WhatsNewCollectionBuilder {
  public static func buildExpression(_ content: WhatsNewContent) -> WhatsNewCollection { [content] }

  public static func buildExpression(_ content: WhatsNewContent?) -> WhatsNewCollection {
    WhatsNewCollection(content.map { [$0] } ?? [])
  }

  public static func buildExpression(_ collection: WhatsNewCollection) -> WhatsNewCollection {
    collection
  }

  public static func buildBlock(_ parts: WhatsNewCollection...) -> WhatsNewCollection {
    buildArray(parts)
  }

  public static func buildOptional(_ part: WhatsNewCollection?) -> WhatsNewCollection { part ?? [] }

  public static func buildEither(first part: WhatsNewCollection) -> WhatsNewCollection { part }

  public static func buildEither(second part: WhatsNewCollection) -> WhatsNewCollection { part }

  public static func buildArray(_ parts: [WhatsNewCollection]) -> WhatsNewCollection {
    WhatsNewCollection(parts.flatMap(\.contents))
  }

  public static func buildLimitedAvailability(_ part: WhatsNewCollection) -> WhatsNewCollection {
    part
  }
}
