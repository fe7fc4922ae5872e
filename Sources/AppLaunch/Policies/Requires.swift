/// Makes items wait until another one had an outcome, in any launch (N35).
public struct Requires: LaunchCondition, DocumentedPolicy {
  /// The other item.
  public var item: LaunchItemID

  /// The outcome that it must have had.
  public var outcome: LaunchOutcome

  /// Creates a rule.
  public init(_ item: LaunchItemID, outcome: LaunchOutcome = .dismissed(.finished)) {
    self.item = item
    self.outcome = outcome
  }

  public var name: String { "requires" }

  public func verdict(in state: LaunchState) -> Verdict {
    let outcomes =
      (state.record.item(item)?.outcomes ?? [])
      + (state.record.item(item, owner: .subject)?.outcomes ?? [])
    guard !outcomes.contains(outcome.bounded.description) else { return .allow }
    return .wait(
      Reason(
        code: "requires",
        about: item.rawValue,
        measured: .list(outcomes),
        bound: .text(outcome.description)
      )
    )
  }
}

extension Requires {
  public static let documentType = "requires"
  public static let documentKeys = ["item", "outcome"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      try fields.item("item"),
      outcome: try fields.outcome("outcome", default: .dismissed(.finished))
    )
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    guard outcome != .dismissed(.action("")) else {
      throw PolicyWriter.unwritable("its \"outcome\" is an action without a name")
    }
    fields.write("item", item)
    fields.write("outcome", outcome)
  }
}
