public import AppLaunch

/// Holds until the version has changed enough since a call of the review prompt (R33).
///
/// With an unknown version it does not object.
public struct CallsPerVersion: LaunchCondition {
  /// How much of the version must have changed.
  public var depth: VersionDepth

  /// What counts as a call.
  public var counted: LaunchScope

  /// Creates a rule.
  public init(_ depth: VersionDepth = .minor, counting counted: LaunchScope = .reviewAsks) {
    self.depth = depth
    self.counted = counted
  }

  public var name: String { "perVersion" }

  public func verdict(in state: LaunchState) -> Verdict {
    guard let version = state.launch.version else { return .allow }
    let isRepeated = state.record.presentations(in: counted).contains { call in
      call.version.map { $0.agrees(with: version, to: depth) } ?? false
    }
    guard isRepeated else { return .allow }
    return .hold(
      Reason(code: "perVersion", measured: .version(version), bound: .text(depth.rawValue))
    )
  }
}

extension CallsPerVersion: DocumentedPolicy {
  public static let documentType = "perVersion"
  public static let documentKeys = ["per", "counting"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(try fields.choice("per", default: .minor), counting: try fields.counted())
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    fields.write("per", depth)
    try fields.write(mixed: "counting", counted)
  }
}
