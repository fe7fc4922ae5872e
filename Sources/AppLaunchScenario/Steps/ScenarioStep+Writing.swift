import AppLaunch

extension ScenarioStep {
  /// Returns the step as JSON: an object with one key.
  func json() -> JSONValue {
    let (key, value): (Key, JSONValue) =
      switch self {
      case .launch(let launch): (.launch, launch.json())
      case .activate: (.activate, true)
      case .inactive: (.inactive, true)
      case .foreground(let comeback): (.foreground, comeback.foregroundJSON())
      case .background(let absence): (.background, absence.json())
      case .trigger(let trigger): (.trigger, .string(trigger.rawValue))
      case .offer(let ids): (.offer, .ids(ids))
      case .answer(let id, let answer): (.answer, answer.json(id))
      case .dismiss(let via, let then): (.dismiss, Self.dismissal(via, then))
      case .fail: (.fail, true)
      case .withdraw(let id): (.withdraw, .string(id.rawValue))
      case .shownElsewhere(let slot): (.shownElsewhere, .string(slot.name))
      case .block(let name): (.block, .string(name))
      case .unblock(let name): (.unblock, .string(name))
      case .moment(let name): (.moment, .string(name))
      case .fact(let name, let value): (.fact, ["name": .string(name), "is": .bool(value)])
      case .flag(let name, let value): (.flag, ["name": .string(name), "is": .bool(value)])
      case .event(let name): (.event, .string(name))
      case .subject(let name): (.subject, name.map { .string($0) } ?? .null)
      case .advance(let duration): (.advance, .string("\(duration)"))
      case .kill: (.kill, true)
      case .quit: (.quit, true)
      case .recordUnavailable(let isSo): (.recordUnavailable, .bool(isSo))
      case .writeFails(let isSo): (.writeFails, .bool(isSo))
      case .reset(let reset): (.reset, reset.json)
      case .expect(let checks): (.expect, ScenarioCheck.json(checks.map(\.value)))
      }
    return .object([.init(key.rawValue, value)])
  }

  private static func dismissal(_ via: LaunchDismissal, _ then: [LaunchItemID]) -> JSONValue {
    if then.isEmpty { return .string("\(via)") }
    return ["via": .string("\(via)"), "then": .ids(then)]
  }
}

extension ScenarioAnswer {
  fileprivate func json(_ id: LaunchItemID) -> JSONValue {
    switch self {
    case .offers(let offers): ["id": .string(id.rawValue), "offers": .bool(offers)]
    case .throwing(let text): ["id": .string(id.rawValue), "throws": .string(text)]
    }
  }
}

extension LaunchReset {
  fileprivate var json: JSONValue {
    switch self {
    case .item(let id): ["item": .string(id.rawValue)]
    case .slot(let name): ["slot": .string(name)]
    case .policy(let name): ["policy": .string(name)]
    case .subject: ["subject": true]
    case .all: ["all": true]
    }
  }
}

extension ScenarioLaunch {
  fileprivate func json() -> JSONValue {
    var object = JSONObject()
    object["version"] = version.json
    switch time {
    case .at(let time): object["at"] = .string("\(time)")
    case .after(.zero): break
    case .after(let duration): object["after"] = .string("\(duration)")
    }
    if trigger != .user { object["trigger"] = .string(trigger?.rawValue ?? "background") }
    object.add("facts", facts.mapValues { .bool($0) })
    object.add("flags", flags.mapValues { .bool($0) })
    object["untrackedEarlierUse"] = untrackedEarlierUse.map { .string($0.rawValue) }
    if let subject { object["subject"] = subject.map { .string($0) } ?? .null }
    object.add("items", items.map { $0.json() })
    return object.value
  }
}

extension ScenarioReturn {
  fileprivate func foregroundJSON() -> JSONValue {
    self == ScenarioReturn() ? true : json(writesAfter: after != .zero)
  }

  fileprivate func json(writesAfter: Bool) -> JSONValue {
    var object = JSONObject()
    if writesAfter { object["after"] = .string("\(after)") }
    object["trigger"] = trigger.map { .string($0.rawValue) }
    if let version { object["version"] = version.json }
    return object.value
  }
}

extension ScenarioAbsence {
  fileprivate func json() -> JSONValue {
    switch self {
    case .open: true
    case .until(let comeback) where comeback == ScenarioReturn(after: comeback.after):
      .string("\(comeback.after)")
    case .until(let comeback): comeback.json(writesAfter: true)
    }
  }
}

extension AppVersion? {
  fileprivate var json: JSONValue { map { .string($0.rawValue) } ?? .null }
}
