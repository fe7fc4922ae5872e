/// An item that a provider, or the record, keeps out of a launch, with the reason (R42).
public struct LaunchDecline: Hashable, Sendable {
  /// The item.
  public var id: LaunchItemID

  /// Why it is not offered.
  public var reason: Reason

  /// Whose entry in the record it is; a decline leaves with its subject (R53).
  public var owner: LaunchOwner

  /// Why an item is not offered.
  public enum Reason: Hashable, Sendable {
    /// No release lies between what the user has seen and what runs.
    case notDue(baseline: AppVersion?, running: AppVersion?)

    /// The edition is settled.
    case settled(how: Settlement.How, at: LaunchTime)

    /// The user may not have it.
    case notEligible(String)

    /// It was settled when an existing user's record began.
    case adopted

    /// It killed the app too often in this version.
    case crashLoop
  }

  /// Creates a decline.
  public init(_ id: LaunchItemID, _ reason: Reason, owner: LaunchOwner = .install) {
    self.id = id
    self.reason = reason
    self.owner = owner
  }
}

extension LaunchDecline.Reason {
  /// The name of the reason, as scenario files write it.
  public var name: String {
    switch self {
    case .notDue: "notDue"
    case .settled: "settled"
    case .notEligible: "notEligible"
    case .adopted: "adopted"
    case .crashLoop: "crashLoop"
    }
  }

  /// The reason that a settlement gives.
  public init(_ settlement: Settlement) {
    switch settlement.how {
    case .adopted: self = .adopted
    case .crashLooped: self = .crashLoop
    default: self = .settled(how: settlement.how, at: settlement.at.time)
    }
  }
}
