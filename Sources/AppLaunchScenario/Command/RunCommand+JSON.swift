import AppLaunch

extension RunCommand.Tally {
  /// Returns the document of `--json`.
  func json(_ results: [RunCommand.Result]) -> JSONValue {
    var object = JSONObject()
    object.add("files", results.map(\.json))
    object["passed"] = .int(passed)
    object["failed"] = .int(failed)
    object["invalid"] = .int(invalid)
    return object.value
  }
}

extension RunCommand.Result {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["file"] = .string(path)
    if let report, status != .unusable {
      report.write(to: &object)
    } else {
      object["result"] = "invalid"
    }
    object.add("errors", (error?.all ?? []).map(\.json))
    return object.value
  }
}

extension ScenarioReport {
  fileprivate func write(to object: inout JSONObject) {
    object["name"] = .string(name)
    object["result"] = passed ? "passed" : "failed"
    object["expectations"] = .int(expectations)
    object.add("failures", failures.map(\.json))
    object.add("skipped", skipped.map { .int($0) })
  }
}

extension ScenarioFailure {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["step"] = .int(step)
    object["line"] = line.map { .int($0) }
    object["key"] = .string(key)
    object["expected"] = expected
    object["found"] = found
    object["why"] = .strings(why)
    return object.value
  }
}

extension ScenarioError {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["code"] = .string(code.rawValue)
    object["message"] = .string(message)
    object["step"] = step.map { .int($0) }
    object["line"] = line.map { .int($0) }
    object["path"] = path.map { .string($0) }
    object.add("why", why.map { .string($0) })
    return object.value
  }
}
