public import AppLaunch

// Where this module is imported, these are taken in place of those of AppLaunch, which have a registry to
// leave out: so nobody has to say that the limits of review asks may be named.

extension LaunchPipeline {
  /// Reads a pipeline from a JSON document that may name all policies that come with the package.
  ///
  /// ```json
  /// ["standard", { "type": "daysBetween", "items": ["reviewAsk"], "count": 90 }]
  /// ```
  ///
  /// The limits of review asks have the type names `installLaunch`, `daysOfUse`, `perYear`,
  /// `perVersion`, `daysBetween` and `recentError`, the key `count` (`per` for `perVersion`), and three of
  /// them `counting`: a list of slots and items, by default the slot `reviewAsk`.
  ///
  /// - Parameters:
  ///   - document: The bytes of the document.
  ///   - slots: The app's own slots; the built-in ones are always known.
  public init(
    document: some Collection<UInt8>,
    slots: [LaunchSlot] = []
  ) throws(PolicyDocumentError) {
    try self.init(document: document, registry: .withItems, slots: slots)
  }
}

extension PolicyDocuments {
  /// Creates a holder of documents that may name all policies that come with the package, with the
  /// pipeline that applies before any document is loaded.
  public init(_ pipeline: LaunchPipeline = .standard, slots: [LaunchSlot] = []) {
    self.init(pipeline, registry: .withItems, slots: slots)
  }
}
