/// Holds in launches that a link, a notification or the like brought about (S5).
///
/// With `atMost`, it keeps quiet in so many launches in a row, then speaks once (N31).
public struct Quiet: LaunchCondition {
  /// The triggers under which it keeps quiet.
  public var triggers: [LaunchTrigger]

  /// How many launches in a row, or nil for no bound.
  public var atMost: Int?

  public var scope: LaunchScope

  /// The name, under which the launches in a row are counted.
  public var name: String

  /// Creates a rule.
  public init(
    _ triggers: [LaunchTrigger] = [.link, .notification, .shortcut],
    atMost: Int? = nil,
    scope: LaunchScope = .everything,
    name: String = "quiet"
  ) {
    self.triggers = triggers
    self.atMost = atMost
    self.scope = scope
    self.name = name
  }

  public func verdict(in state: LaunchState) -> Verdict {
    guard triggers.contains(state.launch.trigger) else { return .allow }
    let reason = Reason("quiet", measured: .text(state.launch.trigger.rawValue))
    guard let atMost else { return .hold(reason) }
    guard (state.quietBefore[name] ?? 0) < atMost else { return .allow }
    return .hold(reason)
  }
}
