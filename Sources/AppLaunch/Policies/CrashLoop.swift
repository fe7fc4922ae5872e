/// Drops an edition that was on screen in the foreground when the process died, several times in a
/// row, until the app's version changes (S6).
public struct CrashLoop: LaunchPolicy, DocumentedPolicy {
  /// How many deaths in a row.
  public var attempts: Int

  public var scope: LaunchScope

  /// Creates a rule.
  public init(attempts: Int = 3, scope: LaunchScope = .everything) {
    self.attempts = attempts
    self.scope = scope
  }

  public var name: String { "crashLoop" }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    guard candidate.interruptions >= max(1, attempts), let edition = candidate.editionHistory,
      edition.interruptedVersion == state.launch.version
    else { return .allow }
    return .drop(
      Reason(code: "crashLoop", measured: .count(edition.interruptions), bound: .count(attempts))
    )
  }
}

extension CrashLoop {
  public static let documentType = "crashLoop"
  public static let documentKeys = ["attempts"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(attempts: try fields.count("attempts", in: 1...Int.max, default: 3))
  }

  public func write(to fields: inout PolicyWriter) { fields.write("attempts", max(1, attempts)) }
}
