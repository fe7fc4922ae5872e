import AppLaunch
import AppLaunchItems

extension ScenarioItem {
  /// The keys of an item.
  enum Key: String, ScenarioKey {
    case id, kind, slot, rank, edition, offer, settledBy, belongsTo, answersAfter, deadline
    case steps, showsToExistingUsers, releases, select, showsOnInstall, limits

    /// The kind whose items alone have the key, or nil for one that all have.
    var kind: Kind? {
      switch self {
      case .id, .kind, .slot, .rank, .edition, .offer, .settledBy, .belongsTo, .answersAfter,
        .deadline:
        nil
      case .steps, .showsToExistingUsers: .onboarding
      case .releases, .select, .showsOnInstall: .whatsNew
      case .limits: .reviewAsk
      }
    }

    var meaning: String {
      switch self {
      case .id: "the name; required"
      case .kind: "\(Kind.listed); plain if left out"
      case .slot: "name of a slot; that of the kind if left out: \(Self.slots)"
      case .rank: "whole number, the order within the slot, lower first; 0 if left out"
      case .edition: "what may change while the id stays; the kind's own if left out"
      case .offer: "\(Offer.listed) (by an offer step or \"then\" only); everyLaunch if left out"
      case .settledBy:
        "\(LaunchSettlement.listed): what settles an edition; if left out never for "
          + "reviewAsk, paywall and trialOffer, else dismissed"
      case .belongsTo: "\(LaunchOwner.listed) (the user); install if left out"
      case .answersAfter:
        "duration from the launch to the provider's answer, or \"never\"; at once "
          + "if left out. Not with \"offer\": \"manual\""
      case .deadline:
        "duration for which later slots wait for the answer; PT2S if left out. Only "
          + "with answersAfter"
      case .steps: "list of steps; one step if left out"
      case .showsToExistingUsers: "true: who used the app before its first record sees it too"
      case .releases: "list of releases that have something to tell"
      case .select: "\(Selection.listed): which of those that are due; newest if left out"
      case .showsOnInstall: "true: new users see them too"
      case .limits: "object of the limits that differ from the usual ones"
      }
    }

    private static var slots: String {
      Kind.allCases.map { "\($0.rawValue) \($0.slot.name)" }.joined(separator: ", ")
    }
  }

  /// The keys of a step of onboarding.
  enum StepKey: String, ScenarioKey {
    case id, version, needsDevice

    var meaning: String {
      switch self {
      case .id: "the name; required"
      case .version: "whole number; a higher one is shown again; 1 if left out"
      case .needsDevice: "true: another device of the user shows it again"
      }
    }
  }

  /// The keys of a release.
  enum ReleaseKey: String, ScenarioKey {
    case version, pages

    var meaning: String {
      switch self {
      case .version: "the version that brought it; required"
      case .pages: "list of names; without any the release is not due; required"
      }
    }
  }

  /// The keys of the limits of a review ask.
  enum LimitKey: String, ScenarioKey {
    case minimumDays, daysOfUse, perYear, daysBetween, errorQuietDays, perVersion, moment

    var meaning: String {
      switch self {
      case .minimumDays: "days since the install, at least; \(Self.usual.minimumDays) if left out"
      case .daysOfUse:
        "days on which the app was used, at least; \(Self.usual.daysOfUse) if left out"
      case .perYear: "asks within 365 days, at most; \(Self.usual.perYear) if left out"
      case .daysBetween: "days between two asks, at least; \(Self.usual.daysBetween) if left out"
      case .errorQuietDays:
        "days after an error or a crash without an ask; \(Self.usual.errorQuietDays) if left out"
      case .perVersion:
        "\(ScenarioVersionLimit.listed): one ask for each such version; "
          + "\(Self.usual.perVersion?.rawValue ?? "none") if left out"
      case .moment: "name of the moment that an ask waits for, or null for none; null if left out"
      }
    }

    private static let usual = ReviewLimits(moment: nil)
  }
}
