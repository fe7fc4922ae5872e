#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a host knows when a launch begins (R18).
public struct LaunchContext: Sendable {
  /// When the scene was about to be drawn.
  public var at: LaunchInstant

  /// The running version, or nil where it could not be read or parsed (R22).
  public var version: AppVersion?

  /// What brought the app to the front, or nil for what is usual: the user, or, in a process that had
  /// a launch before, `resume` (R19).
  public var trigger: LaunchTrigger?

  /// The version of earlier use that no record tells of, or nil for none (R20).
  public var untrackedEarlierUse: AppVersion?

  /// The name of this install, or nil to keep the record's; another name than the record's means that
  /// the record came from another install.
  public var installID: String?

  /// The name that a first launch takes where none is given, made at random.
  public var freshInstallID: String

  /// The onboarding editions that are settled when the record begins for an existing user (R20).
  public var adopts: [Adoption]

  /// The day that days of use count, as days since 1970; nil for the UTC day (N27).
  public var day: Int?

  /// Creates a context.
  public init(
    at: LaunchInstant,
    version: AppVersion?,
    trigger: LaunchTrigger? = nil,
    untrackedEarlierUse: AppVersion? = nil,
    installID: String? = nil,
    adopts: [Adoption] = [],
    day: Int? = nil
  ) {
    self.at = at
    self.version = version
    self.trigger = trigger
    self.untrackedEarlierUse = untrackedEarlierUse
    self.installID = installID
    freshInstallID = installID ?? UUID().uuidString
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
