/// Looks at a fact that the app tells: allows where it is so, and says what happens where it is not
/// or nobody knows.
public struct RequiresFact: LaunchCondition, DocumentedPolicy {
  /// The fact.
  public var fact: String

  /// What it must be.
  public var value: LaunchFact

  /// What happens while it is unknown.
  public var missing: Answer

  /// What happens where it is something else.
  public var otherwise: Answer

  /// What a fact can lead to.
  public enum Answer: String, Hashable, Sendable, Codable, CaseIterable {
    case allow, wait, hold
  }

  /// Creates a rule.
  public init(
    _ fact: String,
    is value: LaunchFact = true,
    missing: Answer = .hold,
    otherwise: Answer = .hold
  ) {
    self.fact = fact
    self.value = value
    self.missing = missing
    self.otherwise = otherwise
  }

  public var name: String { "fact" }

  public func verdict(in state: LaunchState) -> Verdict {
    let found = state.facts[fact]
    let answer = answer(to: found)
    if answer == .allow { return .allow }
    let reason = Reason(
      code: "fact",
      about: fact,
      measured: .text(found?.description ?? "unknown"),
      bound: .text(value.description)
    )
    return answer == .wait ? .wait(reason) : .hold(reason)
  }

  public func level(in state: LaunchState) -> VerdictLevel {
    switch answer(to: state.facts[fact]) {
    case .allow: .allow
    case .wait: .wait
    case .hold: .hold
    }
  }

  private func answer(to found: LaunchFact?) -> Answer {
    if found == value { return .allow }
    return found == nil ? missing : otherwise
  }
}

extension RequiresFact {
  public static let documentType = "fact"
  public static let documentKeys = ["fact", "is", "equals", "missing", "otherwise"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      try fields.name("fact"),
      is: try Self.value(fields),
      missing: try fields.choice("missing", default: .hold),
      otherwise: try fields.choice("otherwise", default: .hold)
    )
  }

  private static func value(
    _ fields: PolicyReader
  ) throws(PolicyDocumentError) -> LaunchFact {
    guard fields.has("equals") else { return .truth(try fields.truth("is", default: true)) }
    guard !fields.has("is") else {
      throw fields.error("Only one of \"is\" and \"equals\" may be given.", at: "equals")
    }
    return try fields.textOrNumber("equals")
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    try fields.write("fact", name: fact)
    switch value {
    case .truth(let truth): fields.write("is", truth)
    case .number(let number): fields.add("equals", .int(number))
    case .text(let text): fields.write("equals", text)
    }
    fields.write("missing", missing)
    fields.write("otherwise", otherwise)
  }
}
