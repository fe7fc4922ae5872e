extension RecordReader {
  /// Returns the record at a place.
  mutating func record(_ node: JSONNode) throws(JSONError) -> LaunchRecord {
    var record = LaunchRecord()
    record.schema = schema
    let members = try members(node)
    for member in members where member.key == "order" {
      lastOrder = try count(member.value)
      record.order = lastOrder
    }
    for member in members {
      guard try !readFacts(member, of: &record), try !readEntries(member, of: &record) else {
        continue
      }
      switch member.key {
      case "schema", "order": break
      default: try keep(member, in: &record.unknown)
      }
    }
    return record
  }

  /// Reads what there is once; returns whether the member is such a thing.
  private mutating func readFacts(
    _ member: JSONMember,
    of record: inout LaunchRecord
  ) throws(JSONError) -> Bool {
    let node = member.value
    switch member.key {
    case "installID": record.installID = try string(node)
    case "installed": record.installed = try stamp(node)
    case "launches": record.launches = try count(node)
    case "lastVersion": record.lastVersion = try version(node)
    case "highestVersion": record.highestVersion = try version(node)
    case "baseline": record.baseline = try version(node)
    case "daysOfUse": record.days.count = try count(node)
    case "latest": record.latest = try at(node).time
    case "restored": record.restored = try order(node)
    case "run": record.run = try run(node)
    case "subject": record.subject = try string(node)
    default: return false
    }
    return true
  }

  /// Reads what there is any number of; returns whether the member is such a thing.
  private mutating func readEntries(
    _ member: JSONMember,
    of record: inout LaunchRecord
  ) throws(JSONError) -> Bool {
    let node = member.value
    switch member.key {
    case "recentDays": record.days.recent = try days(node)
    case "corrections":
      record.corrections = try stamps(node).map { ClockCorrection(noticed: $0) }
    case "errors": record.errors = try stamps(node)
    case "deaths": record.deaths = try stamps(node)
    case "events": record.events = try dictionary(node, event)
    case "flags": record.flags = try dictionary(node, bool)
    case "quietLaunches": record.quietLaunches = try dictionary(node, count)
    case "epochs": record.epochs = try dictionary(node, count)
    case "slots":
      for member in try members(node) { record.slots[member.key] = try slot(member.value) }
    case "items": record.items = try items(node)
    case "subjects":
      for member in try members(node) { record.subjects[member.key] = try items(member.value) }
    default: return false
    }
    return true
  }

  private func order(_ node: JSONNode) throws(JSONError) -> Int {
    let order = try at(node).int(in: 1...)
    guard order <= lastOrder else {
      throw at(node).error(
        "The order number \(order) is out of range; the record's last is \(lastOrder)."
      )
    }
    return order
  }

  /// Returns days in ascending order, each once.
  private func days(_ node: JSONNode) throws(JSONError) -> [Int] {
    var days: [Int] = []
    for element in try elements(node) {
      let day = try at(element).int(in: .min ... .max)
      if let last = days.last, day <= last {
        throw at(element).error("The day \(day) does not come after \(last), the one before it.")
      }
      days.append(day)
    }
    return days
  }

  private func run(_ node: JSONNode) throws(JSONError) -> RunMark {
    var startedAt: Stamp?
    var run = RunMark(startedAt: Stamp(.distantPast, order: 0), launch: 0, isForeground: false)
    var edition: (value: LaunchEdition, place: JSONMember)?
    var owner: (value: LaunchOwner, place: JSONMember)?
    var subject: (value: String, place: JSONMember)?
    for member in try members(node) {
      switch member.key {
      case "startedAt": startedAt = try stamp(member.value)
      case "launch": run.launch = try launch(member.value)
      case "isForeground": run.isForeground = try bool(member.value)
      case "onScreen": run.onScreen = EditionKey(LaunchItemID(try string(member.value)))
      case "edition": edition = (LaunchEdition(rawValue: try string(member.value)), member)
      case "owner": owner = (try choice(member.value), member)
      case "subject": subject = (try string(member.value), member)
      default: try keep(member, in: &run.unknown)
      }
    }
    run.startedAt = try required(startedAt, "startedAt", in: node)
    if run.onScreen == nil, let place = edition?.place ?? owner?.place ?? subject?.place {
      throw document.error(
        "This says something of an item, but none is on screen.",
        at: place.keyOffset
      )
    }
    if let edition { run.onScreen?.edition = edition.value }
    if let owner { run.onScreen?.owner = owner.value }
    run.subject = subject?.value
    return run
  }

  private func event(_ node: JSONNode) throws(JSONError) -> EventRecord {
    var last: Stamp?
    var count = 0
    var unknown: [JSONValue.Member] = []
    for member in try members(node) {
      switch member.key {
      case "count": count = try self.count(member.value)
      case "last": last = try stamp(member.value)
      default: try keep(member, in: &unknown)
      }
    }
    return EventRecord(count: count, last: try required(last, "last", in: node), unknown: unknown)
  }

  private mutating func slot(_ node: JSONNode) throws(JSONError) -> SlotRecord {
    var slot = SlotRecord()
    for member in try members(node) {
      switch member.key {
      case "presentations": slot.presentations = try slotPresentations(member.value)
      case "elsewhere": slot.elsewhere = try slotPresentations(member.value)
      default: try keep(member, in: &slot.unknown)
      }
    }
    return slot
  }

  private mutating func slotPresentations(
    _ node: JSONNode
  ) throws(JSONError) -> [SlotPresentation] {
    let elements = try elements(node)
    var presentations: [SlotPresentation] = []
    presentations.reserveCapacity(elements.count)
    for element in elements {
      let parts = try self.elements(element)
      guard (1...3).contains(parts.count) else {
        throw at(element).error("This should be a list of a stamp, a version and an item.")
      }
      var presentation = SlotPresentation(at: try stamp(parts[0]))
      if parts.count > 1, parts[1].kind != .null { presentation.version = try version(parts[1]) }
      if parts.count > 2 { presentation.item = LaunchItemID(try string(parts[2])) }
      presentations.append(presentation)
    }
    return presentations
  }
}
