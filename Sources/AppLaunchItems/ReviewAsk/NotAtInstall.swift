public import AppLaunch

/// Holds in an install launch, whatever the days say (R33, N29).
public struct NotAtInstall: LaunchCondition {
  /// Creates the rule.
  public init() {}

  public var name: String { "installLaunch" }

  public func verdict(in state: LaunchState) -> Verdict {
    state.launch.kind.name == .install ? .hold(Reason(code: "installLaunch")) : .allow
  }
}

extension NotAtInstall: DocumentedPolicy {
  public static let documentType = "installLaunch"

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init()
  }

  public func write(to fields: inout PolicyWriter) {}
}
