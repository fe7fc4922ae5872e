extension LaunchRecord {
  /// Begins a launch in a new process: notices how the last one ended, counts this one, and forgets
  /// items beyond the bound.
  ///
  /// The record is a value: a launch whose scene never becomes active is undone by dropping the copy
  /// (R18).
  ///
  /// - Parameters:
  ///   - context: What the host knows.
  ///   - isLost: Whether this record is empty since the one before was lost without a good copy:
  ///     onboarding and what's new wait then until the app starts afresh (R21).
  /// - Returns: The launch, without its due notes; give these to ``await(due:in:)``.
  public mutating func begin(_ context: LaunchContext, isLost: Bool = false) -> Launch {
    begin(context, after: .user, isLost: isLost)
  }

  /// Begins a launch after the end of another process.
  ///
  /// - Parameter trigger: What brought the app to the front unless the context says.
  mutating func begin(
    _ context: LaunchContext,
    after trigger: LaunchTrigger,
    isLost: Bool
  ) -> Launch {
    let now = context.at.wall
    noticeClock(now)
    let died = noticeDeath(at: now)
    var launch = count(context, trigger: trigger)
    launch.followsCrash = died
    if isLost {
      launch.kindAfresh = launch.kind
      launch.kind = .recordUnavailable
      launch.waitsForRecord = [LaunchSlot.onboarding.name, LaunchSlot.whatsNew.name]
    }
    return launch
  }

  /// Begins a launch in a process that had one before (R19).
  ///
  /// An item that stayed on screen belongs to the new launch, without a second count.
  public mutating func beginAgain(_ context: LaunchContext) -> Launch {
    noticeClock(context.at.wall)
    return count(context, trigger: .resume, carrying: run)
  }

  /// Counts a launch, which what is on screen in another one stays in.
  private mutating func count(
    _ context: LaunchContext,
    trigger: LaunchTrigger,
    carrying earlier: RunMark? = nil
  ) -> Launch {
    forgetOldTimes(now: context.at.wall)
    let now = stamp(context.at.wall)
    let kind = kind(of: context)
    if installed == nil { installed = now }
    if installID.isEmpty {
      installID = context.freshInstallID
    } else if let given = context.installID, given != installID {
      installID = given
      restored = now.order
    }
    launches = launches.saturatingAdd(1)
    days.add(context.day ?? now.time.utcDay)
    run = RunMark(startedAt: now, launch: launches, isForeground: true, onScreen: earlier?.onScreen)
    run?.subject = earlier?.subject
    moveVersions(to: context, kind: kind)
    let isFirst = launches == 1
    if isFirst, earlierUse(context) != nil {
      for adoption in context.adopts { adopt(adoption, at: now, version: context.version) }
    }
    var launch = Launch(
      kind: kind,
      number: launches,
      version: context.version,
      trigger: context.trigger ?? trigger,
      startedAt: context.at
    )
    launch.surplus = forgetSurplus()
    return launch
  }

  /// The earlier use that the host tells of; after a reset of everything there is none (N15).
  private func earlierUse(_ context: LaunchContext) -> AppVersion? {
    epochs["all"] == nil ? context.untrackedEarlierUse : nil
  }

  /// Lets editions that crash-looped show again, since the version has changed (N18).
  private mutating func endCrashLoops() {
    for id in items.keys { items[id]?.endCrashLoops() }
    for subject in subjects.keys {
      for id in subjects[subject]!.keys { subjects[subject]?[id]?.endCrashLoops() }
    }
  }

  /// What the launch is, compared with the one before (R17).
  private func kind(of context: LaunchContext) -> LaunchKind {
    guard let version = context.version else { return .unknownVersion }
    guard launches > 0 else {
      return earlierUse(context).map(LaunchKind.adoption(from:)) ?? .install
    }
    return .comparing(version, with: lastVersion)
  }

  private mutating func moveVersions(to context: LaunchContext, kind: LaunchKind) {
    guard let version = context.version else { return }
    if let lastVersion, lastVersion != version { endCrashLoops() }
    if launches == 1, let earlier = earlierUse(context) {
      baseline = earlier
      lastVersion = earlier
      highestVersion = earlier
    }
    lastVersion = version
    highestVersion = highestVersion.map { max($0, version) } ?? version
    if baseline == nil { baseline = version }
  }

  mutating func adopt(
    _ adoption: LaunchContext.Adoption,
    at now: Stamp,
    version: AppVersion?
  ) {
    let launch = launches
    update(adoption.key.id, owner: adoption.key.owner, slot: adoption.slot.name, at: now) { item in
      item.editions[adoption.key.edition, default: EditionRecord()].settlement = Settlement(
        how: .adopted,
        at: now,
        version: version,
        launch: launch,
        baselineBefore: nil
      )
    }
  }

  /// Adds a stamp to a short list, whose oldest entries leave.
  mutating func keep(_ stamp: Stamp, in list: WritableKeyPath<LaunchRecord, [Stamp]>) {
    self[keyPath: list].append(stamp)
    let overflow = self[keyPath: list].count - Self.keptTimes
    if overflow > 0 { self[keyPath: list].removeFirst(overflow) }
  }

  /// How many times are kept for an item, a slot, or errors (R26).
  static let keptTimes = 64

  /// How far back they are kept.
  static let keptSpan = LaunchDuration.days(400)
}

extension ItemRecord {
  /// Takes back that crash loops settled editions.
  fileprivate mutating func endCrashLoops() {
    for (edition, entry) in editions {
      if case .crashLooped = entry.settlement?.how { editions[edition]?.settlement = nil }
    }
  }
}
