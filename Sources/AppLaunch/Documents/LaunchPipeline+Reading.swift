extension LaunchPipeline {
  /// Reads a pipeline from a JSON document: a list of policies and of `"standard"` and `"calm"`.
  ///
  /// ```json
  /// ["standard", { "type": "cooldown", "slots": ["paywall"], "for": "P3D" }]
  /// ```
  ///
  /// `{"standard": {"without": ["quiet"]}}`, and `calm` alike, leaves out all rules of some names; see
  /// ``without(_:)``.
  ///
  /// The document has at most 1 MB, 32 levels and 1,000 policies, and is read strictly (R16). A policy
  /// that needs more history than the record keeps is an error, too (R50).
  ///
  /// - Parameters:
  ///   - document: The bytes of the document.
  ///   - registry: The types of policy that it may name.
  ///   - slots: The app's own slots; the built-in ones are always known.
  public init(
    document: some Collection<UInt8>,
    registry: PolicyRegistry = .shipped,
    slots: [LaunchSlot] = []
  ) throws(PolicyDocumentError) {
    let json: JSONDocument
    do throws(JSONError) {
      json = try JSONDocument.parse(document)
    } catch {
      throw PolicyDocumentError(error, code: .unreadable)
    }
    try self.init(policies: JSONReader(json), registry: registry, slots: slots)
  }

  /// Reads a pipeline from a list of policies inside a larger document.
  package init(
    policies list: JSONReader,
    registry: PolicyRegistry = .shipped,
    slots: [LaunchSlot] = []
  ) throws(PolicyDocumentError) {
    let own = slots.filter { !LaunchSlot.builtIn.contains($0) }
    let loader = PolicyLoader(registry: registry, slots: LaunchSlot.builtIn + own)
    self = try loader.pipeline(list)
  }
}
