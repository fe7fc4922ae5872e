package import AppLaunch

extension ScenarioFile {
  /// Returns the JSON text of the scenario, in lines; the same scenario gives the same bytes.
  public func text() -> String { json().text(pretty: true) + "\n" }

  /// Returns the scenario as JSON, with all that differs from the defaults.
  package func json() -> JSONValue {
    var object = JSONObject()
    object["name"] = .string(name)
    object.add("slots", slots.map(\.scenarioJSON))
    object["items"] = .array(items.map { $0.json() })
    object["policies"] = policies.value
    object["record"] = record?.scenarioJSON
    object["steps"] = .array(steps.map { $0.value.json() })
    if isLenient { object["lenient"] = true }
    return object.value
  }
}

extension LaunchRecord {
  /// The record as a store writes it.
  fileprivate var scenarioJSON: JSONValue? {
    (try? JSONDocument.parse(json(), limits: Self.limits)).map { JSONValue($0.root) }
  }
}

extension LaunchSlot {
  fileprivate var scenarioJSON: JSONValue {
    var object = JSONObject()
    object["name"] = .string(name)
    object["priority"] = .int(priority)
    if mandatory { object["mandatory"] = true }
    return object.value
  }
}
