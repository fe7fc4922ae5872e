/// Policy documents as they arrive, one after the other: one that fails to load leaves the last good
/// pipeline in place and says why (R16).
///
/// ```swift
/// var documents = PolicyDocuments(slots: [.consent])
/// if let problem = documents.load(bytes) { log(problem.description) }
/// let queue = LaunchQueue<LaunchScreen>(pipeline: documents.pipeline)
/// ```
public struct PolicyDocuments: Sendable {
  /// The pipeline of the last document that was good, or the one to begin with.
  public private(set) var pipeline: LaunchPipeline

  /// What was wrong with the last document, or nil where it was good.
  public private(set) var problem: PolicyDocumentError?

  private let registry: PolicyRegistry
  private let slots: [LaunchSlot]

  /// Creates a holder with the pipeline that applies before any document is loaded.
  public init(
    _ pipeline: LaunchPipeline = .standard,
    registry: PolicyRegistry = .shipped,
    slots: [LaunchSlot] = []
  ) {
    self.pipeline = pipeline
    self.registry = registry
    self.slots = slots
  }

  /// Takes a document's pipeline if it is good.
  ///
  /// - Returns: What is wrong with the document, or nil where it is good.
  @discardableResult
  public mutating func load(_ document: some Collection<UInt8>) -> PolicyDocumentError? {
    do throws(PolicyDocumentError) {
      pipeline = try LaunchPipeline(document: document, registry: registry, slots: slots)
      problem = nil
    } catch {
      problem = error
    }
    return problem
  }
}
