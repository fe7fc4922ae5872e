public import AppLaunch
public import AppLaunchItems

extension ScenarioFile {
  /// Reads a scenario strictly: an unknown key is an error, and nothing is guessed.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8, at most 1 MB and 32 levels deep.
  ///   - registry: The types of policy that the file may name, an app's own among them.
  /// - Throws: What is wrong, with its JSON path and line, and all else that is: see
  ///   ``ScenarioError/all``.
  public init(
    _ bytes: some Collection<UInt8>,
    registry: PolicyRegistry = .withItems
  ) throws(ScenarioError) {
    let faults = ScenarioFaults()
    do throws(JSONError) {
      try self.init(JSONReader(try JSONDocument.parse(bytes)), registry, faults)
    } catch {
      throw ScenarioError(error)
    }
    if let error = ScenarioError(faults) { throw error }
  }

  /// Reads a scenario; it is of use only where no faults were noted.
  private init(
    _ reader: JSONReader,
    _ registry: PolicyRegistry,
    _ faults: ScenarioFaults
  ) throws(JSONError) {
    let object = try ScenarioObject<Key>(reader, faults)
    let itemReaders: [JSONReader]? = faults.value(try object.required(.items).array, else: nil)
    let stepReaders = faults.value(try object.required(.steps).array, else: [])
    name = faults.value(try object.required(.name).string, else: "")
    var declared = ScenarioNames(reader.document, registry, faults)
    slots = declared.declareSlots(object.optional(.slots))
    declared.declareItems(itemReaders)
    declared.foresee(stepReaders)
    let names = declared
    items = names.readItems(itemReaders ?? [])
    policies = faults.value(
      try object.optional(.policies).map(names.policies) ?? .standard,
      else: .standard
    )
    record = faults.value(
      try object.optional(.record).map(LaunchRecord.init(scenario:)),
      else: nil
    )
    steps = faults.each(stepReaders) { (step) throws(JSONError) in
      Placed(try ScenarioStep(step, names: names), line: names.line(of: step))
    }
    isLenient = faults.value(try object.optional(.lenient)?.bool ?? false, else: false)
    names.checkFirstLaunch(stepReaders)
  }
}

extension ScenarioNames {
  /// Notes where the first launch does not say when it is.
  fileprivate func checkFirstLaunch(_ steps: [JSONReader]) {
    guard let launch = steps.lazy.compactMap({ launch(in: $0) }).first,
      let object = ScenarioObject<ScenarioLaunch.Key>(lookingInto: launch, faults),
      object.optional(.at) == nil, !faults.isFull
    else { return }
    faults.note(launch.error("The first launch needs the key \"at\"."))
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
