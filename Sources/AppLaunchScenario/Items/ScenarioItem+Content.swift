public import AppLaunch

extension ScenarioItem {
  /// What belongs to onboarding.
  public struct Onboarding: Hashable, Sendable {
    /// The steps, or nil for onboarding that is one step.
    public var steps: [Step]?

    /// Whether existing users see it too (R20).
    public var showsToExistingUsers: Bool

    /// Creates onboarding.
    public init(steps: [Step]? = nil, showsToExistingUsers: Bool = false) {
      self.steps = steps
      self.showsToExistingUsers = showsToExistingUsers
    }
  }

  /// A step of onboarding.
  public struct Step: Hashable, Sendable {
    /// The name, stable across versions of the app.
    public var id: String

    /// The version; a higher one is shown again.
    public var version: Int

    /// Whether it sets something up on the device, so that a restored backup does not settle it.
    public var needsDevice: Bool

    /// Creates a step.
    public init(_ id: String, version: Int = 1, needsDevice: Bool = false) {
      self.id = id
      self.version = version
      self.needsDevice = needsDevice
    }
  }

  /// What belongs to what's new.
  public struct WhatsNew: Hashable, Sendable {
    /// The releases with something to tell.
    public var releases: [Release]

    /// Which of those that are due show.
    public var select: Selection

    /// Whether new users see the notes of their first version (R31).
    public var showsOnInstall: Bool

    /// Creates what's new.
    public init(
      _ releases: [Release] = [],
      select: Selection = .newest,
      showsOnInstall: Bool = false
    ) {
      self.releases = releases
      self.select = select
      self.showsOnInstall = showsOnInstall
    }
  }

  /// A release with something to tell.
  public struct Release: Hashable, Sendable {
    /// The version.
    public var version: AppVersion

    /// The names of its pages.
    public var pages: [String]

    /// Creates a release.
    public init(_ version: AppVersion, pages: [String]) {
      self.version = version
      self.pages = pages
    }
  }

  /// Which of the due releases show.
  public enum Selection: String, Hashable, Sendable, CaseIterable {
    /// The newest.
    case newest

    /// All, the newest first.
    case all

    /// That of the running version (R31).
    case matchingVersion
  }

  /// What limits a review ask; nil stands for the default of R33.
  public struct ReviewLimits: Hashable, Sendable {
    /// Days since install, at least.
    public var minimumDays: Int?

    /// Days on which the app was used, at least.
    public var daysOfUse: Int?

    /// Calls in 365 days, at most.
    public var perYear: Int?

    /// Days between two calls, at least.
    public var daysBetween: Int?

    /// Days without an error or a death, at least.
    public var errorQuietDays: Int?

    /// How much of the version must have changed since the last call.
    public var perVersion: VersionLimit?

    /// The moment that the ask waits for, or nil for none.
    public var moment: String?

    /// Creates limits.
    public init(
      minimumDays: Int? = nil,
      daysOfUse: Int? = nil,
      perYear: Int? = nil,
      daysBetween: Int? = nil,
      errorQuietDays: Int? = nil,
      perVersion: VersionLimit? = nil,
      moment: String? = nil
    ) {
      self.minimumDays = minimumDays
      self.daysOfUse = daysOfUse
      self.perYear = perYear
      self.daysBetween = daysBetween
      self.errorQuietDays = errorQuietDays
      self.perVersion = perVersion
      self.moment = moment
    }
  }

  /// How much of the version must have changed between two review asks.
  public enum VersionLimit: String, Hashable, Sendable, CaseIterable {
    case major, minor, patch, full, none
  }
}
