extension LaunchExplanation: CustomStringConvertible {
  /// The explanation for people: the launch, then candidates by where they are, then declines.
  public var description: String { lines(about: nil).joined(separator: "\n") }

  /// Returns the explanation of some items only.
  public func description(of ids: Set<LaunchItemID>) -> String {
    lines(about: ids).joined(separator: "\n")
  }

  private func lines(about ids: Set<LaunchItemID>?) -> [String] {
    var lines = [headline]
    if overrides.isActive { lines.append("pretending, for testing: \(overrides)") }
    if !isPersistent { lines.append("not persisted: the record is gone when the process ends") }
    if let recordFault { lines.append("record: \(recordFault.visible)") }
    if !isBegun {
      lines.append("not begun: nothing is decided")
    } else if launch.kind == .recordUnavailable, launch.waitsForRecord.isEmpty {
      lines.append("not counted: the record cannot be read")
    } else if !isCounted {
      lines.append("not counted: its scene has not become active")
    }
    if !unrecorded.isEmpty {
      lines.append("could not be written: \(unrecorded.map(\.rawValue).listed(atMost: 8))")
    }
    if !blockers.isEmpty { lines.append("blocked by \(blockers.listed)") }
    for provider in pending {
      let slots = provider.slots.map(\.name).listed
      lines.append(
        "waiting for \(provider.source.name.visible) (\(slots)) until \(provider.deadline.spoken)"
      )
    }
    for fault in faults { lines.append("provider \(fault)") }
    for flag in assumedFlags { lines.append("flag \(flag)") }
    for refusal in refusals { lines.append("refused: \(refusal)") }
    for standing in Candidate.Standing.allCases {
      let found = candidates.filter { candidate in
        candidate.standing == standing && ids.map { $0.contains(candidate.id) } ?? true
      }
      guard !found.isEmpty else { continue }
      lines.append(standing.title)
      for candidate in found { lines += candidate.lines }
    }
    let declined = declines.filter { decline in ids.map { $0.contains(decline.id) } ?? true }
    if !declined.isEmpty { lines.append("declined") }
    for decline in declined { lines.append("  \(decline.id.visible): \(decline.reason)") }
    let rejected = rejections.filter { rejection in ids.map { $0.contains(rejection.id) } ?? true }
    if !rejected.isEmpty { lines.append("rejected") }
    for rejection in rejected {
      lines.append("  \(rejection.id.visible): \(rejection.reason.visible)")
    }
    return lines
  }

  private var headline: String {
    var parts = ["launch \(launch.number): \(launch.kind)"]
    parts.append(launch.version.map { "version \($0)" } ?? "version unknown")
    parts.append("opened by \(launch.trigger.rawValue)")
    if let now { parts.append(now.wall.spoken) }
    return parts.joined(separator: ", ")
  }
}

extension LaunchExplanation.Candidate.Standing {
  /// The heading over candidates that stand so.
  fileprivate var title: String {
    switch self {
    case .onScreen: "on screen"
    case .waiting: "waiting"
    case .held: "held, not in this launch"
    case .dropped: "dropped, settled without being shown"
    case .failed: "failed, could not be drawn"
    case .done: "done"
    }
  }
}

extension LaunchExplanation.Candidate {
  fileprivate var lines: [String] {
    let edition = edition == .only ? "" : " \(edition.rawValue.visible)"
    let place = behind.isEmpty ? "" : ", behind \(behind.map(\.rawValue).listed(atMost: 8))"
    return ["  \(id.visible)\(edition) (\(slot.name.visible))\(place)"]
      + objections.map { "    \($0)" }
      + (heldSince.map { ["    held since \($0.spoken)"] } ?? [])
  }
}

extension LaunchDecline.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notDue(let baseline, let running):
      "not due: nothing new after \(baseline?.rawValue ?? "an unknown version")"
        + " up to \(running?.rawValue ?? "an unknown version")"
    case .settled(let how, let time): "settled: \(how) on \(time.spoken)"
    case .notEligible(let text): "not eligible: \(text.visible)"
    case .adopted: "adopted: an existing user has seen it"
    case .crashLoop: "crash loop: it killed the app too often in this version"
    }
  }
}

extension Settlement.How: CustomStringConvertible {
  public var description: String {
    switch self {
    case .outcome(let outcome): outcome.description.visible
    case .presented: "presented"
    case .dropped(let policies): "dropped by \(policies.map(\.visible).listed)"
    case .crashLooped(let policies): "dropped for this version by \(policies.map(\.visible).listed)"
    case .adopted: "adopted"
    }
  }
}

extension LaunchOverrides: CustomStringConvertible {
  public var description: String {
    var parts: [String] = []
    if let show { parts.append("\(show.visible) shows") }
    if showsNothing { parts.append("nothing shows") }
    if let version { parts.append("version \(version)") }
    if let time { parts.append("time \(time.spoken)") }
    if let launchNumber { parts.append("launch \(launchNumber)") }
    if ignoresCooldowns { parts.append("no cooldowns") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension LaunchItemID {
  var visible: String { rawValue.visible }
}

extension [String] {
  /// The names in a row, control characters made visible.
  var listed: String { map(\.visible).joined(separator: ", ") }

  /// The first of the names in a row, and how many more there are.
  func listed(atMost count: Int) -> String {
    guard self.count > count else { return listed }
    return Array(prefix(count)).listed + " and \(self.count - count) more"
  }
}
