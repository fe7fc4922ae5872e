import AppLaunch

extension OwnPolicies {
  /// Judges candidates by the same rules in one loop, all in one place and known when it is compiled.
  ///
  /// What is the same for all candidates is computed once.
  func judge(
    _ candidates: [LaunchCandidate],
    in state: LaunchState,
    into levels: inout [VerdictLevel]
  ) {
    levels.removeAll(keepingCapacity: true)
    let (number, trigger) = (state.launch.number, state.launch.trigger)
    let shown = state.shown.count
    let now = state.wall
    for candidate in candidates {
      var level = VerdictLevel.allow
      func raise(to other: VerdictLevel) { if other > level { level = other } }
      if !ranks.contains(candidate.rank) { raise(to: .hold) }
      if number < 1 { raise(to: .hold) }
      if candidate.slot.priority > slot { raise(to: .wait) }
      if candidate.id.rawValue.utf8.count > 40 { raise(to: .hold) }
      if candidate.isFollowUp, trigger != .user { raise(to: .hold) }
      if shown >= 5 { raise(to: .hold) }
      if candidate.owner != .install { raise(to: .hold) }
      if !(0...1_000).contains(candidate.rank) { raise(to: .hold) }
      if number < 2 { raise(to: .hold) }
      if candidate.slot.priority > 900 { raise(to: .wait) }
      if candidate.id.rawValue.utf8.count > 20 { raise(to: .hold) }
      if candidate.isFollowUp, trigger != .user { raise(to: .hold) }
      if shown >= 8 { raise(to: .hold) }
      if candidate.owner != .install { raise(to: .hold) }
      if let history = candidate.history {
        if history.timesPresented >= times { raise(to: .drop) }
        if history.timesPresented >= 10 { raise(to: .drop) }
        if let last = history.presentations.last, let now {
          if now < last.at.time + .days(2) { raise(to: .hold) }
          if now < last.at.time + .days(5) { raise(to: .hold) }
        }
      }
      if let edition = candidate.editionHistory {
        if edition.interruptions > 2 { raise(to: .hold) }
        if edition.interruptions > 3 { raise(to: .hold) }
      }
      levels.append(level)
    }
  }
}
