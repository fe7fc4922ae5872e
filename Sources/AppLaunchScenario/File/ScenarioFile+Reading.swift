package import AppLaunch

extension ScenarioFile {
  static let keys = ["name", "slots", "items", "policies", "record", "steps", "lenient"]

  /// Reads a scenario strictly: an unknown key is an error, and nothing is guessed.
  ///
  /// - Parameter bytes: JSON in UTF-8, at most 1 MB and 32 levels deep.
  /// - Throws: The first thing that is wrong, with its JSON path and line.
  public init(_ bytes: some Collection<UInt8>) throws(ScenarioError) {
    do {
      try self.init(JSONReader(try JSONDocument.parse(bytes)))
    } catch {
      throw ScenarioError(error)
    }
  }

  /// Reads a scenario from a value inside a greater text.
  package init(_ reader: JSONReader) throws(JSONError) {
    let object = try reader.object(allowing: Self.keys)
    let itemReaders = try object.required("items")
    let stepReaders = try object.required("steps")
    var names = ScenarioNames(reader.document)
    name = try object.required("name").string
    slots = []
    if let declared = object.optional("slots") { slots = try names.declareSlots(declared) }
    items = try names.declareItems(itemReaders)
    try names.foresee(stepReaders)
    policies = try object.optional("policies").map(names.policies) ?? .standard
    record = try object.optional("record").map(LaunchRecord.init(scenario:))
    steps = try stepReaders.map { (step) throws(JSONError) in
      Placed(try ScenarioStep(step, names: names), line: names.line(of: step))
    }
    isLenient = try object.optional("lenient")?.bool ?? false
    try checkFirstLaunch(stepReaders)
  }

  /// Throws an error where the first launch does not say when it is.
  private func checkFirstLaunch(_ readers: JSONReader) throws(JSONError) {
    for (step, reader) in zip(steps, try readers.array) {
      guard case .launch(let launch) = step.value else { continue }
      if case .at = launch.time { return }
      throw try reader.object.required("launch").error("The first launch needs the key \"at\".")
    }
  }
}

extension LaunchRecord {
  /// Reads the record that a scenario begins with.
  init(scenario reader: JSONReader) throws(JSONError) {
    do throws(LaunchRecordFault) {
      try self.init(reading: reader, unknownFields: .refused)
    } catch {
      switch error {
      case .malformed(let error): throw error
      case .newerSchema: throw reader.error("\(error)")
      }
    }
  }
}
