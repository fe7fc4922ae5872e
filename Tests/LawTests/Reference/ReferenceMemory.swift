import AppLaunch

/// The launch as the reference sees it.
struct ReferenceLaunch {
  var kind = LaunchKind.install
  var number = 1
  var serial = 0
  var version: AppVersion?
  var trigger = LaunchTrigger.user
  var startedAt: LaunchInstant?
  var followsCrash = false

  /// What the launch will be once the app starts afresh, after the record was lost (R21).
  var afresh: LaunchKind?

  /// Whether the record cannot be read (R20).
  var awaitsRecord: Bool { kind == .recordUnavailable && afresh == nil }
}

/// What must be remembered between launches, as plain lists.
struct ReferenceMemory {
  var launches = 0

  /// The number of the launch, whatever was reset.
  var serial = 0
  var lastVersion: AppVersion?
  var installed: Time?
  var subject: String?
  var shows: [Show] = []
  var settled: [Key: Settled] = [:]
  var deaths: [Key: [Deaths]] = [:]
  var outcomes: [(key: Key, outcome: LaunchOutcome)] = []
  var events: [String: Int] = [:]
  var flags: [String: Bool] = [:]
  var quiet: [LawQuiet: Int] = [:]
  var run: Run?

  /// An edition of an item of the install or of one subject.
  struct Key: Hashable {
    var id: LaunchItemID
    var edition: LaunchEdition
    var slot: LaunchSlot
    var subject: String?
  }

  /// What was stored, and the latest time at which it can really have been (R14).
  struct Time {
    var stored: LaunchTime
    var known: LaunchTime
  }

  struct Show {
    /// What was shown, or nil for what the app showed elsewhere.
    var key: Key?
    var slot: LaunchSlot
    var version: AppVersion?
    var at: Time

    /// Whether it still counts for its slot, which may have been reset.
    var countsInSlot = true
  }

  struct Settled {
    var how: How
    var launch: Int
    var number: Int
  }

  enum How: Hashable {
    case outcome(LaunchOutcome)
    case presented
    case dropped([String])
    case crashLooped
  }

  /// Deaths in the foreground in a row in one version (S6).
  struct Deaths {
    var count = 0
    var version: AppVersion?
  }

  /// The launch that has not ended cleanly.
  struct Run {
    var isForeground = true
    var onScreen: Key?
  }
}

extension ReferenceMemory {
  func key(of item: AnyLaunchItem) -> Key {
    let owner = item.owner == .subject ? subject ?? "" : nil
    return Key(id: item.id, edition: item.edition, slot: item.slot, subject: owner)
  }

  /// Begins a launch: how the last one ended, what this one is, and what the clock shows.
  mutating func begin(version: AppVersion?, at instant: LaunchInstant) -> ReferenceLaunch {
    let now = instant.wall
    for index in shows.indices { shows[index].at.known = min(shows[index].at.known, now) }
    installed = installed.map { Time(stored: $0.stored, known: min($0.known, now)) }
    let followsCrash = run?.isForeground == true
    if followsCrash, let key = run?.onScreen { countDeath(with: key) }
    end()
    var launch = ReferenceLaunch(version: version, startedAt: instant)
    launch.kind =
      switch (version, lastVersion) {
      case (nil, _): .unknownVersion
      case (_, nil): launches == 0 ? .install : .same
      case (let version?, let last?):
        version == last ? .same : version > last ? .update(from: last) : .downgrade(from: last)
      }
    if let version, let lastVersion, version != lastVersion {
      settled = settled.filter { $0.value.how != .crashLooped }
    }
    launches += 1
    serial += 1
    launch.number = launches
    launch.serial = serial
    launch.followsCrash = followsCrash
    lastVersion = version ?? lastVersion
    if installed == nil { installed = Time(stored: now, known: now) }
    run = Run()
    return launch
  }

