public import AppLaunch

/// A limit of the calls of the review prompt: a number, and what counts as a call (R33).
///
/// What is held is the scope; what is counted is another, usually every ask of the app (N26):
///
/// ```swift
/// CallsPerYear(2).only(items: "reviewAsk")
/// ```
public protocol CallLimit: LaunchCondition, DocumentedPolicy {
  /// The number that the limit is about.
  var count: Int { get }

  /// What counts as a call.
  var counted: LaunchScope { get }

  /// The number of a rule that does not say.
  static var usualCount: Int { get }

  /// Creates a rule.
  init(_ count: Int, counting counted: LaunchScope)
}

extension CallLimit {
  public var name: String { Self.documentType }

  public static var documentKeys: [String] { ["count", "counting"] }

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      try fields.count("count", default: Self.usualCount),
      counting: try fields.counted()
    )
  }

  public func write(to fields: inout PolicyWriter) throws(PolicyDocumentError) {
    fields.write("count", count)
    try fields.write(mixed: "counting", counted)
  }
}
