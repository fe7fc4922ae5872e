import AppLaunch
import Testing

@Suite("Reference queue laws")
struct ReferenceQueueLaws {
  var launches = LawRuns.launches

  @Test("The queue and a naive model of the rules agree after every step")
  func agree() throws {
    try LawRuns.play(launches: launches, hasTroubles: true) { _, game in
      let (queue, reference) = (game.queue, game.reference)
      try compare("current", queue.current.map { [$0] } ?? [], reference.current.map { [$0] } ?? [])
      try compare("waiting", queue.waiting, reference.waiting)
      try compare("held", queue.held, reference.all(.held))
      try compare("dropped", queue.dropped, reference.all(.dropped))
      try compare("failed", queue.failed, reference.all(.failed))
      try demand(queue.isIdle, is: reference.isIdle, "isIdle")
      try demand(queue.launch.kind, is: reference.launch.kind, "kind")
      try demand(queue.launch.followsCrash, is: reference.launch.followsCrash, "followsCrash")
      try compareRecords(game)
    }
  }

  private func compare(
    _ list: String,
    _ items: [AnyLaunchItem],
    _ offers: [ReferenceQueue.Offer]
  ) throws {
    let isSame =
      items.count == offers.count
      && zip(items, offers).allSatisfy { $0.id == $1.item.id && $0.edition == $1.item.edition }
    try demand(isSame, "\(list) is \(items.names), must be \(offers.map(\.item).names)")
  }

  private func compareRecords(_ game: LawGame) throws {
    let (record, memory) = (game.queue.state.record, game.reference.memory)
    try demand(record.launches, is: memory.launches, "launches")
    try demand(record.event("event")?.count ?? 0, is: memory.events["event"] ?? 0, "events")
    for item in game.pool.items {
      let known = record.item(item.id, owner: item.owner)
      let times = game.reference.shows(of: item).map(\.at.stored)
      try demand(known?.timesPresented ?? 0, is: times.count, "presentations of \(item.id)")
      try demand(known?.presentations.map(\.at.time) ?? [], is: times, "times of \(item.id)")
      for edition in [item.edition] + item.settles {
        var key = memory.key(of: item)
        key.edition = edition
        let found = known?.edition(edition)
        let settled = memory.settled[key]
        try demand(found?.settlement?.how, is: settled?.how.how, "settlement of \(item.name)")
        try demand(found?.settlement?.launch, is: settled?.number, "settling of \(item.name)")
        let deaths = memory.deaths[key]?.reduce(0) { $0 + $1.count } ?? 0
        try demand(found?.interruptions ?? 0, is: deaths, "deaths with \(item.name)")
      }
    }
    for slot in game.pool.slots {
      let elsewhere = memory.shows.count { $0.slot == slot && $0.key == nil }
      let found = record.slots[slot.name]?.elsewhere.count ?? 0
      try demand(found, is: elsewhere, "elsewhere in \(slot)")
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

extension [AnyLaunchItem] {
  var names: [String] { map(\.name) }
}
