public import AppLaunch

/// One thing that an `expect` step wants to be so.
public enum ScenarioCheck: Hashable, Sendable {
  /// The item on screen, or nil for none.
  case showing(LaunchItemID?)

  /// Whether the app's own screens may go ahead.
  case idle(Bool)

  /// What the launch is, or nil between launches.
  case kind(LaunchKind.Name?)

  /// What is in a list of the queue, in any order.
  case list(List, [LaunchItemID])

  /// Why items are not offered; nil for an item that is.
  case declined([LaunchItemID: String?])

  /// How many launches were counted so far.
  case launches(Int)

  /// The newest version that what's new on screen shows, or nil where none is.
  case release(AppVersion?)

  /// The versions that what's new on screen shows, the newest first.
  case releases([AppVersion]?)

  /// The pages on screen.
  case pages([String]?)

  /// The steps that onboarding on screen shows.
  case steps([String]?)

  /// All objections to items, by name or type, in any order.
  case reasons([LaunchItemID: [String]])

  /// Until when items are held, or nil where that is not known.
  case until([LaunchItemID: LaunchTime?])

  /// How the last presentation of items ended, or nil where none did.
  case outcome([LaunchItemID: LaunchOutcome?])

  /// How often items were presented.
  case presented([LaunchItemID: Int])

  /// The lists of a queue.
  public enum List: String, Hashable, Sendable, CaseIterable {
    case held, dropped, failed, waiting
  }

  /// The key in an `expect` step.
  public var key: String {
    switch self {
    case .showing: "showing"
    case .idle: "idle"
    case .kind: "kind"
    case .list(let list, _): list.rawValue
    case .declined: "declined"
    case .launches: "launches"
    case .release: "release"
    case .releases: "releases"
    case .pages: "pages"
    case .steps: "steps"
    case .reasons: "reasons"
    case .until: "until"
    case .outcome: "outcome"
    case .presented: "presented"
    }
  }
}
