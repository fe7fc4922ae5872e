/// A policy that can stand in a JSON document (R16).
///
/// ```swift
/// struct MinimumNotes: LaunchCondition {
///   var count: Int
///
///   func verdict(in state: LaunchState) -> Verdict {
///     state.record.events["note"]?.count ?? 0 < count ? .hold("too few notes") : .allow
///   }
/// }
///
/// extension MinimumNotes: DocumentedPolicy {
///   static let documentType = "minimumNotes"
///   static let documentKeys = ["count"]
///
///   init(from fields: PolicyReader) throws(PolicyDocumentError) {
///     self.init(count: try fields.count("count"))
///   }
///
///   func write(to fields: inout PolicyWriter) { fields.write("count", count) }
/// }
///
/// let registry = PolicyRegistry.shipped.adding(MinimumNotes.self)
/// let rules = LaunchPipeline { MinimumNotes(count: 3).only(for: .reviewAsk) }
/// ```
///
/// The initialiser that reads stands in an extension, since one in the struct itself would take away
/// `MinimumNotes(count:)`, which Swift gives.
///
/// Name and scope (`name`, `slots`, `items`, `exceptSlots`, `exceptItems`) are read and written for
/// every type alike; a policy deals with its own keys alone.
public protocol DocumentedPolicy: LaunchPolicy {
  /// The word under `type` that names the policy.
  static var documentType: String { get }

  /// The policy's own keys: any other is an error.
  static var documentKeys: [String] { get }

  /// Reads the policy's own keys.
  init(from fields: PolicyReader) throws(PolicyDocumentError)

  /// Writes the policy's own keys.
  ///
  /// - Throws: An error where no document can say what the policy does.
  func write(to fields: inout PolicyWriter) throws(PolicyDocumentError)
}

extension DocumentedPolicy {
  public static var documentKeys: [String] { [] }
}
