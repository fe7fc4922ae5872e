import AppLaunch

extension ScenarioCheck {
  /// Returns the object of an `expect` step.
  static func json(_ checks: [ScenarioCheck]) -> JSONValue {
    .object(checks.map { .init($0.key, $0.value) })
  }

  /// The value in an `expect` step.
  var value: JSONValue {
    switch self {
    case .showing(let id): .optional(id?.rawValue)
    case .idle(let isIdle): .bool(isIdle)
    case .kind(let kind): .optional(kind?.rawValue)
    case .list(_, let ids): .ids(ids)
    case .declined(let reasons): .sorted(reasons.mapValues { .optional($0) })
    case .launches(let count): .int(count)
    case .release(let version): .optional(version?.rawValue)
    case .releases(let versions): versions.map { .strings($0.map(\.rawValue)) } ?? .null
    case .pages(let names), .steps(let names): names.map { .strings($0) } ?? .null
    case .reasons(let reasons): .sorted(reasons.mapValues { .strings($0) })
    case .until(let times): .sorted(times.mapValues { .optional($0?.description) })
    case .outcome(let outcomes): .sorted(outcomes.mapValues { .optional($0?.description) })
    case .presented(let counts): .sorted(counts.mapValues { .int($0) })
    }
  }
}

extension JSONValue {
  /// Returns a string, or null.
  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
