extension LaunchPipeline {
  /// Returns the pipeline as a JSON document, which reads back as one that decides the same.
  ///
  /// The standard rules are written as `"standard"`, those of `.calm` as `"calm"`. Reading needs the
  /// registry and the slots that the pipeline uses.
  ///
  /// - Throws: An error that names the first policy that no document can describe: a closure, one
  ///   under `when`, one of a type that is no ``DocumentedPolicy``, or one that was refused; and an
  ///   ordering, which is a closure, too.
  public func document() throws(PolicyDocumentError) -> [UInt8] {
    try written().bytes(pretty: true)
  }

  /// Returns the pipeline as the value of a larger document.
  package func written() throws(PolicyDocumentError) -> JSONValue {
    if let ordering = orderings.first {
      throw PolicyDocumentError(
        .unwritable,
        "The ordering \(ordering.name.quoted) cannot be written: it is a closure.",
        at: .root
      )
    }
    var values: [JSONValue] = []
    for (index, entry) in entries.enumerated() {
      do throws(PolicyDocumentError) {
        values.append(try entry.written())
      } catch {
        throw PolicyDocumentError(
          .unwritable,
          "The policy \(entry.name.quoted) cannot be written: \(error.message).",
          at: JSONPath([.index(index)])
        )
      }
    }
    return .array(try PolicyPreset.abbreviated(values))
  }
}

extension LaunchPipeline.Entry {
  /// The word under `type` in documents, or nil for a policy that has none.
  package var documentType: String? {
    (policy.innermost as? any DocumentedPolicy).map { type(of: $0).documentType }
  }

  func written() throws(PolicyDocumentError) -> JSONValue {
    if let refusal { throw PolicyWriter.unwritable("it was refused, since it \(refusal)") }
    if let conditional = policy as? ConditionalPolicy {
      throw PolicyWriter.unwritable("its condition \(conditional.condition.quoted) is a closure")
    }
    guard let policy = policy as? any DocumentedPolicy else {
      throw PolicyWriter.unwritable("its type has no form as a document")
    }
    var writer = PolicyWriter()
    writer.write("type", type(of: policy).documentType)
    if name != policy.nameOnReading { writer.write("name", name) }
    try writer.write(scope: scope)
    try policy.write(to: &writer)
    return .object(writer.members)
  }
}

extension DocumentedPolicy {
  /// The name that the policy has when it is read from a document that gives none.
  fileprivate var nameOnReading: String { self is Quiet ? Quiet.usualName : name }
}
