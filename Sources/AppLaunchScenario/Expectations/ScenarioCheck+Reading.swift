import AppLaunch

extension ScenarioCheck {
  /// Reads the checks of an `expect` step, in the order of the text.
  static func read(
    _ reader: JSONReader,
    names: ScenarioNames
  ) throws(JSONError) -> [Placed<ScenarioCheck>] {
    let object = try ScenarioObject<Key>(reader, names.faults)
    guard !object.isEmpty else { throw object.error("This expects nothing.") }
    var checks: [Placed<ScenarioCheck>] = []
    for (key, value) in object.members {
      let check: ScenarioCheck? = names.faults.value(
        try ScenarioCheck(key, value, names: names),
        else: nil
      )
      if let check { checks.append(Placed(check, line: names.line(of: value))) }
    }
    return checks
  }

  private init(_ key: Key, _ value: JSONReader, names: ScenarioNames) throws(JSONError) {
    switch key {
    case .showing: self = .showing(try value.unlessNull.map(names.item))
    case .idle: self = .idle(try value.bool)
    case .kind: self = .kind(try value.unlessNull?.choice())
    case .held: self = .list(.held, try names.itemList(value))
    case .dropped: self = .list(.dropped, try names.itemList(value))
    case .failed: self = .list(.failed, try names.itemList(value))
    case .waiting: self = .list(.waiting, try names.itemList(value))
    case .launches: self = .launches(try value.int(in: 0...))
    case .release: self = .release(try value.unlessNull?.version)
    case .releases: self = .releases(try value.unlessNull?.versions)
    case .pages: self = .pages(try value.unlessNull?.names)
    case .steps: self = .steps(try value.unlessNull?.names)
    case .declined:
      self = .declined(
        try names.itemMap(value) { (reason) throws(JSONError) in
          try reason.unlessNull?.choice(of: DeclineReason.self).rawValue
        }
      )
    case .reasons:
      self = .reasons(
        try names.itemMap(value) { (reasons) throws(JSONError) in try reasons.names }
      )
    case .until:
      self = .until(
        try names.itemMap(value) { (time) throws(JSONError) in try time.unlessNull?.time }
      )
    case .outcome:
      self = .outcome(
        try names.itemMap(value) { (outcome) throws(JSONError) in try outcome.unlessNull?.outcome }
      )
    case .presented:
      self = .presented(
        try names.itemMap(value) { (count) throws(JSONError) in try count.int(in: 0...) }
      )
    }
  }
}

extension JSONReader {
  fileprivate var versions: [AppVersion] {
    get throws(JSONError) { try map { (version) throws(JSONError) in try version.version } }
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