  private mutating func countDeath(with key: Key) {
    if deaths[key]?.last?.version != lastVersion || deaths[key] == nil {
      deaths[key, default: []].append(Deaths(version: lastVersion))
    }
    deaths[key]![deaths[key]!.count - 1].count += 1
  }

  /// Marks the end of a process: what was on screen is interrupted.
  mutating func end() {
    if let key = run?.onScreen { outcomes.append((key, .interrupted)) }
    run = nil
  }

  mutating func show(
    _ item: AnyLaunchItem?,
    slot: LaunchSlot,
    version: AppVersion?,
    at now: LaunchTime
  ) {
    let time = Time(stored: now, known: now)
    shows.append(Show(key: item.map { key(of: $0) }, slot: slot, version: version, at: time))
  }

  mutating func takeBack(_ item: AnyLaunchItem, in launch: ReferenceLaunch) {
    let key = key(of: item)
    if let index = shows.lastIndex(where: { $0.isOf(key) }) { shows.remove(at: index) }
    for edition in editions(of: item)
    where settled[edition]?.how == .presented && settled[edition]?.launch == launch.serial {
      settled[edition] = nil
    }
    run?.onScreen = nil
  }

  /// Every outcome but a death resets the crash count (N19).
  mutating func resolve(_ item: AnyLaunchItem, _ outcome: LaunchOutcome) {
    outcomes.append((key(of: item), outcome))
    deaths[key(of: item)] = nil
    run?.onScreen = nil
  }

  mutating func settle(_ item: AnyLaunchItem, _ how: How, in launch: ReferenceLaunch) {
    for key in editions(of: item) where settled[key] == nil {
      settled[key] = Settled(how: how, launch: launch.serial, number: launch.number)
    }
  }

  func isSettled(_ item: AnyLaunchItem) -> Bool {
    settled[key(of: item)] != nil || editions(of: item).allSatisfy { settled[$0] != nil }
  }

  private func editions(of item: AnyLaunchItem) -> [Key] {
    let editions = item.settles.isEmpty ? [item.edition] : item.settles
    return editions.map { edition in
      var key = key(of: item)
      key.edition = edition
      return key
    }
  }

  /// Whether an entry is that of the install or of who uses the app.
  func isMine(_ key: Key) -> Bool { key.subject == nil || key.subject == subject ?? "" }
}

// MARK: Resets

extension ReferenceMemory {
  /// Forgets (R27, N15).
  mutating func reset(_ reset: LaunchReset) {
    switch reset {
    case .item(let id): forget { $0.id == id }
    case .slot(let name):
      forget { $0.slot.name == name }
      shows.removeAll { $0.key == nil && $0.slot.name == name }
      for index in shows.indices where shows[index].slot.name == name {
        shows[index].countsInSlot = false
      }
    case .policy(let name): undoDrops(by: name)
    case .subject: forget { [subject] in $0.subject == subject ?? "" }
    case .all: self = ReferenceMemory(serial: serial, subject: subject, run: run)
    }
  }

  private mutating func forget(where isForgotten: (Key) -> Bool) {
    shows.removeAll { $0.key.map(isForgotten) ?? false }
    settled = settled.filter { !isForgotten($0.key) }
    deaths = deaths.filter { !isForgotten($0.key) }
    outcomes.removeAll { isForgotten($0.key) }
  }

  private mutating func undoDrops(by policy: String) {
    for (key, entry) in settled {
      let names: [String]
      switch entry.how {
      case .dropped(let policies): names = policies
      case .crashLooped: names = ["crashLoop"]
      case .outcome, .presented: continue
      }
      guard names.contains(policy) else { continue }
      let rest = names.filter { $0 != policy }
      settled[key]?.how = .dropped(rest)
      if rest.isEmpty { (settled[key], deaths[key]) = (nil, nil) }
    }
  }
}

extension ReferenceMemory.Show {
  /// Whether it is one of an item's, whatever the edition.
  func isOf(_ item: ReferenceMemory.Key) -> Bool {
    key?.id == item.id && key?.subject == item.subject
  }
}
