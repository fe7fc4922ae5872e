/// Drops an edition that was on screen in the foreground when the process died, several times in a
/// row, until the app's version changes (S6).
public struct CrashLoop: LaunchPolicy, DocumentedPolicy {
  /// How many deaths in a row.
  public var attempts: Int

  public var scope: LaunchScope

  /// Creates a rule.
  public init(attempts: Int = usualAttempts, scope: LaunchScope = .everything) {
    self.attempts = attempts
    self.scope = scope
  }

  /// How many deaths in a row are a loop, unless a rule says otherwise (S6).
  public static let usualAttempts = 3

  public var name: String { "crashLoop" }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    guard candidate.interruptions >= max(1, attempts), !Self.onlyReports(candidate.slot),
      let edition = candidate.editionHistory,
      edition.isInterrupted(in: state.launch.version)
    else { return .allow }
    return .drop(
      Reason(code: "crashLoop", measured: .count(edition.interruptions), bound: .count(attempts))
    )
  }
}

extension CrashLoop {
  /// Returns whether loops in a slot are only reported: an app without consent or its first steps is
  /// none (S6).
  static func onlyReports(_ slot: LaunchSlot) -> Bool {
    slot.mandatory || slot.name == LaunchSlot.onboarding.name
  }

  public static let documentType = "crashLoop"
  public static let documentKeys = ["attempts"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(attempts: try fields.count("attempts", in: 1...Int.max, default: 3))
  }

  public func write(to fields: inout PolicyWriter) { fields.write("attempts", max(1, attempts)) }
}
