/// Drops items once something else was shown in this launch.
///
/// ```swift
/// DropAfter(.onboarding, of: .whatsNew)
/// ```
public struct DropAfter: LaunchCondition, DocumentedPolicy {
  /// What was shown.
  public var trigger: LaunchScope

  /// Whether an edition of that must have been settled before this launch, or must not; nil where it
  /// does not matter (S1).
  public var settledBefore: Bool?

  public var scope: LaunchScope

  /// Creates a rule from what was shown to what is dropped; everything without the latter.
  public init(_ shown: LaunchSlot, of slots: LaunchSlot..., settledBefore: Bool? = nil) {
    self.init(
      after: .only(slots: [shown]),
      scope: .of(slots),
      settledBefore: settledBefore
    )
  }

  /// Creates a rule from one scope to another.
  public init(
    after trigger: LaunchScope,
    scope: LaunchScope = .everything,
    settledBefore: Bool? = nil
  ) {
    self.trigger = trigger
    self.scope = scope
    self.settledBefore = settledBefore
  }

  public var name: String { "drop" }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    guard let shown = state.shown(trigger, settledBefore: settledBefore) else { return .allow }
    return .drop(Reason(code: "drop", measured: .text(shown.title)))
  }
}

extension DropAfter {
  public static let documentType = "drop"
  public static let documentKeys = PolicyReader.afterKeys

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    let (trigger, settledBefore) = try fields.after()
    self.init(after: trigger, settledBefore: settledBefore)
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    try fields.write(after: trigger, settledBefore: settledBefore)
  }
}
