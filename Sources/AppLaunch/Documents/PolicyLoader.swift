/// Reads the policies of a document, each with its name and scope.
struct PolicyLoader {
  let registry: PolicyRegistry

  /// All slots that a document may name.
  let slots: [LaunchSlot]

  /// How many policies a document may have, those of `"standard"` included (R16).
  static let most = 1_000

  func pipeline(_ list: JSONReader) throws(PolicyDocumentError) -> LaunchPipeline {
    var pipeline = LaunchPipeline.empty
    let elements = try read { () throws(JSONError) in try list.array }
    for element in elements {
      if element.isString {
        pipeline.entries += try preset(element).entries
      } else {
        pipeline.entries += try entries(element)
      }
      guard elements.count <= Self.most, pipeline.entries.count <= Self.most else {
        throw PolicyDocumentError(
          list.error("The list has more policies than the \(Self.most) that are allowed.")
        )
      }
    }
    return pipeline
  }

  /// Returns the rules that a word stands for.
  private func preset(_ element: JSONReader) throws(PolicyDocumentError) -> LaunchPipeline {
    let word = try read { () throws(JSONError) in try element.choice(of: PolicyPreset.self) }
    return word.rules
  }

  private func entries(
    _ element: JSONReader
  ) throws(PolicyDocumentError) -> [LaunchPipeline.Entry] {
    let object = try read { () throws(JSONError) in try element.object }
    for preset in PolicyPreset.allCases where object.optional(preset.rawValue) != nil {
      return try read { () throws(JSONError) in try Self.without(preset, in: object) }
    }
    return [try entry(object)]
  }

  /// Returns the rules of a preset but those of some names.
  private static func without(
    _ preset: PolicyPreset,
    in object: JSONObjectReader
  ) throws(JSONError) -> [LaunchPipeline.Entry] {
    try object.allow([preset.rawValue])
    let exceptions = try object.required(preset.rawValue).object(allowing: ["without"])
    var rules = preset.rules
    for element in try exceptions.required("without").array {
      let name = try element.string
      let known = preset.rules.entries.map(\.name)
      guard known.contains(name) else {
        throw element.error(name.notKnown("rule", among: Set(known).sorted()))
      }
      rules = rules.without(name)
    }
    return rules.entries
  }

  private func entry(_ object: JSONObjectReader) throws(PolicyDocumentError) -> LaunchPipeline.Entry
  {
    let type = try read { () throws(JSONError) in
      let word = try object.required("type")
      guard let type = registry.type(named: try word.string) else {
        throw word.error(registry.problem(ofUnknown: try word.string))
      }
      try object.allow(PolicyReader.commonKeys + type.documentKeys)
      return type
    }
    let fields = PolicyReader(object, slots: slots)
    var entry = LaunchPipeline.Entry(try policy(type, fields))
    if let problem = entry.refusal {
      throw PolicyDocumentError(
        object.error("The policy is refused, since it \(problem)."),
        code: .refused
      )
    }
    entry.narrow(to: try fields.scope())
    if fields.has("name") { entry.rename(try fields.name("name")) }
    return entry
  }

  private func policy<P: DocumentedPolicy>(
    _ type: P.Type,
    _ fields: PolicyReader
  ) throws(PolicyDocumentError) -> any LaunchPolicy {
    try P(from: fields)
  }

  private func read<T>(
    _ body: () throws(JSONError) -> T
  ) throws(PolicyDocumentError) -> T {
    do throws(JSONError) {
      return try body()
    } catch {
      throw PolicyDocumentError(error)
    }
  }
}

extension JSONReader {
  fileprivate var isString: Bool {
    if case .string = node.kind { true } else { false }
  }
}
