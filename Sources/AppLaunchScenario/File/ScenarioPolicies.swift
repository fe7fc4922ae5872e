public import AppLaunch

/// The rules of a scenario: a pipeline, with the document it was read from.
public struct ScenarioPolicies: Sendable {
  /// The rules.
  public let pipeline: LaunchPipeline

  /// The document, or nil where the file has none.
  package let value: JSONValue?

  /// The standard rules: what a file without policies has.
  public static let standard = ScenarioPolicies(pipeline: .standard, value: nil)

  /// The calm rules.
  public static let calm = ScenarioPolicies(pipeline: .calm, value: ["calm"])

  /// No rules.
  public static let none = ScenarioPolicies(pipeline: .empty, value: [])

  private init(pipeline: LaunchPipeline, value: JSONValue?) {
    self.pipeline = pipeline
    self.value = value
  }

  /// Creates the rules of a pipeline.
  ///
  /// - Throws: An error where a policy of the pipeline has no form as a document.
  public init(_ pipeline: LaunchPipeline) throws(PolicyDocumentError) {
    self.init(pipeline: pipeline, value: try pipeline.written())
  }

  /// Reads a policy document whose slots and items the scenario declares.
  ///
  /// Where the document cannot be read as a whole, each policy is read for itself, and its faults
  /// noted: all keys that are not known, and the first of its values that is wrong.
  fileprivate init(_ reader: JSONReader, names: ScenarioNames) throws(JSONError) {
    let elements = try reader.array
    guard names.knowsAll.slots else {
      // Any slot that the policies name might be the one that could not be understood.
      self = .standard
      return
    }
    names.faults.each(elements) { (policy) throws(JSONError) in try names.checkItems(of: policy) }
    value = reader.value
    do throws(JSONError) {
      pipeline = try names.pipeline(reader)
    } catch {
      let known = names.faults.errors.count
      // There are as many as a document may have, or the fault is that there are more.
      names.faults.each(Array(elements.prefix(1_000))) { (policy) throws(JSONError) in
        _ = try names.pipeline(names.correctingKeys(of: policy).alone)
      }
      guard names.faults.errors.count > known else { throw error }
      pipeline = .empty
    }
  }
}

extension ScenarioPolicies: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension ScenarioNames {
  /// Reads the policies of a scenario.
  func policies(_ reader: JSONReader) throws(JSONError) -> ScenarioPolicies {
    try ScenarioPolicies(reader, names: self)
  }

  fileprivate func pipeline(_ list: JSONReader) throws(JSONError) -> LaunchPipeline {
    do throws(PolicyDocumentError) {
      return try LaunchPipeline(
        policies: list,
        registry: registry,
        slots: ownSlots
      )
    } catch {
      throw error.jsonError
    }
  }

  /// Notes the keys of a policy that are not known, and returns it with what was meant by them.
  fileprivate func correctingKeys(of policy: JSONReader) -> JSONReader {
    guard case .object = policy.node.kind, let object = try? policy.object,
      let type = object.optional("type")?.text, registry.words.contains(type)
    else { return policy }
    let known = PolicyReader.commonKeys + registry.keys(of: type)
    for error in object.unknownKeys(besides: known) where !faults.isFull { faults.note(error) }
    var free = Set(known).subtracting(object.keys)
    return policy.exchangingKeys { key in
      guard !known.contains(key) else { return key }
      return faults.guess(key, among: known).flatMap { free.remove($0) }
    }
  }

  /// Throws an error where a policy names an item that the scenario does not declare.
  fileprivate func checkItems(of policy: JSONReader) throws(JSONError) {
    // What else may be wrong with it, its own reader tells.
    guard case .object = policy.node.kind, let object = try? policy.object else { return }
    for key in ["items", "exceptItems"] {
      guard let list = object.optional(key), case .array = list.node.kind else { continue }
      if list.elements.allSatisfy({ $0.text != nil }) { _ = try itemList(list) }
    }
    // Lists of slots and items: what is no slot is an item.
    let mixed = ["after", "counting"].flatMap { object.optional($0)?.elements ?? [] }
    let others = mixed.filter { name in name.text.map { slots[$0] == nil } ?? false }
    let alone = [object.optional("item")].compactMap(\.self).filter { $0.text != nil }
    faults.each(others + alone) { (name) throws(JSONError) in _ = try item(name) }
  }
}
