/// Holds in the launch after a death in the foreground without a clean end.
public struct CleanExit: LaunchCondition, DocumentedPolicy {
  /// Creates the rule.
  public init() {}

  public var name: String { "cleanExit" }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    state.launch.followsCrash ? .hold(Reason(code: "cleanExit")) : .allow
  }
}

extension CleanExit {
  public static let documentType = "cleanExit"

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init()
  }

  public func write(to fields: inout PolicyWriter) {}
}
