/// Holds in launches that something else brought about.
public struct Triggers: LaunchCondition, DocumentedPolicy {
  /// The triggers under which items show.
  public var triggers: [LaunchTrigger]

  /// Creates a rule.
  public init(only triggers: LaunchTrigger...) {
    self.triggers = triggers
  }

  /// Creates a rule from a list.
  public init(only triggers: [LaunchTrigger]) {
    self.triggers = triggers
  }

  public var name: String { "triggers" }

  public func verdict(in state: LaunchState) -> Verdict {
    guard !triggers.contains(state.launch.trigger) else { return .allow }
    return .hold(
      Reason(
        code: "triggers",
        measured: .text(state.launch.trigger.rawValue),
        bound: .list(triggers.map(\.rawValue))
      )
    )
  }
}

extension Triggers {
  public static let documentType = "triggers"
  public static let documentKeys = ["only"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(only: try fields.choices("only"))
  }

  public func write(to fields: inout PolicyWriter) { fields.write("only", triggers) }
}
