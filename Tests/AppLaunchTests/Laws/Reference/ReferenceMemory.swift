import AppLaunch

/// The launch as the reference sees it.
struct ReferenceLaunch {
  var kind = LaunchKind.install
  var number = 1
  var version: AppVersion?
  var trigger = LaunchTrigger.user
  var startedAt: LaunchInstant?
  var followsCrash = false
}

/// What must be remembered between launches, as plain lists.
struct ReferenceMemory {
  var launches = 0
  var lastVersion: AppVersion?
  var installed: Time?
  var subject: String?
  var shows: [Show] = []
  var settled: [Key: Settled] = [:]
  var deaths: [Key: Deaths] = [:]
  var outcomes: [(key: Key, outcome: LaunchOutcome)] = []
  var events: [String: Int] = [:]
  var flags: [String: Bool] = [:]
  var run: Run?

  /// An edition of an item of the install or of one subject.
  struct Key: Hashable {
    var id: LaunchItemID
    var edition: LaunchEdition
    var subject: String?
  }

  /// What was stored, and the latest time at which it can really have been (R14).
  struct Time {
    var stored: LaunchTime
    var known: LaunchTime
  }

  struct Show {
    var id: LaunchItemID?
    var slot: LaunchSlot
    var subject: String?
    var version: AppVersion?
    var at: Time
  }

  struct Settled {
    var how: How
    var slot: LaunchSlot
    var version: AppVersion?
    var launch: Int
  }

  enum How: Hashable {
    case outcome(LaunchOutcome)
    case presented
    case dropped([String])
    case crashLooped
  }

  /// Deaths in the foreground in a row, and the version of the last (S6).
  struct Deaths {
    var count: Int
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
    Key(
      id: item.id,
      edition: item.edition,
      subject: item.owner == .subject ? subject ?? "" : nil
    )
  }

  /// Begins a launch: how the last one ended, what this one is, and what the clock shows.
  mutating func begin(version: AppVersion?, at instant: LaunchInstant) -> ReferenceLaunch {
    let now = instant.wall
    for index in shows.indices { shows[index].at.known = min(shows[index].at.known, now) }
    installed = installed.map { Time(stored: $0.stored, known: min($0.known, now)) }
    let ended = run
    if let key = ended?.onScreen {
      outcomes.append((key, .interrupted))
      if ended?.isForeground == true {
        // A loop ends with its version; fewer deaths go on counting.
        let wasLoop = (deaths[key]?.count ?? 0) >= 3 || settled[key]?.how == .crashLooped
        let isOver = deaths[key]?.version != lastVersion && wasLoop
        let before = isOver ? 0 : deaths[key]?.count ?? 0
        deaths[key] = Deaths(count: before + 1, version: lastVersion)
      }
    }
    var launch = ReferenceLaunch(version: version, startedAt: instant)
    launch.kind =
      switch (version, lastVersion) {
      case (nil, _): .unknownVersion
      case (_, nil): launches == 0 ? .install : .same
      case (let version?, let last?):
        version == last ? .same : version > last ? .update(from: last) : .downgrade(from: last)
      }
    launches += 1
    launch.number = launches
    launch.followsCrash = ended?.isForeground == true
    lastVersion = version ?? lastVersion
    if installed == nil { installed = Time(stored: now, known: now) }
    run = Run()
    return launch
  }

  /// Marks a clean end: what was on screen is interrupted, which is no crash.
  mutating func end() {
    if let key = run?.onScreen { outcomes.append((key, .interrupted)) }
    run = nil
  }

  mutating func show(_ item: AnyLaunchItem, version: AppVersion?, at now: LaunchTime) {
    let time = Time(stored: now, known: now)
    shows.append(
      Show(
        id: item.id,
        slot: item.slot,
        subject: key(of: item).subject,
        version: version,
        at: time
      )
    )
  }

  mutating func showElsewhere(_ slot: LaunchSlot, version: AppVersion?, at now: LaunchTime) {
    shows.append(Show(slot: slot, version: version, at: Time(stored: now, known: now)))
  }

  mutating func takeBack(_ item: AnyLaunchItem, in launch: ReferenceLaunch) {
    let key = key(of: item)
    if let index = shows.lastIndex(where: { $0.id == item.id && $0.subject == key.subject }) {
      shows.remove(at: index)
    }
    for edition in editions(of: item) {
      if settled[edition]?.how == .presented, settled[edition]?.launch == launch.number {
        settled[edition] = nil
      }
    }
    run?.onScreen = nil
  }

  /// Every outcome but a death resets the crash count (N19).
  mutating func resolve(_ item: AnyLaunchItem, _ outcome: LaunchOutcome) {
    outcomes.append((key(of: item), outcome))
    deaths[key(of: item)] = nil
    run?.onScreen = nil
  }

  mutating func settle(
    _ item: AnyLaunchItem,
    _ how: How,
    in launch: ReferenceLaunch,
    at now: LaunchTime
  ) {
    for key in editions(of: item) where !isSettled(key, in: launch.version) {
      settled[key] = Settled(
        how: how,
        slot: item.slot,
        version: launch.version,
        launch: launch.number
      )
    }
  }

  func isSettled(_ item: AnyLaunchItem, in version: AppVersion?) -> Bool {
    isSettled(key(of: item), in: version)
      || editions(of: item).allSatisfy { isSettled($0, in: version) }
  }

  /// A crash loop settles an edition until the version changes (N18).
  private func isSettled(_ key: Key, in version: AppVersion?) -> Bool {
    guard let settled = settled[key] else { return false }
    return settled.how != .crashLooped || version == nil || settled.version == version
  }

  private func editions(of item: AnyLaunchItem) -> [Key] {
    let key = key(of: item)
    let editions = item.settles.isEmpty ? [item.edition] : item.settles
    return editions.map { Key(id: key.id, edition: $0, subject: key.subject) }
  }

  /// Forgets an item.
  mutating func reset(_ id: LaunchItemID) {
    let owners = [nil, subject ?? ""]
    shows.removeAll { $0.id == id && owners.contains($0.subject) }
    settled = settled.filter { $0.key.id != id || !owners.contains($0.key.subject) }
    deaths = deaths.filter { $0.key.id != id || !owners.contains($0.key.subject) }
    outcomes.removeAll { $0.key.id == id && owners.contains($0.key.subject) }
  }
}
