/// Holds outside a range of versions, both ends inside; an unknown version is outside (N30).
public struct VersionRange: LaunchCondition {
  /// The first version inside, or nil for no lower end.
  public var from: AppVersion?

  /// The last version inside, or nil for no upper end.
  public var through: AppVersion?

  /// Creates a range.
  public init(from: AppVersion? = nil, through: AppVersion? = nil) {
    self.from = from
    self.through = through
  }

  public var name: String { "versions" }

  public func verdict(in state: LaunchState) -> Verdict {
    if let version = state.launch.version {
      let isInside = from.map { $0 <= version } ?? true && through.map { version <= $0 } ?? true
      if isInside { return .allow }
    }
    return .hold(
      Reason(
        "versions",
        measured: .version(state.launch.version),
        bound: .text("\(from?.rawValue ?? "any") to \(through?.rawValue ?? "any")")
      )
    )
  }
}
