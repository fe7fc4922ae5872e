import AppLaunch

/// What a hand-written launch remembers: the same as the package, in dictionaries by raw value.
struct HandWrittenRecord {
  var items: [String: Entry] = [:]
  var slots: [String: [Show]] = [:]
  var onScreen: String?

  /// What is known of a screen.
  struct Entry {
    var slot: String
    var lastSeen: Int64
    var timesPresented = 0
    var shows: [Show] = []
    var outcomes: [String] = []
    var lastOutcome: String?
    var lastOutcomeAt: Int64 = 0
    var interruptions = 0
    var interruptedVersion: String?
    var settledAt: Int64?
    var settledIn: String?
    var settledLaunch: Int?
  }

  /// One time that something was on screen.
  struct Show {
    var at: Int64
    var version: String?
    var launch: Int
  }

  /// Copies what the package remembers.
  init(_ record: LaunchRecord) {
    for (id, item) in record.items {
      let edition = item.edition(.only)
      items[id.rawValue] = Entry(
        slot: item.slot,
        lastSeen: item.lastSeen.time.milliseconds,
        timesPresented: item.timesPresented,
        shows: item.presentations.map {
          Show(at: $0.at.time.milliseconds, version: $0.version?.rawValue, launch: $0.launch)
        },
        outcomes: item.outcomes,
        lastOutcome: edition?.lastOutcome?.outcome.description,
        lastOutcomeAt: edition?.lastOutcome?.at.time.milliseconds ?? 0,
        settledAt: edition?.settlement?.at.time.milliseconds,
        settledIn: edition?.settlement?.version?.rawValue,
        settledLaunch: edition?.settlement?.launch
      )
      slots[item.slot] = items[id.rawValue]?.shows
    }
  }

  mutating func present(_ id: String, slot: String, _ show: Show) {
    func add(to shows: inout [Show]) {
      shows.append(show)
      let oldest = show.at - 400 * 86_400_000
      var surplus = max(0, shows.count - 64)
      while surplus < shows.count, shows[surplus].at <= oldest { surplus += 1 }
      if surplus > 0 { shows.removeFirst(surplus) }
    }
    func add(to entry: inout Entry) {
      entry.lastSeen = show.at
      entry.timesPresented += 1
      add(to: &entry.shows)
    }
    add(to: &items[id, default: Entry(slot: slot, lastSeen: show.at)])
    add(to: &slots[slot, default: []])
    onScreen = id
  }

  mutating func resolve(_ id: String, _ outcome: String, _ show: Show, settles: Bool) {
    func write(_ entry: inout Entry) {
      if !entry.outcomes.contains(outcome) { entry.outcomes.append(outcome) }
      entry.lastOutcome = outcome
      entry.lastOutcomeAt = show.at
      entry.interruptions = 0
      entry.interruptedVersion = nil
      guard settles else { return }
      entry.settledAt = show.at
      entry.settledIn = show.version
      entry.settledLaunch = show.launch
    }
    if items[id] != nil { write(&items[id]!) }
    onScreen = nil
  }
}
