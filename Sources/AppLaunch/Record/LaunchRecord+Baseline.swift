extension LaunchRecord {
  /// Tells which notes are declared and due in this launch; without any, the baseline moves (R30).
  ///
  /// Notes that were settled already are not waited for.
  public mutating func await(due: [EditionKey], in launch: inout Launch) {
    launch.due = due.filter { settlement(of: $0, version: launch.version) == nil }
    if launch.due.isEmpty { moveBaseline(to: launch.version) }
  }

  /// Moves the baseline once all notes that were due are settled for good; a crash loop's drop does
  /// not count (N18).
  mutating func moveBaseline(in launch: Launch) {
    guard !launch.due.isEmpty else { return }
    let areSettled = launch.due.allSatisfy { key in
      switch edition(key)?.settlement?.how {
      case nil, .crashLooped: false
      default: true
      }
    }
    guard areSettled else { return }
    let before = baseline
    guard moveBaseline(to: launch.version) else { return }
    for key in launch.due {
      withEdition(key) { $0.settlement?.baselineBefore = before }
    }
  }

  /// Moves the baseline to a version, never back (R30).
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  mutating func moveBaseline(to version: AppVersion?) -> Bool {
    guard let version else { return false }
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
