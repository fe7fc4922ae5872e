import AppLaunch
import AppLaunchItems

extension ScenarioItem {
  private static let commonKeys = [
    "id", "kind", "slot", "rank", "edition", "offer", "settledBy", "belongsTo", "answersAfter",
    "deadline",
  ]

  /// Reads an item; keys of another kind than its own are unknown.
  init(_ reader: JSONReader, names: ScenarioNames) throws(JSONError) {
    let object = try reader.object
    let kind = try object.optional("kind")?.choice(of: Kind.self) ?? .plain
    try object.allow(Self.commonKeys + kind.keys)
    id = LaunchItemID(try object.required("id").string)
    if let problem = id.problem {
      throw try object.required("id").error("This cannot be the id of an item: \(problem).")
    }
    content = try Content(object, kind: kind)
    slot = try object.optional("slot").map(names.slot) ?? kind.slot
    rank = try object.optional("rank")?.int(in: .min ... .max) ?? 0
    edition = try (object.optional("edition")?.string).map(LaunchEdition.init(rawValue:))
    offer = try object.optional("offer")?.choice() ?? .everyLaunch
    settledBy = try object.optional("settledBy")?.choice()
    belongsTo = try object.optional("belongsTo")?.choice() ?? .install
    answer = try object.optional("answersAfter").map(Answer.init) ?? .atOnce
    deadline = try object.optional("deadline")?.span ?? Self.usualDeadline
  }
}

extension ScenarioItem.Kind {
  /// The keys that only items of the kind have.
  fileprivate var keys: [String] {
    switch self {
    case .onboarding: ["steps", "showsToExistingUsers"]
    case .whatsNew: ["releases", "select", "showsOnInstall"]
    case .reviewAsk: ["limits"]
    case .paywall, .trialOffer, .plain: []
    }
  }
}

extension ScenarioItem.Answer {
  fileprivate init(_ reader: JSONReader) throws(JSONError) {
    self = try reader.string == "never" ? .never : .after(try reader.span)
  }
}

extension ScenarioItem.Content {
  fileprivate init(_ object: JSONObjectReader, kind: ScenarioItem.Kind) throws(JSONError) {
    switch kind {
    case .onboarding: self = .onboarding(try ScenarioItem.Onboarding(object))
    case .whatsNew: self = .whatsNew(try ScenarioItem.WhatsNew(object))
    case .reviewAsk:
      let limits = try object.optional("limits").map(ReviewLimits.init(scenario:))
      self = .reviewAsk(limits ?? ReviewLimits(moment: nil))
    case .paywall: self = .paywall
    case .trialOffer: self = .trialOffer
    case .plain: self = .plain
    }
  }
}

extension ScenarioItem.Onboarding {
  fileprivate init(_ object: JSONObjectReader) throws(JSONError) {
    var seen: Set<String> = []
    steps = try object.optional("steps")?.map { (element) throws(JSONError) in
      let step = try OnboardingStep(scenario: element)
      guard seen.insert(step.id).inserted else {
        throw element.error("The step \(step.id.quoted) is declared already.")
      }
      return step
    }
    if steps?.isEmpty == true {
      throw try object.required("steps").error("Onboarding of one step has no list of steps.")
    }
    showsToExistingUsers = try object.optional("showsToExistingUsers")?.bool ?? false
  }
}

extension OnboardingStep {
  fileprivate init(scenario reader: JSONReader) throws(JSONError) {
    let object = try reader.object(allowing: ["id", "version", "needsDevice"])
    self.init(
      try object.required("id").name,
      version: try object.optional("version")?.int(in: 0...) ?? 1,
      needsDevice: try object.optional("needsDevice")?.bool ?? false
    )
  }
}

extension ScenarioItem.WhatsNew {
  fileprivate init(_ object: JSONObjectReader) throws(JSONError) {
    var seen: Set<AppVersion> = []
    let releases = try object.optional("releases")?.map { (element) throws(JSONError) in
      let release = try Release(scenario: element)
      guard seen.insert(release.version).inserted else {
        throw element.error("The release \(release.version) is declared already.")
      }
      return release
    }
    self.releases = releases ?? []
    select = try object.optional("select")?.choice() ?? .newest
    showsOnInstall = try object.optional("showsOnInstall")?.bool ?? false
  }
}

extension Release<String> {
  fileprivate init(scenario reader: JSONReader) throws(JSONError) {
    let object = try reader.object(allowing: ["version", "pages"])
    self.init(
      version: try object.required("version").version,
      pages: try object.required("pages").names
    )
  }
}

extension ReviewLimits {
  fileprivate init(scenario reader: JSONReader) throws(JSONError) {
    let object = try reader.object(allowing: [
      "minimumDays", "daysOfUse", "perYear", "daysBetween", "errorQuietDays", "perVersion",
      "moment",
    ])
    self.init(moment: try object.optional("moment")?.unlessNull?.name)
    minimumDays = try object.optional("minimumDays")?.int(in: 0...) ?? minimumDays
    daysOfUse = try object.optional("daysOfUse")?.int(in: 0...) ?? daysOfUse
    perYear = try object.optional("perYear")?.int(in: 0...) ?? perYear
    daysBetween = try object.optional("daysBetween")?.int(in: 0...) ?? daysBetween
    errorQuietDays = try object.optional("errorQuietDays")?.int(in: 0...) ?? errorQuietDays
    if let depth = try object.optional("perVersion")?.choice(of: ScenarioVersionLimit.self) {
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
