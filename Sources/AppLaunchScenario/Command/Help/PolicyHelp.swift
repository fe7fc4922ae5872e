import AppLaunch
import AppLaunchItems

/// The page about rules. Types and keys come from the registry by which documents are read.
enum PolicyHelp {
  static var text: String {
    let registry = PolicyRegistry.withItems
    let types = registry.words.map { word in
      let keys = registry.keys(of: word).joined(separator: ", ")
      return (word: word, meaning: (keys.isEmpty ? "" : keys + ": ") + (meanings[word] ?? ""))
    }
    return """
      The policies of a scenario are a list of words and objects; their order changes
      nothing. A word stands for several rules:

      \(HelpTable(PolicyPreset.allCases.map { ($0.rawValue, meaning(of: $0)) }))

      {"standard": {"without": ["quiet"]}} leaves rules out by their names.

      An object is one rule. Its key "type" is one of the words below, with the keys
      that are named after it. Any rule may have these keys too:

      \(HelpTable(PolicyReader.commonKeys.map { ($0, commonMeanings[$0] ?? "") }))

      What a rule does to an item that it is about: hold means not in this launch,
      drop means settled without being shown, wait means maybe later in this launch.

      \(HelpTable(types))
      """
  }

  private static func meaning(of preset: PolicyPreset) -> String {
    switch preset {
    case .standard: "the rules for every app: nothing after onboarding or a paywall, and so on"
    case .calm: "the same, and one item in a launch"
    }
  }

  /// What the keys mean that every type has.
  static let commonMeanings: [String: String] = [
    "type": "the kind of rule; required",
    "name": "how explanations, resets and \"without\" call the rule; its type if left out",
    "slots": "list of slots: the rule is about their items",
    "items": "list of items: the rule is about these, besides those of the slots",
    "exceptSlots": "list of slots that it is not about",
    "exceptItems": "list of items that it is not about",
  ]

  /// What each type does; its keys are told before.
  static let meanings: [String: String] = [
    "cap": "hold if count items of the scope were shown within that duration; until it has passed",
    "cleanExit": "hold in the launch after a death in the foreground without a clean end",
    "cooldown": "hold for a duration since the last presentation of the item (same), of its slot "
      + "(slot; if left out) or of anything (any)",
    "crashLoop": "drop, for this version, what was on screen in so many deaths in a row (attempts; "
      + "3 if left out)",
    "dailyCap": "hold if count items of the scope were shown today, in a time zone such as "
      + "Europe/Berlin (zone; UTC if left out)",
    "daysBetween": "hold until count days (\(DaysBetweenCalls.usualCount) if left out) after the "
      + "last call for a review: what was shown of the list counting (slots or items; reviewAsk "
      + "if left out)",
    "daysOfUse": "hold until the app was used on count days (\(MinimumDaysOfUse.usualCount) if "
      + "left out)",
    "installLaunch": "hold in the launch of an install",
    "perVersion": "hold if a review was called for in this version (per: major, minor, patch or "
      + "full; minor if left out); counting as in daysBetween",
    "perYear": "hold if count reviews (\(CallsPerYear.usualCount) if left out) were called for "
      + "within 365 days; counting as in daysBetween",
    "recentError": "hold until count days (\(QuietAfterErrors.usualCount) if left out) after an "
      + "error or a crash",
    "dates": "hold before the time from, drop from the time until on; either may be left out",
    "drop": "drop if something of the list after (slots or items) was shown in this launch; with "
      + "settledBefore only if that had, or had not, been settled before the launch",
    "events": "hold until the event was recorded count times",
    "fact":
      "the fact must be as is says (true or false), or as equals says (text or whole number); "
      + "missing and otherwise are the verdicts while it is unknown or differs: allow, wait or "
      + "hold (if left out). In a scenario facts are true or false; equals is for apps, and no "
      + "step can meet it",
    "flag": "the remote flag must be as is says (true or false); wait for it until the timeout "
      + "(PT2S if left out), then unresolved decides: lastKnown (if left out), hold or allow",
    "hold": "hold if something of the list after (slots or items) was shown in this launch; with "
      + "settledBefore only if that had, or had not, been settled before the launch",
    "hours":
      "hold outside of the hours from and to, such as \"22:00\", in a time zone (zone; UTC if "
      + "left out); they may pass midnight",
    "kinds": "hold unless the kind of the launch is one of the list only",
    "limit": "hold if count items of the scope were shown in this launch",
    "minimumDays": "hold until count days after the install; a review ask's usual limit is "
      + "\(ReviewLimits(moment: nil).minimumDays)",
    "minimumLaunches": "hold before the launch with the number count",
    "moment":
      "wait for the moment, which stays reached for a duration or the \"launch\" (freshFor; "
      + "PT10S if left out)",
    "once": "drop what was shown before (per: ever; if left out), or hold what was shown in this "
      + "version (per: major, minor, patch or full)",
    "onePerLaunch": "hold if anything but onboarding, mandatory items and follow-ups was shown",
    "quiet": "hold if the trigger of the launch is one of the list triggers; after atMost such "
      + "launches in a row let it speak once",
    "requires": "wait until the item has had the outcome in any launch (finished if left out)",
    "rollout": "hold for all but a percent of users, chosen by the salt",
    "triggers": "hold unless the trigger of the launch is one of the list only",
    "versions": "hold outside of the versions from and through; either may be left out",
  ]
}
