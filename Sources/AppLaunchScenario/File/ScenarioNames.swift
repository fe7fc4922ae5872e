import AppLaunch

/// The slots and items that a scenario declares, which all else may refer to, its lines and its
/// faults.
struct ScenarioNames {
  private(set) var slots: [String: LaunchSlot] = [:]
  private(set) var items: Set<LaunchItemID> = []

  /// Whether there is nothing but what is known: where a declaration cannot be understood, no name is
  /// called unknown, since that might be the one.
  private(set) var knowsAll = (slots: true, items: true)

  /// What is wrong so far.
  let faults: ScenarioFaults

  /// Where the lines of the file begin.
  let lines: JSONLines

  /// The types of policy that the file may name.
  let registry: PolicyRegistry

  init(_ document: JSONDocument, _ registry: PolicyRegistry, _ faults: ScenarioFaults) {
    lines = document.lines()
    self.registry = registry
    self.faults = faults
    for slot in LaunchSlot.builtIn { slots[slot.name] = slot }
  }

  /// Returns the line of a place in the file.
  func line(of reader: JSONReader) -> Int { lines.line(at: reader.node.offset) }

  /// The slots that the scenario itself declares.
  var ownSlots: [LaunchSlot] { orderedSlots.filter { !LaunchSlot.builtIn.contains($0) } }

  /// The slots in their order.
  private var orderedSlots: [LaunchSlot] { slots.values.sorted() }
}

extension ScenarioNames {
  /// Reads and declares slots.
  mutating func declareSlots(_ reader: JSONReader?) -> [LaunchSlot] {
    guard let reader else { return [] }
    let elements: [JSONReader]? = faults.value(try reader.array, else: nil)
    knowsAll.slots = elements != nil
    var slots: [LaunchSlot] = []
    for element in elements ?? [] where !faults.isFull {
      if let slot = faults.value(try declareSlot(element), else: nil) { slots.append(slot) }
    }
    return slots
  }

  private mutating func declareSlot(_ reader: JSONReader) throws(JSONError) -> LaunchSlot? {
    let wereAllKnown = knowsAll.slots
    knowsAll.slots = false
    let object = try ScenarioObject<ScenarioSlotKey>(reader, faults)
    let name: String? = faults.value(try object.required(.name).name, else: nil)
    let priority = faults.value(
      try object.required(.priority).int(in: .min ... .max),
      else: 0
    )
    let isMandatory = faults.value(try object.optional(.mandatory)?.bool ?? false, else: false)
    guard let name else { return nil }
    knowsAll.slots = wereAllKnown
    if let earlier = slots[name] {
      let place = "priority \(earlier.priority)\(earlier.mandatory ? ", mandatory" : "")"
      throw reader.error("The slot \(name.quoted) is declared already, with \(place).")
    }
    let slot = LaunchSlot(name, priority: priority, mandatory: isMandatory)
    slots[name] = slot
    return slot
  }

  /// Declares items by their ids, whatever else is wrong with them; nil for a list that there is not.
  mutating func declareItems(_ elements: [JSONReader]?) {
    guard let elements else {
      knowsAll.items = false
      return
    }
    for element in elements {
      let item = ScenarioObject<ScenarioItem.Key>(lookingInto: element, faults)
      if let id = item?.optional(.id)?.text {
        items.insert(LaunchItemID(id))
      } else {
        knowsAll.items = false
      }
    }
  }

  /// Declares the items that later launches bring, so that every step may refer to them.
  mutating func foresee(_ steps: [JSONReader]) {
    for step in steps {
      let launch = ScenarioObject<ScenarioLaunch.Key>(lookingInto: launch(in: step), faults)
      guard let items = launch?.optional(.items) else { continue }
      if case .array = items.node.kind {
        declareItems(items.elements)
      } else {
        declareItems(nil)
      }
    }
  }

  /// Returns the launch that a step is, or nil for any other.
  func launch(in step: JSONReader) -> JSONReader? {
    ScenarioObject<ScenarioStep.Key>(lookingInto: step, faults)?.optional(.launch)
  }

  /// Reads items, each id once.
  func readItems(_ elements: [JSONReader]) -> [ScenarioItem] {
    var seen: Set<LaunchItemID> = []
    return faults.each(elements) { (element) throws(JSONError) in
      let item = try ScenarioItem(element, names: self)
      // An item whose id is missing or wrong has the empty one, and its fault is noted.
      guard item.id == "" || seen.insert(item.id).inserted else {
        let place = try element.object.optional(ScenarioItem.Key.id.rawValue) ?? element
        throw place.error("The item \(item.id.rawValue.quoted) is declared already.")
      }
      return item
    }
  }
}

extension ScenarioNames {
  /// Returns the slot that is named here.
  func slot(_ reader: JSONReader) throws(JSONError) -> LaunchSlot {
    let name = try reader.string
    if let slot = slots[name] { return slot }
    guard knowsAll.slots else { return LaunchSlot(name, priority: 0) }
    let known = orderedSlots.map(\.name)
    let guess = known.nearest(to: name).map { "did you mean \($0.quoted)? There" } ?? "there"
    let list = known.map(\.quoted).joined(separator: ", ")
    throw reader.error("The slot \(name.quoted) is not declared; \(guess) are \(list).")
  }

  /// Returns the item that is named here.
  func item(_ reader: JSONReader) throws(JSONError) -> LaunchItemID {
    let id = LaunchItemID(try reader.string)
    try check(id, at: reader)
    return id
  }

  /// Returns the items that are named here, each once.
  func itemList(_ reader: JSONReader) throws(JSONError) -> [LaunchItemID] {
    var seen: Set<LaunchItemID> = []
    return faults.each(try reader.array) { (element) throws(JSONError) in
      let id = try item(element)
      guard seen.insert(id).inserted else {
        throw element.error("The item \(id.rawValue.quoted) stands twice in this list.")
      }
      return id
    }
  }

  /// Returns what a closure reads for each item that is a key here.
  func itemMap<T>(
    _ reader: JSONReader,
    _ read: (JSONReader) throws(JSONError) -> T
  ) throws(JSONError) -> [LaunchItemID: T] {
    var values: [LaunchItemID: T] = [:]
    for (key, value) in try reader.object.members where !faults.isFull {
      do throws(JSONError) {
        let id = LaunchItemID(key)
        try check(id, at: value)
        values[id] = try read(value)
      } catch {
        faults.note(error)
      }
    }
    return values
  }

  private func check(_ id: LaunchItemID, at reader: JSONReader) throws(JSONError) {
    guard knowsAll.items, !items.contains(id) else { return }
    let guess = items.map(\.rawValue).sorted().nearest(to: id.rawValue)
    let hint = guess.map { " Did you mean \($0.quoted)?" } ?? ""
    throw reader.error("The item \(id.rawValue.quoted) is not declared.\(hint)")
  }
}
