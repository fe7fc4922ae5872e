/// A rule about what follows something that was shown in this launch: ``DropAfter`` and ``HoldAfter``.
///
/// A type of an app's own gives its properties, its type in documents and its level; the rest is here:
///
/// ```swift
/// struct WaitAfter: AfterShownPolicy {
///   static let documentType = "waitAfter"
///   static let level = VerdictLevel.wait
///   var trigger: LaunchScope
///   var scope: LaunchScope
///   var settledBefore: Bool?
///
///   init(after trigger: LaunchScope, scope: LaunchScope, settledBefore: Bool?) {
///     (self.trigger, self.scope, self.settledBefore) = (trigger, scope, settledBefore)
///   }
/// }
/// ```
public protocol AfterShownPolicy: LaunchCondition, DocumentedPolicy {
  /// What was shown.
  var trigger: LaunchScope { get }

  /// Whether an edition of that must have been settled before this launch, or must not; nil where it
  /// does not matter (S1).
  var settledBefore: Bool? { get }

  /// What the rule says of all that follows.
  static var level: VerdictLevel { get }

  /// Creates a rule from one scope to another.
  init(after trigger: LaunchScope, scope: LaunchScope, settledBefore: Bool?)
}

extension AfterShownPolicy {
  /// Creates a rule from what was shown to what follows it; everything where no slot is named.
  public init(_ shown: LaunchSlot, of slots: LaunchSlot..., settledBefore: Bool? = nil) {
    self.init(
      after: .only(slots: [shown]),
      scope: .of(slots),
      settledBefore: settledBefore
    )
  }

  public var name: String { Self.documentType }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    guard let shown = state.shown(trigger, settledBefore: settledBefore) else { return .allow }
    let title = Quantity.text(shown.title)
    return switch Self.level {
    case .allow: .allow
    case .wait: .wait(Reason(code: "wait", measured: title))
    case .hold: .hold(Reason(code: "hold", measured: title))
    case .drop: .drop(Reason(code: "drop", measured: title))
    }
  }
}

extension AfterShownPolicy {
  public static var documentKeys: [String] { ["after", "settledBefore"] }

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      after: try fields.mixedScope("after"),
      scope: .everything,
      settledBefore: fields.has("settledBefore") ? try fields.truth("settledBefore") : nil
    )
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    try fields.write(mixed: "after", trigger)
    if let settledBefore { fields.write("settledBefore", settledBefore) }
  }
}

extension LaunchState {
  /// Returns what of the trigger was shown in this launch, or nil where nothing was, or where it matters
  /// whether an edition of it had been settled before, and that is otherwise (S1).
  @inline(__always)
  func shown(_ trigger: LaunchScope, settledBefore: Bool?) -> Shown? {
    guard let found = shown.first(in: trigger) else { return nil }
    if let settledBefore, settledBefore != self.settledBefore(in: trigger) { return nil }
    return found
  }
}
