/// Holds in launches of other kinds.
public struct LaunchKinds: LaunchCondition, DocumentedPolicy {
  /// The kinds in which items show.
  public var kinds: [LaunchKind.Name]

  /// Creates a rule.
  public init(only kinds: LaunchKind.Name...) {
    self.kinds = kinds
  }

  /// Creates a rule from a list.
  public init(only kinds: [LaunchKind.Name]) {
    self.kinds = kinds
  }

  public var name: String { "kinds" }

  public func verdict(in state: LaunchState) -> Verdict {
    guard !kinds.contains(state.launch.kind.name) else { return .allow }
    return .hold(
      Reason(
        code: "kinds",
        measured: .text(state.launch.kind.name.rawValue),
        bound: .list(kinds.map(\.rawValue))
      )
    )
  }
}

extension LaunchKinds {
  public static let documentType = "kinds"
  public static let documentKeys = ["only"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(only: try fields.choices("only"))
  }

  public func write(to fields: inout PolicyWriter) { fields.write("only", kinds) }
}
