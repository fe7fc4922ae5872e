import AppLaunch

extension ScenarioCheck {
  /// The keys of an expectation.
  enum Key: String, ScenarioKey {
    case showing, idle, kind, held, dropped, failed, waiting, declined, launches, release, releases
    case pages, steps, reasons, until, outcome, presented

    var meaning: String {
      switch self {
      case .showing: "the item on screen, or null for none"
      case .idle: "true or false: whether the app's own screens may go ahead"
      case .kind: "\(LaunchKind.Name.listed); null between launches"
      case .held: "list of all items that are held, in any order"
      case .dropped: "list of all items that are dropped"
      case .failed: "list of all items that could not be drawn"
      case .waiting: "list of all items that wait"
      case .declined:
        "object of items with the reason why their provider keeps them out: "
          + "\(DeclineReason.listed); null for one that it offers"
      case .launches: "how many launches were counted so far"
      case .release: "the newest version that what's new on screen shows, or null"
      case .releases: "list of all versions that it shows, the newest first, or null"
      case .pages: "list of all pages that it shows, or null"
      case .steps: "list of the steps that onboarding on screen shows, or null"
      case .reasons:
        "object of items with the list of all rules that speak against each, by name "
          + "or type"
      case .until: "object of items with the time until which each is held, or null"
      case .outcome:
        "object of items with how each went last, or null: "
          + "\(ScenarioStep.Key.dismissals), withdrawn, failed, interrupted"
      case .presented: "object of items with how often each was presented"
      }
    }
  }

  /// The names of reasons for which items are declined.
  enum DeclineReason: String, CaseIterable {
    case notDue, settled, notEligible, adopted, crashLoop
  }
}
