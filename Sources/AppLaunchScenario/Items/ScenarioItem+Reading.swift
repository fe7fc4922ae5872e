import AppLaunch
import AppLaunchItems

extension ScenarioItem {
  typealias Object = ScenarioObject<Key>

  /// Reads an item; keys of another kind than its own are unknown.
  init(_ reader: JSONReader, names: ScenarioNames) throws(JSONError) {
    let faults = names.faults
    // Where the kind is not known, no key is called unknown.
    let told = try reader.object.optional(Key.kind.rawValue)
    let kind: Kind? = faults.value(try told?.choice(of: Kind.self) ?? .plain, else: nil)
    let keys = Key.allCases.filter { $0.kind == nil || kind == nil || $0.kind == kind }
    let object = try Object(reader, faults, keys: keys)
    id = faults.value(try LaunchItemID(scenario: object.required(.id)), else: "")
    content = Content(object, kind: kind ?? .plain, faults)
    slot = faults.value(try object.optional(.slot).map(names.slot), else: nil) ?? content.kind.slot
    rank = faults.value(try object.optional(.rank)?.int(in: .min ... .max), else: nil) ?? 0
    edition = faults.value(
      try (object.optional(.edition)?.string).map(LaunchEdition.init(rawValue:)),
      else: nil
    )
    offer = faults.value(try object.optional(.offer)?.choice() ?? .everyLaunch, else: .everyLaunch)
    settledBy = faults.value(try object.optional(.settledBy)?.choice(), else: nil)
    belongsTo = faults.value(try object.optional(.belongsTo)?.choice() ?? .install, else: .install)
    answer = faults.value(try object.optional(.answersAfter).map(Answer.init), else: nil) ?? .atOnce
    deadline =
      faults.value(try object.optional(.deadline)?.span, else: nil) ?? Self.usualDeadline
    if offer == .manual, let answer = object.optional(.answersAfter) {
      throw answer.error("An item that is offered by hand is there at once.")
    }
    if let deadline = object.optional(.deadline), object.optional(.answersAfter) == nil {
      throw deadline.error("Without the key \"answersAfter\" nobody waits for the item.")
    }
  }
}

extension LaunchItemID {
  fileprivate init(scenario reader: JSONReader) throws(JSONError) {
    self.init(try reader.string)
    if let problem { throw reader.error("This cannot be the id of an item: \(problem).") }
  }
}

extension ScenarioItem.Answer {
  fileprivate init(_ reader: JSONReader) throws(JSONError) {
    self = try reader.string == "never" ? .never : .after(try reader.span)
  }
}

extension ScenarioItem.Content {
  fileprivate init(
    _ object: ScenarioItem.Object,
    kind: ScenarioItem.Kind,
    _ faults: ScenarioFaults
  ) {
    switch kind {
    case .onboarding: self = .onboarding(ScenarioItem.Onboarding(object, faults))
    case .whatsNew: self = .whatsNew(ScenarioItem.WhatsNew(object, faults))
    case .reviewAsk:
      let usual = ReviewLimits(moment: nil)
      self = .reviewAsk(
        faults.value(
          try object.optional(.limits)
            .map { (limits) throws(JSONError) in try ReviewLimits(scenario: limits, faults) }
            ?? usual,
          else: usual
        )
      )
    case .paywall: self = .paywall
    case .trialOffer: self = .trialOffer
    case .plain: self = .plain
    }
  }
}

extension ScenarioItem.Onboarding {
  fileprivate init(_ object: ScenarioItem.Object, _ faults: ScenarioFaults) {
    var seen: Set<String> = []
    let list = object.optional(.steps)
    let elements: [JSONReader]? = faults.value(try list?.array, else: nil)
    steps = elements.map { elements in
      faults.each(elements) { (element) throws(JSONError) in
        let step = try OnboardingStep(scenario: element, faults)
        guard seen.insert(step.id).inserted else {
          throw element.error("The step \(step.id.quoted) is declared already.")
        }
        return step
      }
    }
    if let list, elements?.isEmpty == true {
      faults.note(list.error("Onboarding of one step has no list of steps."))
    }
    showsToExistingUsers = faults.value(
      try object.optional(.showsToExistingUsers)?.bool ?? false,
      else: false
    )
  }
}

extension OnboardingStep {
  fileprivate init(scenario reader: JSONReader, _ faults: ScenarioFaults) throws(JSONError) {
    let object = try ScenarioObject<ScenarioItem.StepKey>(reader, faults)
    self.init(
      try object.required(.id).name,
      version: try object.optional(.version)?.int(in: 0...) ?? 1,
      needsDevice: try object.optional(.needsDevice)?.bool ?? false
    )
  }
}

extension ScenarioItem.WhatsNew {
  fileprivate init(_ object: ScenarioItem.Object, _ faults: ScenarioFaults) {
    var seen: Set<AppVersion> = []
    let elements = faults.value(try object.optional(.releases)?.array ?? [], else: [])
    releases = faults.each(elements) { (element) throws(JSONError) in
      let release = try Release(scenario: element, faults)
      guard seen.insert(release.version).inserted else {
        throw element.error("The release \(release.version) is declared already.")
      }
      return release
    }
    select = faults.value(try object.optional(.select)?.choice() ?? .newest, else: .newest)
    showsOnInstall = faults.value(
      try object.optional(.showsOnInstall)?.bool ?? false,
      else: false
    )
  }
}

extension Release<String> {
  fileprivate init(scenario reader: JSONReader, _ faults: ScenarioFaults) throws(JSONError) {
    let object = try ScenarioObject<ScenarioItem.ReleaseKey>(reader, faults)
    self.init(
      version: try object.required(.version).version,
      pages: try object.required(.pages).names
    )
  }
}

extension ReviewLimits {
  fileprivate init(scenario reader: JSONReader, _ faults: ScenarioFaults) throws(JSONError) {
    let object = try ScenarioObject<ScenarioItem.LimitKey>(reader, faults)
    func days(_ key: ScenarioItem.LimitKey, _ usual: Int) -> Int {
      faults.value(try object.optional(key)?.int(in: 0...), else: nil) ?? usual
    }
    self.init(
      moment: faults.value(try object.optional(.moment)?.unlessNull?.name, else: nil)
    )
    minimumDays = days(.minimumDays, minimumDays)
    daysOfUse = days(.daysOfUse, daysOfUse)
    perYear = days(.perYear, perYear)
    daysBetween = days(.daysBetween, daysBetween)
    errorQuietDays = days(.errorQuietDays, errorQuietDays)
    if let depth = try object.optional(.perVersion)?.choice(of: ScenarioVersionLimit.self) {
      perVersion = depth.depth
    }
    if let refusal = policies(for: "").refusals.first {
      throw reader.error("These limits are refused: \(refusal).")
    }
  }
}

/// How much of the version must have changed between two review asks, as scenarios write it.
enum ScenarioVersionLimit: String, CaseIterable {
  case major, minor, patch, full, none

  init(_ depth: VersionDepth?) {
    self = depth.flatMap { Self(rawValue: $0.rawValue) } ?? .none
  }

  var depth: VersionDepth? { VersionDepth(rawValue: rawValue) }
}
