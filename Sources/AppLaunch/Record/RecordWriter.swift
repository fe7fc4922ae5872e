extension JSONWriter {
  /// Writes a record.
  mutating func record(_ record: LaunchRecord) {
    object { json in
      json.member("schema", max(record.schema, .current).description)
      json.member("installID", record.installID)
      json.member("installed", record.installed)
      json.member("launches", record.launches)
      json.member("lastVersion", record.lastVersion)
      json.member("highestVersion", record.highestVersion)
      json.member("baseline", record.baseline)
      json.member("daysOfUse", record.days.count)
      json.member("recentDays", record.days.recent) { $0.int($1) }
      json.member("order", record.order)
      if let latest = record.latest {
        json.key("latest")
        json.plain(latest.append)
      }
      json.member("restored", record.restored ?? 0)
      json.member("corrections", record.corrections) { $0.stamp($1.noticed) }
      json.member("run", record.run) { $0.run($1) }
      json.member("errors", record.errors) { $0.stamp($1) }
      json.member("deaths", record.deaths) { $0.stamp($1) }
      json.member("events", record.events, by: \.self) { $0.event($1) }
      json.member("flags", record.flags, by: \.self) { $0.bool($1) }
      json.member("quietLaunches", record.quietLaunches, by: \.self) { $0.int($1) }
      json.member("epochs", record.epochs, by: \.self) { $0.int($1) }
      json.member("slots", record.slots, by: \.self) { $0.slot($1) }
      json.member("items", record.items, by: \.rawValue) { $0.item($1) }
      if let subject = record.subject {
        json.key("subject")
        json.string(subject)
      }
      json.member("subjects", record.subjects, by: \.self) { json, items in
        json.object { $0.members(items, by: \.rawValue) { $0.item($1) } }
      }
      json.unknown(record.unknown)
    }
  }

  private mutating func run(_ run: RunMark) {
    object { json in
      json.member("startedAt", run.startedAt)
      json.member("launch", run.launch)
      json.member("isForeground", run.isForeground)
      if let key = run.onScreen {
        json.key("onScreen")
        json.string(key.id.rawValue)
        json.member("edition", key.edition.rawValue)
        json.member("owner", key.owner == .install ? "" : key.owner.rawValue)
        json.member("subject", run.subject ?? "")
      }
      json.unknown(run.unknown)
    }
  }

  private mutating func event(_ event: EventRecord) {
    object { json in
      json.member("count", event.count)
      json.member("last", event.last)
      json.unknown(event.unknown)
    }
  }

  private mutating func slot(_ slot: SlotRecord) {
    object { json in
      json.member("presentations", slot.presentations) { $0.presentation($1) }
      json.member("elsewhere", slot.elsewhere) { $0.presentation($1) }
      json.unknown(slot.unknown)
    }
  }

  private mutating func presentation(_ presentation: SlotPresentation) {
    array { json in
      json.stamp(presentation.at)
      if let version = presentation.version {
        json.string(version.rawValue)
      } else if presentation.item != nil {
        json.null()
      }
      if let item = presentation.item { json.string(item.rawValue) }
    }
  }

  private mutating func item(_ item: ItemRecord) {
    object { json in
      json.key("slot")
      json.string(item.slot)
      json.member("lastSeen", item.lastSeen)
      json.member("timesPresented", item.timesPresented)
      json.member("presentations", item.presentations) { $0.presentation($1) }
      json.member("outcomes", item.outcomes) { $0.string($1) }
      json.member("editions", item.editions, by: \.rawValue) { $0.edition($1) }
      json.unknown(item.unknown)
    }
  }

  private mutating func presentation(_ presentation: Presentation) {
    array { json in
      json.stamp(presentation.at)
      json.int(presentation.launch)
      if let version = presentation.version { json.string(version.rawValue) }
    }
  }

  private mutating func edition(_ edition: EditionRecord) {
    object { json in
      json.member("settlement", edition.settlement) { $0.settlement($1) }
      json.member("lastOutcome", edition.lastOutcome) { $0.outcome($1) }
      json.member("interruptions", edition.interruptions)
      json.member("earlierInterruptions", edition.earlierInterruptions) { $0.int($1) }
      json.member("interruptedVersion", edition.interruptedVersion)
      json.member("heldSince", edition.heldSince)
      json.member("heldBy", edition.heldBy) { $0.string($1) }
      json.unknown(edition.unknown)
    }
  }

  private mutating func outcome(_ outcome: OutcomeRecord) {
    object { json in
      json.member("outcome", outcome.outcome.description)
      json.member("at", outcome.at)
      json.member("version", outcome.version)
      json.unknown(outcome.unknown)
    }
  }

  private mutating func settlement(_ settlement: Settlement) {
    object { json in
      json.member("how", settlement.how.name)
      json.member("by", settlement.how.policies) { $0.string($1) }
      json.member("at", settlement.at)
      json.member("version", settlement.version)
      json.member("launch", settlement.launch)
      json.member("baselineBefore", settlement.baselineBefore)
      json.unknown(settlement.unknown)
    }
  }
}

extension Settlement.How {
  /// The word for it in a record; that of an outcome is the outcome's own.
  fileprivate var name: String {
    switch self {
    case .outcome(let outcome): outcome.description
    case .presented: "presented"
    case .dropped: "dropped"
    case .crashLooped: "crashLooped"
    case .adopted: "adopted"
    }
  }

  /// The policies that dropped the edition.
  fileprivate var policies: [String] {
    switch self {
    case .dropped(let names), .crashLooped(let names): names
    default: []
    }
  }
}
