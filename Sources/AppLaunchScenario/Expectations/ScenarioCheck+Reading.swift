import AppLaunch

extension ScenarioCheck {
  static let keys = [
    "showing", "idle", "kind", "held", "dropped", "failed", "waiting", "declined", "launches",
    "release", "releases", "pages", "steps", "reasons", "until", "outcome", "presented",
  ]

  /// The names of reasons for which items are declined.
  static let declineReasons = ["notDue", "settled", "notEligible", "adopted", "crashLoop"]

  /// Reads the checks of an `expect` step, in the order of the text.
  static func read(
    _ reader: JSONReader,
    names: ScenarioNames
  ) throws(JSONError) -> [Placed<ScenarioCheck>] {
    let object = try reader.object(allowing: keys)
    guard !object.keys.isEmpty else { throw object.error("This expects nothing.") }
    var checks: [Placed<ScenarioCheck>] = []
    for (key, value) in object.members {
      let check = try ScenarioCheck(key, value, names: names)
      checks.append(Placed(check, line: names.line(of: value)))
    }
    return checks
  }

  private init(_ key: String, _ value: JSONReader, names: ScenarioNames) throws(JSONError) {
    if let list = List(rawValue: key) {
      self = .list(list, try names.itemList(value))
      return
    }
    switch key {
    case "showing": self = .showing(try value.unlessNull.map(names.item))
    case "idle": self = .idle(try value.bool)
    case "kind": self = .kind(try value.unlessNull?.choice())
    case "launches": self = .launches(try value.int(in: 0...))
    case "release": self = .release(try value.unlessNull?.version)
    case "releases": self = .releases(try value.unlessNull?.versions)
    case "pages": self = .pages(try value.unlessNull?.names)
    case "steps": self = .steps(try value.unlessNull?.names)
    default: self = try Self.perItem(key, value, names: names)
    }
  }

  private static func perItem(
    _ key: String,
    _ value: JSONReader,
    names: ScenarioNames
  ) throws(JSONError) -> Self {
    switch key {
    case "declined":
      .declined(
        try names.itemMap(value) { (reason) throws(JSONError) in
          try reason.unlessNull?.declineReason
        }
      )
    case "reasons":
      .reasons(try names.itemMap(value) { (reasons) throws(JSONError) in try reasons.names })
    case "until":
      .until(try names.itemMap(value) { (time) throws(JSONError) in try time.unlessNull?.time })
    case "outcome":
      .outcome(
        try names.itemMap(value) { (outcome) throws(JSONError) in try outcome.unlessNull?.outcome }
      )
    default:
      .presented(
        try names.itemMap(value) { (count) throws(JSONError) in try count.int(in: 0...) }
      )
    }
  }
}

extension JSONReader {
  fileprivate var versions: [AppVersion] {
    get throws(JSONError) { try map { (version) throws(JSONError) in try version.version } }
  }

  fileprivate var declineReason: String {
    get throws(JSONError) {
      let text = try string
      guard ScenarioCheck.declineReasons.contains(text) else {
        let known = ScenarioCheck.declineReasons.map(\.quoted).joined(separator: ", ")
        throw error("The word \(text.quoted) is not known here; known are \(known).")
      }
      return text
    }
  }

  fileprivate var outcome: LaunchOutcome {
    get throws(JSONError) {
      let text = try string
      guard let outcome = LaunchOutcome(text), outcome != .dismissed(.action("")) else {
        throw error("The text \(text.quoted) is not an outcome such as finished or interrupted.")
      }
      return outcome
    }
  }
}
