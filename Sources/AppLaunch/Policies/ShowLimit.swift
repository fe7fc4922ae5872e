/// Holds what was shown often enough in this launch.
///
/// The scope is both what is counted and what is held.
///
/// ```swift
/// ShowLimit(1, of: .reviewAsk, .followUp)
/// ```
public struct ShowLimit: LaunchCondition, CountingPolicy, DocumentedPolicy {
  /// How many may show in one launch.
  public var count: Int

  public var scope: LaunchScope

  /// Creates a limit of some slots; of everything without one.
  public init(_ count: Int, of slots: LaunchSlot...) {
    self.init(count, scope: .of(slots))
  }

  /// Creates a limit of a scope.
  public init(_ count: Int, scope: LaunchScope) {
    self.count = count
    self.scope = scope
  }

  public var name: String { "limit" }

  @inline(__always)
  public func verdict(in state: LaunchState) -> Verdict {
    let shown = state.countShown(in: scope)
    guard shown >= count else { return .allow }
    return .hold(Reason(code: "limit", measured: .count(shown), bound: .count(count)))
  }
}

extension ShowLimit {
  public static let documentType = "limit"
  public static let documentKeys = ["count"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(try fields.count("count"), scope: .everything)
  }

  public func write(to fields: inout PolicyWriter) { fields.write("count", count) }
}
