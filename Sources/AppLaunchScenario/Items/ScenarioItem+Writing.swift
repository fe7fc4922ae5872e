import AppLaunch
import AppLaunchItems

extension ScenarioItem {
  /// Returns the item as JSON, with all that differs from the defaults.
  func json() -> JSONValue {
    var object = JSONObject()
    object["id"] = .string(id.rawValue)
    if kind != .plain { object["kind"] = .string(kind.rawValue) }
    if slot != kind.slot { object["slot"] = .string(slot.name) }
    if rank != 0 { object["rank"] = .int(rank) }
    object["edition"] = edition.map { .string($0.rawValue) }
    if offer != .everyLaunch { object["offer"] = .string(offer.rawValue) }
    object["settledBy"] = settledBy.map { .string($0.rawValue) }
    if belongsTo != .install { object["belongsTo"] = .string(belongsTo.rawValue) }
    if offer != .manual, let answer = answer.json {
      object["answersAfter"] = answer
      if deadline != Self.usualDeadline { object["deadline"] = .string("\(deadline)") }
    }
    content.write(to: &object)
    return object.value
  }
}

extension ScenarioItem.Answer {
  fileprivate var json: JSONValue? {
    switch self {
    case .atOnce: nil
    case .after(let duration): .string("\(duration)")
    case .never: "never"
    }
  }
}

extension ScenarioItem.Content {
  fileprivate func write(to object: inout JSONObject) {
    switch self {
    case .onboarding(let onboarding):
      object["steps"] = onboarding.steps.map { .array($0.map(\.json)) }
      if onboarding.showsToExistingUsers { object["showsToExistingUsers"] = true }
    case .whatsNew(let notes):
      object.add("releases", notes.releases.map(\.json))
      if notes.select != .newest { object["select"] = .string(notes.select.rawValue) }
      if notes.showsOnInstall { object["showsOnInstall"] = true }
    case .reviewAsk(let limits):
      let json = limits.json
      if json != .object([]) { object["limits"] = json }
    case .paywall, .trialOffer, .plain: break
    }
  }
}

extension OnboardingStep {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["id"] = .string(id)
    object["version"] = .int(version)
    if needsDevice { object["needsDevice"] = true }
    return object.value
  }
}

extension Release<String> {
  fileprivate var json: JSONValue {
    ["version": .string(version.rawValue), "pages": .strings(pages)]
  }
}

extension ReviewLimits {
  fileprivate var json: JSONValue {
    let usual = ReviewLimits(moment: nil)
    var object = JSONObject()
    func add(_ key: String, _ days: KeyPath<ReviewLimits, Int>) {
      if self[keyPath: days] != usual[keyPath: days] { object[key] = .int(self[keyPath: days]) }
    }
    add("minimumDays", \.minimumDays)
    add("daysOfUse", \.daysOfUse)
    add("perYear", \.perYear)
    add("daysBetween", \.daysBetween)
    add("errorQuietDays", \.errorQuietDays)
    if perVersion != usual.perVersion {
      object["perVersion"] = .string(ScenarioVersionLimit(perVersion).rawValue)
    }
    object["moment"] = moment.map { .string($0) }
    return object.value
  }
}
