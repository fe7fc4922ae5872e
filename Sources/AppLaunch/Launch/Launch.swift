/// One stretch of use in the foreground, as policies see it.
public struct Launch: Hashable, Sendable {
  /// What the launch is, compared with the one before.
  public var kind: LaunchKind

  /// The number of this launch, from 1.
  public var number: Int

  /// The running version, or nil where it could not be read.
  public var version: AppVersion?

  /// What brought the app to the front.
  public var trigger: LaunchTrigger

  /// When the launch began, or nil where no time was ever given.
  public var startedAt: LaunchInstant?

  /// Whether the launch before died in the foreground without a clean end.
  public var followsCrash: Bool

  /// The notes that were declared and due when the launch began; when all are settled, the baseline
  /// moves (R30).
  public var due: [EditionKey]

  /// Slots that wait until the app chooses to start afresh, since the record was lost (R21).
  public var waitsForRecord: [String]

  /// What the launch is if the app starts afresh after the record was lost.
  var kindAfresh: LaunchKind?

  /// The baseline of what's new before it moved since no notes were due, so that notes of a provider
  /// that answers late can take that back (N21).
  var baselineBefore: AppVersion?

  /// How many items the record had beyond its bound when the launch began (R26).
  var surplus = 0

  /// Creates a launch.
  public init(
    kind: LaunchKind = .same,
    number: Int = 1,
    version: AppVersion? = nil,
    trigger: LaunchTrigger = .user,
    startedAt: LaunchInstant? = nil,
    followsCrash: Bool = false,
    due: [EditionKey] = [],
    waitsForRecord: [String] = []
  ) {
    self.kind = kind
    self.number = number
    self.version = version
    self.trigger = trigger
    self.startedAt = startedAt
    self.followsCrash = followsCrash
    self.due = due
    self.waitsForRecord = waitsForRecord
  }
}
