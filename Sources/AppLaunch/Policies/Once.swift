/// Shows an item once: ever, or once in each major, minor, patch or full version of the app.
///
/// Presentations of the id count, whatever its edition (N30). Once ever drops; the others hold until
/// the version changes.
public struct Once: LaunchPolicy, DocumentedPolicy {
  /// In what.
  public var period: Period

  public var scope: LaunchScope

  /// In what an item shows once.
  public enum Period: String, Hashable, Sendable, Codable, CaseIterable {
    case ever, major, minor, patch, full
  }

  /// Creates a rule for some slots; for everything without one.
  public init(per period: Period = .ever, of slots: LaunchSlot...) {
    self.init(per: period, scope: .of(slots))
  }

  /// Creates a rule for a scope.
  public init(per period: Period, scope: LaunchScope) {
    self.period = period
    self.scope = scope
  }

  public var name: String { "once" }

  public func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    let times = candidate.timesPresented
    guard times > 0 else { return .allow }
    guard let depth = period.depth else {
      return .drop(Reason(code: "once", measured: .count(times), bound: .text("ever")))
    }
    guard let version = state.launch.version else { return .allow }
    let isRepeated = candidate.presentations.contains { presentation in
      presentation.version.map { $0.agrees(with: version, to: depth) } ?? false
    }
    guard isRepeated else { return .allow }
    return .hold(
      Reason(code: "once.version", measured: .version(version), bound: .text(period.rawValue))
    )
  }
}

extension Once.Period {
  /// How many components of the version must agree; nil where versions do not matter.
  package var depth: VersionDepth? {
    switch self {
    case .ever: nil
    case .major: .major
    case .minor: .minor
    case .patch: .patch
    case .full: .full
    }
  }
}

extension Once {
  public static let documentType = "once"
  public static let documentKeys = ["per"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(per: try fields.choice("per", default: .ever), scope: .everything)
  }

  public func write(to fields: inout PolicyWriter) { fields.write("per", period) }
}
