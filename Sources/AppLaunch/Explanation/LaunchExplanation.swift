/// Why everything is where it is in one launch: every candidate with every objection, and every
/// decline (R42).
///
/// An explanation is data; its `description` is the text for people. Asking changes nothing.
public struct LaunchExplanation: Hashable, Sendable {
  /// The launch.
  public var launch: Launch

  /// The time of the last event.
  public var now: LaunchInstant?

  /// Every candidate: on screen, waiting in order, then settled and done ones.
  public var candidates: [Candidate]

  /// What providers and the record keep out.
  public var declines: [LaunchDecline]

  /// What blocks the host.
  public var blockers: [String]

  /// Providers that are within their deadline, which counts from the beginning of the launch.
  public var pending: [PendingProvider]

  /// Policies that were refused, a sentence each (R50).
  public var refusals: [String]

  /// What testers pretend (R27).
  public var overrides: LaunchOverrides

  /// Whether what is remembered outlives the process.
  public var isPersistent = true

  /// Whether the launch counts; until its scene is active nothing of it is written (R18).
  public var isCounted = true

  /// Whether a launch was begun; before that things are told and offered, and nothing is decided (N13).
  public var isBegun = true

  /// What is wrong with the record that was read, or nil where all is well (R21).
  public var recordFault: String?

  /// Items whose presentation could not be written to the record (R23).
  public var unrecorded: [LaunchItemID] = []

  /// What went wrong with providers (R36).
  public var faults: [ProviderFault] = []

  /// Items that could not be admitted, with the last reason for each (R36).
  public var rejections: [Rejection] = []

  /// Flags that did not resolve in time, and what policies take them for.
  public var assumedFlags: [AssumedFlag] = []

  /// An item that could not be admitted: its id or slot is none, or its provider may not offer it.
  public struct Rejection: Hashable, Sendable {
    /// The item.
    public var id: LaunchItemID

    /// Why.
    public var reason: String
  }

  /// One candidate.
  public struct Candidate: Hashable, Sendable {
    /// The item.
    public var id: LaunchItemID

    /// The edition.
    public var edition: LaunchEdition

    /// The slot.
    public var slot: LaunchSlot

    /// Where it is.
    public var standing: Standing

    /// All objections, the queue's own included, in the order of their names.
    public var objections: [Objection]

    /// Since when the edition has been held, if earlier launches held it already (R26); nil otherwise.
    public var heldSince: LaunchTime?

    /// What stands before it among those that wait.
    public var behind: ArraySlice<LaunchItemID>

    /// How strong the objections are together.
    public var level: VerdictLevel { objections.map(\.level).max() ?? .allow }

    /// The latest known end of the objections.
    public var until: LaunchTime? { objections.compactMap(\.until).max() }

    /// Where a candidate can be.
    public enum Standing: String, Hashable, Sendable, Codable, CaseIterable {
      case onScreen, waiting, held, dropped, failed, done
    }
  }

  /// Returns a candidate by name, or nil where there is none.
  public func candidate(_ id: LaunchItemID) -> Candidate? { candidates.first { $0.id == id } }
}
