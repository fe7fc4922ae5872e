extension LaunchRecord {
  /// Begins a launch in a new process: notices how the last one ended, and counts this one.
  ///
  /// The record is a value: a launch whose scene never becomes active is undone by dropping the copy
  /// (R18).
  /// - Returns: The launch, without its due notes; give these to ``await(due:in:)``.
  public mutating func begin(_ context: LaunchContext) -> Launch {
    let now = context.at.wall
    noticeClock(now)
    let died = noticeDeath(at: now)
    var launch = count(context)
    launch.followsCrash = died
    return launch
  }

  /// Begins a launch in a process that had one before (R19).
  ///
  /// An item that stayed on screen belongs to the new launch, without a second count.
  public mutating func beginAgain(_ context: LaunchContext) -> Launch {
    let onScreen = run?.onScreen
    noticeClock(context.at.wall)
    let launch = count(context)
    run?.onScreen = onScreen
    return launch
  }

  private mutating func count(_ context: LaunchContext) -> Launch {
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
    run = RunMark(startedAt: now, launch: launches, isForeground: true, onScreen: nil)
    moveVersions(to: context, kind: kind)
    let isFirst = launches == 1
    if isFirst, context.untrackedEarlierUse != nil {
      for adoption in context.adopts { adopt(adoption, at: now, version: context.version) }
    }
    return Launch(
      kind: kind,
      number: launches,
      version: context.version,
      trigger: context.trigger,
      startedAt: context.at
    )
  }

  /// What the launch is, compared with the one before (R17).
  private func kind(of context: LaunchContext) -> LaunchKind {
    guard let version = context.version else { return .unknownVersion }
    guard launches > 0 else {
      return context.untrackedEarlierUse.map(LaunchKind.adoption(from:)) ?? .install
    }
    guard let lastVersion, lastVersion != version else { return .same }
    return lastVersion < version ? .update(from: lastVersion) : .downgrade(from: lastVersion)
  }

  private mutating func moveVersions(to context: LaunchContext, kind: LaunchKind) {
    guard let version = context.version else { return }
    if launches == 1, let earlier = context.untrackedEarlierUse {
      baseline = earlier
      lastVersion = earlier
      highestVersion = earlier
    }
    lastVersion = version
    highestVersion = highestVersion.map { max($0, version) } ?? version
    if baseline == nil { baseline = version }
  }

  private mutating func adopt(
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

  /// Writes down how the last process died, if it did not end cleanly.
  ///
  /// - Returns: Whether it died in the foreground.
  private mutating func noticeDeath(at time: LaunchTime) -> Bool {
    guard let run else { return false }
    let now = stamp(time)
    if run.isForeground { keep(now, in: \.deaths) }
    if let key = run.onScreen { interrupt(key, inForeground: run.isForeground, at: now) }
    self.run = nil
    return run.isForeground
  }

  /// Marks a clean end: what is on screen is interrupted, without counting as a crash.
  public mutating func end(at time: LaunchTime) {
    guard let run else { return }
    if let key = run.onScreen { interrupt(key, inForeground: false, at: stamp(time)) }
    self.run = nil
  }

  /// Marks whether a scene is in the foreground, for telling deaths apart.
  public mutating func mark(foreground: Bool) {
    run?.isForeground = foreground
  }

  private mutating func interrupt(_ key: EditionKey, inForeground: Bool, at now: Stamp) {
    let version = lastVersion
    update(key.id, owner: key.owner, slot: item(key.id, owner: key.owner)?.slot ?? "", at: now) {
      item in
      item.note(.interrupted)
      var edition = item.editions[key.edition] ?? EditionRecord()
      edition.lastOutcome = OutcomeRecord(outcome: .interrupted, at: now, version: version)
      if inForeground {
        edition.interruptions =
          edition.interruptedVersion == version ? edition.interruptions.saturatingAdd(1) : 1
        edition.interruptedVersion = version
      }
      item.editions[key.edition] = edition
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
  /// Adds an outcome to those that the item ever had (N16).
  mutating func note(_ outcome: LaunchOutcome) {
    let name = outcome.description
    guard !outcomes.contains(name), outcomes.count < 64 else { return }
    outcomes.append(name)
  }
}
