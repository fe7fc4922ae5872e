import AppLaunch

extension ScenarioStep {
  /// Reads a step: an object with one key.
  init(_ reader: JSONReader, names: ScenarioNames) throws(JSONError) {
    let faults = names.faults
    let object = try ScenarioObject<Key>(reader, faults)
    guard let (key, value) = try object.onlyMember() else {
      // That its key is not known is noted; any step stands in its place.
      self = .kill
      return
    }
    switch key {
    case .activate, .inactive, .fail, .kill, .quit: self = try Self.confirmed(key, value)
    case .launch: self = .launch(try ScenarioLaunch(value, names: names))
    case .foreground: self = .foreground(try ScenarioReturn(foreground: value, faults))
    case .background: self = .background(try ScenarioAbsence(value, faults))
    case .trigger: self = .trigger(try value.choice())
    case .offer: self = .offer(try names.itemList(value))
    case .answer: self = try Self.answer(value, names: names)
    case .dismiss: self = try Self.dismiss(value, names: names)
    case .withdraw: self = .withdraw(try names.item(value))
    case .shownElsewhere: self = .shownElsewhere(try names.slot(value))
    case .block: self = .block(try value.name)
    case .unblock: self = .unblock(try value.name)
    case .moment: self = .moment(try value.name)
    case .fact:
      let (name, truth) = try Self.truth(value, faults)
      self = .fact(name, is: truth)
    case .flag:
      let (name, truth) = try Self.truth(value, faults)
      self = .flag(name, is: truth)
    case .event: self = .event(try value.name)
    case .subject: self = .subject(try value.unlessNull?.name)
    case .advance: self = .advance(try value.duration)
    case .recordUnavailable: self = .recordUnavailable(try value.bool)
    case .writeFails: self = .writeFails(try value.bool)
    case .reset: self = .reset(try LaunchReset(scenario: value, names: names))
    case .expect: self = .expect(try ScenarioCheck.read(value, names: names))
    }
  }

  private static func confirmed(_ key: Key, _ value: JSONReader) throws(JSONError) -> Self {
    try value.confirmed()
    return switch key {
    case .activate: .activate
    case .inactive: .inactive
    case .fail: .fail
    case .kill: .kill
    default: .quit
    }
  }

  private static func answer(
    _ reader: JSONReader,
    names: ScenarioNames
  ) throws(JSONError) -> Self {
    let object = try ScenarioObject<AnswerKey>(reader, names.faults)
    let id = try names.item(try object.required(.id))
    switch (object.optional(.offers), object.optional(.error)) {
    case (let offers?, nil): return .answer(id, .offers(try offers.bool))
    case (nil, let error?): return .answer(id, .throwing(try error.string))
    default: throw object.error("An answer has either the key \"offers\" or the key \"throws\".")
    }
  }

  private static func dismiss(
    _ reader: JSONReader,
    names: ScenarioNames
  ) throws(JSONError) -> Self {
    guard case .object = reader.node.kind else {
      return .dismiss(try LaunchDismissal(scenario: reader))
    }
    let object = try ScenarioObject<DismissKey>(reader, names.faults)
    let via = try LaunchDismissal(scenario: try object.required(.via))
    return .dismiss(via, then: try object.optional(.then).map(names.itemList) ?? [])
  }

  private static func truth(
    _ reader: JSONReader,
    _ faults: ScenarioFaults
  ) throws(JSONError) -> (String, Bool) {
    let object = try ScenarioObject<TruthKey>(reader, faults)
    return (try object.required(.name).name, try object.required(.truth).bool)
  }
}

extension LaunchDismissal {
  fileprivate init(scenario reader: JSONReader) throws(JSONError) {
    let text = try reader.string
    guard let dismissal = LaunchDismissal(text), dismissal != .action("") else {
      throw reader.error(
        "The text \(text.quoted) is none of finished, closeButton, swipeDown and action:NAME."
      )
    }
    self = dismissal
  }
}

extension LaunchReset {
  fileprivate init(scenario reader: JSONReader, names: ScenarioNames) throws(JSONError) {
    let object = try ScenarioObject<ScenarioStep.ResetKey>(reader, names.faults)
    guard let (key, value) = try object.onlyMember() else {
      self = .all
      return
    }
    switch key {
    case .item: self = .item(try names.item(value))
    case .slot: self = .slot(try names.slot(value).name)
    case .policy: self = .policy(try value.name)
    case .subject:
      try value.confirmed()
      self = .subject
    case .all:
      try value.confirmed()
      self = .all
    }
  }
}
