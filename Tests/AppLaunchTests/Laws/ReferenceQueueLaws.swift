import AppLaunch
import Testing

@Suite("Reference queue laws")
struct ReferenceQueueLaws {
  var launches = LawRuns.launches

  @Test("The queue and a naive model of the rules agree after every step")
  func agree() throws {
    try LawRuns.play(launches: launches) { _, _, game in
      let (queue, reference) = (game.queue, game.reference)
      try demand(queue.current.name, is: reference.current?.item.name, "current")
      try demand(queue.waiting.names, is: reference.inOrder.map(\.item).names, "waiting")
      try demand(queue.held.names, is: reference.held.map(\.item).names, "held")
      try demand(queue.dropped.names, is: reference.dropped.map(\.item).names, "dropped")
      try demand(queue.failed.names, is: reference.failed.map(\.item).names, "failed")
      try demand(queue.isIdle, is: reference.isIdle, "isIdle")
      try demand(queue.launch.kind, is: reference.launch.kind, "kind")
      try demand(queue.launch.followsCrash, is: reference.launch.followsCrash, "followsCrash")
      try compareRecords(game)
    }
  }

  private func compareRecords(_ game: LawGame) throws {
    let (record, memory) = (game.queue.state.record, game.reference.memory)
    try demand(record.launches, is: memory.launches, "launches")
    for item in game.pool.items {
      let known = record.item(item.id, owner: item.owner)
      let shows = game.reference.shows(of: item)
      try demand(known?.timesPresented ?? 0, is: shows.count, "presentations of \(item.id)")
      try demand(
        known?.presentations.map(\.at.time) ?? [],
        is: shows.map(\.at.stored),
        "times of \(item.id)"
      )
      for edition in [item.edition] + item.settles {
        var key = memory.key(of: item)
        key.edition = edition
        let found = record.edition(EditionKey(item.id, edition: edition, owner: item.owner))
        let settled = memory.settled[key]
        try demand(
          found?.settlement.map { "\($0.how) \($0.launch)" },
          is: settled.map { "\($0.how.how) \($0.launch)" },
          "settlement of \(item.name)"
        )
        let deaths = memory.deaths[key]?.count ?? 0
        try demand(found?.interruptions ?? 0, is: deaths, "deaths with \(item.name)")
      }
    }
    for slot in game.pool.slots {
      let shows = memory.shows.filter { $0.slot == slot }
      let found = record.slots[slot.name]
      let elsewhere = shows.count { $0.id == nil }
      try demand(found?.elsewhere.count ?? 0, is: elsewhere, "elsewhere in \(slot)")
    }
  }
}

extension ReferenceMemory.How {
  /// The same in the record's words.
  fileprivate var how: Settlement.How {
    switch self {
    case .outcome(let outcome): .outcome(outcome)
    case .presented: .presented
    case .dropped(let names): .dropped(by: names)
    case .crashLooped: .crashLooped(by: ["crashLoop"])
    }
  }
}

extension AnyLaunchItem {
  /// The id with its edition.
  var name: String { "\(id)\(edition)" }
}

extension AnyLaunchItem? {
  var name: String? { self?.name }
}

extension [AnyLaunchItem] {
  var names: [String] { map(\.name) }
}
