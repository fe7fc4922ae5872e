/// Builds a pipeline from policies, orderings and other pipelines, with `if`, `switch` and `for`.
@resultBuilder
public enum LaunchPipelineBuilder {
  public static func buildExpression(_ policy: some LaunchPolicy) -> LaunchPipeline {
    LaunchPipeline(policy)
  }

  public static func buildExpression(_ policy: any LaunchPolicy) -> LaunchPipeline {
    LaunchPipeline(policy)
  }

  public static func buildExpression(_ policy: (any LaunchPolicy)?) -> LaunchPipeline {
    policy.map { LaunchPipeline($0) } ?? .empty
  }

  public static func buildExpression(_ policies: [any LaunchPolicy]) -> LaunchPipeline {
    buildArray(policies.map { LaunchPipeline($0) })
  }

  public static func buildExpression(_ ordering: LaunchOrdering) -> LaunchPipeline {
    LaunchPipeline(entries: [], orderings: [ordering])
  }

  public static func buildBlock(_ parts: LaunchPipeline...) -> LaunchPipeline { buildArray(parts) }

  public static func buildOptional(_ part: LaunchPipeline?) -> LaunchPipeline { part ?? .empty }

  public static func buildEither(first part: LaunchPipeline) -> LaunchPipeline { part }

  public static func buildEither(second part: LaunchPipeline) -> LaunchPipeline { part }

  public static func buildArray(_ parts: [LaunchPipeline]) -> LaunchPipeline {
    parts.reduce(.empty) { $0.merged(with: $1) }
  }

  public static func buildLimitedAvailability(_ part: LaunchPipeline) -> LaunchPipeline { part }
}
