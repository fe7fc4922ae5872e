/// Holds in launches that a link, a notification or the like brought about (S5).
///
/// With `atMost`, it keeps quiet in so many launches in a row, then speaks once (N31).
public struct Quiet: LaunchCondition, DocumentedPolicy {
  /// The triggers under which it keeps quiet.
  public var triggers: [LaunchTrigger]

  /// How many launches in a row, or nil for no bound.
  public var atMost: Int?

  public var scope: LaunchScope

  /// The name, under which the launches in a row are counted.
  public var name: String

  /// Creates a rule.
  public init(
    _ triggers: [LaunchTrigger] = usualTriggers,
    atMost: Int? = nil,
    scope: LaunchScope = .everything,
    name: String = usualName
  ) {
    self.triggers = triggers
    self.atMost = atMost
    self.scope = scope
    self.name = name
  }

  /// Links, notifications and shortcuts (S5).
  public static let usualTriggers: [LaunchTrigger] = [.link, .notification, .shortcut]

  /// The name of a rule that is given none.
  public static let usualName = "quiet"

  /// The name under which the record counts, with all that the count depends on: two rules of one
  /// name and unlike bounds must not count for each other (R7).
  var counter: String {
    let words = Set(triggers.map(\.rawValue)).sorted().joined(separator: ",")
    return "\(name) \(atMost.map(String.init) ?? "-") \(words)"
  }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    guard triggers.contains(state.launch.trigger) else { return .allow }
    let reason = Reason(code: "quiet", measured: .text(state.launch.trigger.rawValue))
    guard let atMost else { return .hold(reason) }
    guard (state.quietBefore[counter.bounded] ?? 0) < atMost else { return .allow }
    return .hold(reason)
  }
}

extension Quiet {
  public static let documentType = "quiet"
  public static let documentKeys = ["triggers", "atMost"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      try fields.choices("triggers", default: Self.usualTriggers),
      atMost: fields.has("atMost") ? try fields.count("atMost") : nil
    )
  }

  public func write(to fields: inout PolicyWriter) {
    fields.write("triggers", triggers)
    if let atMost { fields.write("atMost", atMost) }
  }
}
