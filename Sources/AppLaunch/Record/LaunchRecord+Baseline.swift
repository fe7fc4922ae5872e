extension LaunchRecord {
  /// Tells which notes are declared and due in this launch; without any, the baseline moves (R30).
  ///
  /// Notes that were settled for good already are not waited for; those that crash-looped are, so that
  /// they return with the next version (N18).
  public mutating func await(due: [EditionKey], in launch: inout Launch) {
    launch.due = due.filter { edition($0)?.isSettledForGood != true }
    guard launch.due.isEmpty else { return }
    let before = baseline
    if moveBaseline(to: launch) { launch.baselineBefore = before }
  }

  /// Tells of further notes that were declared and due when the launch began, by a provider that
  /// answers late: the baseline waits for them too, and goes back where it moved without them.
  mutating func await(more due: [EditionKey], in launch: inout Launch) {
    let added = due.filter { key in
      !launch.due.contains(key) && edition(key)?.isSettledForGood != true
    }
    guard !added.isEmpty else { return }
    if let before = launch.baselineBefore { baseline = before }
    launch.baselineBefore = nil
    launch.due += added
  }

  /// Moves the baseline once all notes that were due are settled for good; a crash loop's drop does
  /// not count (N18).
  ///
  /// Each settlement of notes remembers the baseline from before it, for a reset (N15).
  mutating func moveBaseline(in launch: Launch, after settled: Stamp) {
    guard !launch.due.isEmpty else { return }
    let before = baseline
    for key in launch.due where edition(key)?.settlement?.at == settled {
      withEdition(key) { $0.settlement?.baselineBefore = before }
    }
    guard launch.due.allSatisfy({ edition($0)?.isSettledForGood == true }) else { return }
    moveBaseline(to: launch)
  }

  /// Moves the baseline to the running version: never back, and never in a downgrade (R17, R30).
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  private mutating func moveBaseline(to launch: Launch) -> Bool {
    guard let version = launch.version, launch.kind.name != .downgrade else { return false }
    if let baseline, version <= baseline { return false }
    baseline = version
    return true
  }

  /// Calls a closure with an edition's entry, if there is one.
  mutating func withEdition(_ key: EditionKey, _ body: (inout EditionRecord) -> Void) {
    guard edition(key) != nil else { return }
    switch key.owner {
    case .install:
      body(&items[key.id]!.editions[key.edition]!)
    case .subject:
      body(&subjects[subject ?? ""]![key.id]!.editions[key.edition]!)
    }
  }
}
