extension PolicyReader {
  /// The keys that a policy of any type may have.
  package static let commonKeys = ["type", "name", "slots", "items", "exceptSlots", "exceptItems"]

  /// Returns the scope that every policy may have: what it is about without what it is not about.
  func scope() throws(PolicyDocumentError) -> LaunchScope {
    var scope = LaunchScope.everything
    if has("slots") || has("items") {
      let (slots, items) = (try slotList("slots"), try itemList("items"))
      guard !(slots.isEmpty && items.isEmpty) else {
        throw error(
          "The policy is about nothing; leave the key out for everything.",
          at: has("slots") ? "slots" : "items"
        )
      }
      scope = .only(slots: slots, items: items)
    }
    let (slots, items) = (try slotList("exceptSlots"), try itemList("exceptItems"))
    guard !(slots.isEmpty && items.isEmpty) else { return scope }
    return scope.intersection(.except(slots: slots, items: items))
  }

  private func slotList(_ key: String) throws(PolicyDocumentError) -> [LaunchSlot] {
    try read(key, []) { (value) throws(JSONError) in
      try value.map { (element) throws(JSONError) in
        let name = try element.string
        guard let slot = slots.first(where: { $0.name == name }) else {
          throw element.error(name.notKnown("slot", among: slots.map(\.name)))
        }
        return slot
      }
    }
  }

  private func itemList(_ key: String) throws(PolicyDocumentError) -> [LaunchItemID] {
    try read(key, []) { (value) throws(JSONError) in
      try value.map { (element) throws(JSONError) in try Self.item(element) }
    }
  }

  /// Returns the scope that a list of slots and items names: a name that is a known slot is the slot,
  /// any other is an item.
  public func mixedScope(_ key: String) throws(PolicyDocumentError) -> LaunchScope {
    try read(key, nil) { (value) throws(JSONError) in
      var named: (slots: [LaunchSlot], items: [LaunchItemID]) = ([], [])
      for element in try value.array {
        let name = try element.string
        if let slot = slots.first(where: { $0.name == name }) {
          named.slots.append(slot)
        } else {
          named.items.append(try Self.item(element))
        }
      }
      guard !(named.slots.isEmpty && named.items.isEmpty) else {
        throw value.error("The list names nothing; it must name a slot or an item.")
      }
      return .only(slots: named.slots, items: named.items)
    }
  }
}
