public import AppLaunch
import AppLaunchItems

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
  fileprivate init(_ reader: JSONReader, names: ScenarioNames) throws(JSONError) {
    do throws(PolicyDocumentError) {
      pipeline = try LaunchPipeline(
        policies: reader,
        registry: .withItems,
        slots: names.ownSlots
      )
    } catch {
      throw error.jsonError
    }
    value = reader.value
    for policy in try reader.array { try names.checkItems(ofPolicy: policy) }
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

  /// Throws an error where a policy names an item that the scenario does not declare.
  fileprivate func checkItems(ofPolicy policy: JSONReader) throws(JSONError) {
    guard case .object = policy.node.kind else { return }
    let object = try policy.object
    for key in ["items", "exceptItems"] {
      if let list = object.optional(key) { _ = try itemList(list) }
    }
    if let item = object.optional("item") { _ = try self.item(item) }
    for key in ["after", "counting"] {
      guard let list = object.optional(key) else { continue }
      for name in try list.array where slots[try name.string] == nil { _ = try item(name) }
    }
  }
}
