import AppLaunch

/// The slots and items that a scenario declares, which all else may refer to, and its lines.
struct ScenarioNames: Sendable {
  private(set) var slots: [String: LaunchSlot] = [:]
  private(set) var items: Set<LaunchItemID> = []

  /// Where the lines of the file begin.
  let lines: JSONLines

  init(_ document: JSONDocument) {
    lines = document.lines()
    for slot in LaunchSlot.builtIn { slots[slot.name] = slot }
  }

  /// Returns the line of a place in the file.
  func line(of reader: JSONReader) -> Int { lines.line(at: reader.node.offset) }

  /// The slots that the scenario itself declares.
  var ownSlots: [LaunchSlot] { orderedSlots.filter { !LaunchSlot.builtIn.contains($0) } }

  /// The slots in their order.
  var orderedSlots: [LaunchSlot] { slots.values.sorted() }

  mutating func declareSlots(_ reader: JSONReader) throws(JSONError) -> [LaunchSlot] {
    var slots: [LaunchSlot] = []
    for element in try reader.array { slots.append(try declareSlot(element)) }
    return slots
  }

  private mutating func declareSlot(_ reader: JSONReader) throws(JSONError) -> LaunchSlot {
    let object = try reader.object(allowing: ["name", "priority", "mandatory"])
    let name = try object.required("name").name
    let slot = LaunchSlot(
      name,
      priority: try object.required("priority").int(in: .min ... .max),
      mandatory: try object.optional("mandatory")?.bool ?? false
    )
    if let earlier = slots[name] {
      let place = "priority \(earlier.priority)\(earlier.mandatory ? ", mandatory" : "")"
      throw reader.error("The slot \(name.quoted) is declared already, with \(place).")
    }
    slots[name] = slot
    return slot
  }

  mutating func declareItems(_ reader: JSONReader) throws(JSONError) -> [ScenarioItem] {
    let items = try readItems(reader)
    self.items.formUnion(items.map(\.id))
    return items
  }

  /// Reads items, each id once.
  func readItems(_ reader: JSONReader) throws(JSONError) -> [ScenarioItem] {
    var seen: Set<LaunchItemID> = []
    return try reader.map { (element) throws(JSONError) in
      let item = try ScenarioItem(element, names: self)
      guard seen.insert(item.id).inserted else {
        throw try element.object.required("id")
          .error("The item \(item.id.rawValue.quoted) is declared already.")
      }
      return item
    }
  }

  /// Declares the items that later launches bring, so that every step may refer to them.
  mutating func foresee(_ steps: JSONReader) throws(JSONError) {
    for step in try steps.array {
      guard let launch = try step.object.optional("launch"),
        let items = try launch.object.optional("items")
      else { continue }
      _ = try declareItems(items)
    }
  }

  /// Returns the slot that is named here.
  func slot(_ reader: JSONReader) throws(JSONError) -> LaunchSlot {
    let name = try reader.string
    guard let slot = slots[name] else {
      let known = orderedSlots.map(\.name.quoted).joined(separator: ", ")
      throw reader.error("The slot \(name.quoted) is not declared; there are \(known).")
    }
    return slot
  }

  /// Returns the item that is named here.
  func item(_ reader: JSONReader) throws(JSONError) -> LaunchItemID {
    let id = LaunchItemID(try reader.string)
    guard items.contains(id) else { throw reader.error(Self.unknown(id)) }
    return id
  }

  /// Returns the items that are named here, each once.
  func itemList(_ reader: JSONReader) throws(JSONError) -> [LaunchItemID] {
    var seen: Set<LaunchItemID> = []
    return try reader.map { (element) throws(JSONError) in
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
    for (key, value) in try reader.object.members {
      let id = LaunchItemID(key)
      guard items.contains(id) else { throw value.error(Self.unknown(id)) }
      values[id] = try read(value)
    }
    return values
  }

  private static func unknown(_ id: LaunchItemID) -> String {
    "The item \(id.rawValue.quoted) is not declared."
  }
}
