import AppLaunch

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
    object["answersAfter"] = answer.json
    if deadline != Self.usualDeadline { object["deadline"] = .string("\(deadline)") }
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

extension ScenarioItem.Step {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["id"] = .string(id)
    object["version"] = .int(version)
    if needsDevice { object["needsDevice"] = true }
    return object.value
  }
}

extension ScenarioItem.Release {
  fileprivate var json: JSONValue {
    ["version": .string(version.rawValue), "pages": .strings(pages)]
  }
}

extension ScenarioItem.ReviewLimits {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["minimumDays"] = minimumDays.map { .int($0) }
    object["daysOfUse"] = daysOfUse.map { .int($0) }
    object["perYear"] = perYear.map { .int($0) }
    object["daysBetween"] = daysBetween.map { .int($0) }
    object["errorQuietDays"] = errorQuietDays.map { .int($0) }
    object["perVersion"] = perVersion.map { .string($0.rawValue) }
    object["moment"] = moment.map { .string($0) }
    return object.value
  }
}
