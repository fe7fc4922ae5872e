public import AppLaunchItems

extension ScenarioItem {
  /// What belongs to onboarding.
  public struct Onboarding: Hashable, Sendable {
    /// The steps, or nil for onboarding that is one step.
    public var steps: [OnboardingStep]?

    /// Whether existing users see it too (R20).
    public var showsToExistingUsers: Bool

    /// Creates onboarding.
    public init(steps: [OnboardingStep]? = nil, showsToExistingUsers: Bool = false) {
      self.steps = steps
      self.showsToExistingUsers = showsToExistingUsers
    }
  }

  /// What belongs to what's new.
  public struct WhatsNew: Hashable, Sendable {
    /// The releases with something to tell, with the names of their pages.
    public var releases: [Release<String>]

    /// Which of those that are due show.
    public var select: Selection

    /// Whether new users see the notes of their first version (R31).
    public var showsOnInstall: Bool

    /// Creates what's new.
    public init(
      _ releases: [Release<String>] = [],
      select: Selection = .newest,
      showsOnInstall: Bool = false
    ) {
      self.releases = releases
      self.select = select
      self.showsOnInstall = showsOnInstall
    }
  }

  /// Which of the due releases show.
  public enum Selection: String, Hashable, Sendable, CaseIterable {
    case newest, all, matchingVersion

    /// The selection as what's new knows it.
    public var releaseSelection: ReleaseSelection {
      switch self {
      case .newest: .newest
      case .all: .all
      case .matchingVersion: .matchingVersion
      }
    }
  }
}
