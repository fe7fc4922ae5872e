/// Drops an edition that was on screen in the foreground when the process died, several times in a
/// row, until the app's version changes (S6).
///
/// Onboarding and mandatory slots are never dropped, whatever the scope says: without them an app may
/// not be usable at all. Their loops are only reported, as an event of the queue.
public struct CrashLoop: LaunchPolicy, DocumentedPolicy {
  /// How many deaths in a row.
  public var attempts: Int

  public var scope: LaunchScope

  /// Three, where nothing else is said (S6).
  public static let usualAttempts = 3

  /// Creates a rule.
  public init(attempts: Int = usualAttempts, scope: LaunchScope = .everything) {
    self.attempts = attempts
    self.scope = scope
  }

  public var name: String { "crashLoop" }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    guard candidate.interruptions > 0, let edition = candidate.editionHistory,
      edition.interruptedVersion == state.record.known(state.launch.version)
    else { return .allow }
    let (deaths, most) = (edition.deaths(towards: max(1, attempts)), max(1, attempts))
    guard deaths >= most, mayDrop(candidate.slot) else { return .allow }
    return .drop(Reason(code: "crashLoop", measured: .count(deaths), bound: .count(attempts)))
  }

  private func mayDrop(_ slot: LaunchSlot) -> Bool {
    !slot.mandatory && slot.name != LaunchSlot.onboarding.name
  }
}

extension CrashLoop {
  public static let documentType = "crashLoop"
  public static let documentKeys = ["attempts"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(attempts: try fields.count("attempts", in: 1...Int.max, default: Self.usualAttempts))
  }

  public func write(to fields: inout PolicyWriter) { fields.write("attempts", max(1, attempts)) }
}
