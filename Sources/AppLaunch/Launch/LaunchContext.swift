/// What a host knows when a launch begins (R18).
public struct LaunchContext: Sendable {
  /// When the scene was about to be drawn.
  public var at: LaunchInstant

  /// The running version, or nil where it could not be read or parsed (R22).
  public var version: AppVersion?

  /// What brought the app to the front.
  public var trigger: LaunchTrigger

  /// The version of earlier use that no record tells of, or nil for none (R20).
  public var untrackedEarlierUse: AppVersion?

  /// The name of this install, used where the record has none; another name than the record's means
  /// that the record came from another install.
  public var installID: String

  /// The onboarding editions that are settled when the record begins for an existing user (R20).
  public var adopts: [Adoption]

  /// The day that days of use count, as days since 1970; nil for the UTC day (N27).
  public var day: Int?

  /// Creates a context.
  public init(
    at: LaunchInstant,
    version: AppVersion?,
    trigger: LaunchTrigger = .user,
    untrackedEarlierUse: AppVersion? = nil,
    installID: String,
    adopts: [Adoption] = [],
    day: Int? = nil
  ) {
    self.at = at
    self.version = version
    self.trigger = trigger
    self.untrackedEarlierUse = untrackedEarlierUse
    self.installID = installID
    self.adopts = adopts
    self.day = day
  }

  /// An edition that an existing user is not shown.
  public struct Adoption: Hashable, Sendable {
    /// The edition.
    public var key: EditionKey

    /// The slot of its item.
    public var slot: LaunchSlot

    /// Creates an adoption.
    public init(_ key: EditionKey, slot: LaunchSlot) {
      self.key = key
      self.slot = slot
    }
  }
}
