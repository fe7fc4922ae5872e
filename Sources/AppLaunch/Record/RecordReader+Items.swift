extension RecordReader {
  /// Returns the items of an owner.
  mutating func items(_ node: JSONNode) throws(JSONError) -> [LaunchItemID: ItemRecord] {
    let members = try members(node)
    var items: [LaunchItemID: ItemRecord] = [:]
    items.reserveCapacity(members.count)
    for member in members { items[LaunchItemID(member.key)] = try item(member.value) }
    return items
  }

  private mutating func item(_ node: JSONNode) throws(JSONError) -> ItemRecord {
    var slot: String?
    var lastSeen: Stamp?
    var item = ItemRecord(slot: "", lastSeen: Stamp(.distantPast, order: 0))
    for member in try members(node) {
      switch member.key {
      case "slot": slot = try string(member.value)
      case "lastSeen": lastSeen = try stamp(member.value)
      case "timesPresented": item.timesPresented = try count(member.value)
      case "presentations": item.presentations = try presentations(member.value)
      case "outcomes": item.outcomes = try strings(member.value)
      case "editions":
        for member in try members(member.value) {
          item.editions[LaunchEdition(rawValue: member.key)] = try edition(member.value)
        }
      default: try keep(member, in: &item.unknown)
      }
    }
    item.slot = try required(slot, "slot", in: node)
    item.lastSeen = try required(lastSeen, "lastSeen", in: node)
    return item
  }

  private mutating func presentations(_ node: JSONNode) throws(JSONError) -> [Presentation] {
    let elements = try elements(node)
    var presentations: [Presentation] = []
    presentations.reserveCapacity(elements.count)
    for element in elements {
      let parts = try self.elements(element)
      guard parts.count == 2 || parts.count == 3 else {
        throw at(element).error("This should be a list of a stamp, a launch and a version.")
      }
      presentations.append(
        Presentation(
          at: try stamp(parts[0]),
          version: parts.count == 3 ? try version(parts[2]) : nil,
          launch: try launch(parts[1])
        )
      )
    }
    return presentations
  }

  private mutating func edition(_ node: JSONNode) throws(JSONError) -> EditionRecord {
    var edition = EditionRecord()
    for member in try members(node) {
      let value = member.value
      switch member.key {
      case "settlement": edition.settlement = try settlement(value)
      case "lastOutcome": edition.lastOutcome = try outcome(value)
      case "interruptions": edition.interruptions = try count(value)
      case "earlierInterruptions":
        edition.earlierInterruptions = []
        for count in try elements(value) {
          edition.earlierInterruptions.append(try self.count(count))
        }
      case "interruptedVersion": edition.interruptedVersion = try version(value)
      case "heldSince": edition.heldSince = try stamp(value)
      case "heldBy": edition.heldBy = try strings(value)
      default: try keep(member, in: &edition.unknown)
      }
    }
    return edition
  }

  private mutating func outcome(_ node: JSONNode) throws(JSONError) -> OutcomeRecord {
    var outcome: LaunchOutcome?
    var at: Stamp?
    var version: AppVersion?
    var unknown: [JSONValue.Member] = []
    for member in try members(node) {
      switch member.key {
      case "outcome": outcome = try named(member.value)
      case "at": at = try stamp(member.value)
      case "version": version = try self.version(member.value)
      default: try keep(member, in: &unknown)
      }
    }
    return OutcomeRecord(
      outcome: try required(outcome, "outcome", in: node),
      at: try required(at, "at", in: node),
      version: version,
      unknown: unknown
    )
  }

  private func named(_ node: JSONNode) throws(JSONError) -> LaunchOutcome {
    let text = try string(node)
    guard let outcome = LaunchOutcome(text) else {
      throw at(node).error("The word \(text.quoted) is not an outcome.")
    }
    return outcome
  }

  private mutating func settlement(_ node: JSONNode) throws(JSONError) -> Settlement {
    var how: JSONNode?
    var policies: JSONMember?
    var at: Stamp?
    var settlement = Settlement(how: .adopted, at: Stamp(.distantPast, order: 0), launch: 0)
    for member in try members(node) {
      let value = member.value
      switch member.key {
      case "how": how = value
      case "by": policies = member
      case "at": at = try stamp(value)
      case "version": settlement.version = try version(value)
      case "launch": settlement.launch = try launch(value)
      case "baselineBefore": settlement.baselineBefore = try version(value)
      default: try keep(member, in: &settlement.unknown)
      }
    }
    settlement.how = try self.how(try required(how, "how", in: node), by: policies)
    settlement.at = try required(at, "at", in: node)
    return settlement
  }

  private func how(
    _ node: JSONNode,
    by policies: JSONMember?
  ) throws(JSONError) -> Settlement.How {
    let names = try policies.map { (member) throws(JSONError) in try strings(member.value) }
    let word = try string(node)
    switch word {
    case "dropped": return .dropped(by: names ?? [])
    case "crashLooped": return .crashLooped(by: names ?? [])
    default: break
    }
    if let policies {
      throw document.error("Only a drop names policies.", at: policies.keyOffset)
    }
    switch word {
    case "presented": return .presented
    case "adopted": return .adopted
    default: return .outcome(try named(node))
    }
  }
}
