/// What testers pretend (R27): it changes decisions, is seen in every explanation, and never reaches
/// the record.
public struct LaunchOverrides: Hashable, Sendable, Codable {
  /// The item that shows now, whatever policies say.
  public var show: LaunchItemID?

  /// Whether nothing shows.
  public var showsNothing = false

  /// The version that is pretended.
  public var version: AppVersion?

  /// The time that is pretended.
  public var time: LaunchTime?

  /// The launch number that is pretended.
  public var launchNumber: Int?

  /// Whether cooldowns allow.
  public var ignoresCooldowns = false

  /// Creates overrides that pretend nothing.
  public init() {}

  /// Whether anything is pretended.
  public var isActive: Bool { self != LaunchOverrides() }
}

extension LaunchOverrides {
  /// Creates overrides from launch arguments: `-AppLaunchDisabled YES` shows nothing.
  public init(arguments: [String]) {
    for (flag, value) in zip(arguments, arguments.dropFirst()) where flag == "-AppLaunchDisabled" {
      showsNothing = ["YES", "yes", "true", "1"].contains(value)
    }
  }
}
