import AppLaunch

extension ScenarioLaunch {
  init(_ reader: JSONReader, names: ScenarioNames) throws(JSONError) {
    let faults = names.faults
    let object = try ScenarioObject<Key>(reader, faults)
    version = faults.value(try object.required(.version).unlessNull?.version, else: nil)
    time = faults.value(try Time(object), else: .after(.zero))
    trigger = faults.value(
      try (object.optional(.trigger)?.choice(of: Trigger.self) ?? .user).launchTrigger,
      else: .user
    )
    facts = faults.value(try object.optional(.facts)?.flags, else: nil) ?? [:]
    flags = faults.value(try object.optional(.flags)?.flags, else: nil) ?? [:]
    untrackedEarlierUse = faults.value(
      try object.optional(.untrackedEarlierUse)?.version,
      else: nil
    )
    if let told = object.optional(.subject) {
      subject = .some(faults.value(try told.unlessNull?.name, else: nil))
    }
    items = names.readItems(faults.value(try object.optional(.items)?.array, else: nil) ?? [])
  }

  /// The triggers of a launch, the one without a scene included.
  enum Trigger: String, CaseIterable {
    case user, link, notification, shortcut, resume, background

    var launchTrigger: LaunchTrigger? { LaunchTrigger(rawValue: rawValue) }
  }
}

extension ScenarioLaunch.Time {
  fileprivate init(_ object: ScenarioObject<ScenarioLaunch.Key>) throws(JSONError) {
    switch (object.optional(.at), object.optional(.after)) {
    case (let at?, nil): self = .at(try at.time)
    case (nil, let after): self = .after(try after?.span ?? .zero)
    case (_?, let after?):
      throw after.error("A launch has either the key \"at\" or the key \"after\".")
    }
  }
}

extension ScenarioReturn {
  init(foreground reader: JSONReader, _ faults: ScenarioFaults) throws(JSONError) {
    guard case .object = reader.node.kind else {
      try reader.confirmed()
      self.init()
      return
    }
    let object = try ScenarioObject<Key>(reader, faults)
    try self.init(object, after: object.optional(.after)?.span ?? .zero)
  }

  fileprivate init(background reader: JSONReader, _ faults: ScenarioFaults) throws(JSONError) {
    let object = try ScenarioObject<Key>(reader, faults)
    try self.init(object, after: object.required(.after).span)
  }

  private init(_ object: ScenarioObject<Key>, after: LaunchDuration) throws(JSONError) {
    self.after = after
    trigger = try object.optional(.trigger)?.choice()
    if let told = object.optional(.version) { version = .some(try told.unlessNull?.version) }
  }
}

extension ScenarioAbsence {
  init(_ reader: JSONReader, _ faults: ScenarioFaults) throws(JSONError) {
    switch reader.node.kind {
    case .string: self = .until(ScenarioReturn(after: try reader.span))
    case .object: self = .until(try ScenarioReturn(background: reader, faults))
    case .bool:
      try reader.confirmed()
      self = .open
    default: throw reader.mismatch("true, a duration or an object")
    }
  }
}
