import AppLaunch

extension ScenarioLaunch {
  init(_ reader: JSONReader, names: ScenarioNames) throws(JSONError) {
    let object = try reader.object(allowing: [
      "version", "at", "after", "trigger", "facts", "flags", "untrackedEarlierUse", "subject",
      "items",
    ])
    version = try object.required("version").unlessNull?.version
    time = try Time(object)
    trigger = try (object.optional("trigger")?.choice(of: Trigger.self) ?? .user).launchTrigger
    facts = try object.optional("facts")?.flags ?? [:]
    flags = try object.optional("flags")?.flags ?? [:]
    untrackedEarlierUse = try object.optional("untrackedEarlierUse")?.version
    if let told = object.optional("subject") { subject = .some(try told.unlessNull?.name) }
    items = try object.optional("items").map(names.readItems) ?? []
  }

  /// The triggers of a launch, the one without a scene included.
  enum Trigger: String, CaseIterable {
    case user, link, notification, shortcut, resume, background

    var launchTrigger: LaunchTrigger? { LaunchTrigger(rawValue: rawValue) }
  }
}

extension ScenarioLaunch.Time {
  fileprivate init(_ object: JSONObjectReader) throws(JSONError) {
    switch (object.optional("at"), object.optional("after")) {
    case (let at?, nil): self = .at(try at.time)
    case (nil, let after): self = .after(try after?.span ?? .zero)
    case (_?, let after?):
      throw after.error("A launch has either the key \"at\" or the key \"after\".")
    }
  }
}

extension ScenarioReturn {
  private static let keys = ["after", "trigger", "version"]

  init(foreground reader: JSONReader) throws(JSONError) {
    guard case .object = reader.node.kind else {
      try reader.confirmed()
      self.init()
      return
    }
    let object = try reader.object(allowing: Self.keys)
    try self.init(object, after: object.optional("after")?.span ?? .zero)
  }

  fileprivate init(background reader: JSONReader) throws(JSONError) {
    let object = try reader.object(allowing: Self.keys)
    try self.init(object, after: object.required("after").span)
  }

  private init(_ object: JSONObjectReader, after: LaunchDuration) throws(JSONError) {
    self.after = after
    trigger = try object.optional("trigger")?.choice()
    if let told = object.optional("version") { version = .some(try told.unlessNull?.version) }
  }
}

extension ScenarioAbsence {
  init(_ reader: JSONReader) throws(JSONError) {
    switch reader.node.kind {
    case .string: self = .until(ScenarioReturn(after: try reader.span))
    case .object: self = .until(try ScenarioReturn(background: reader))
    case .bool:
      try reader.confirmed()
      self = .open
    default: throw reader.mismatch("true, a duration or an object")
    }
  }
}
