import AppLaunch

/// The rules of ``OwnPolicies`` in one loop, all in one place and known when it is compiled, over what
/// they look at and nothing else, laid out flat.
struct OwnPoliciesLoop {
  let policies: OwnPolicies
  let rows: [Row]

  /// What the rules look at in an item.
  struct Row {
    var id: String
    var rank: Int
    var priority: Int
    var isFollowUp: Bool
    var belongsToInstall: Bool
    var timesPresented: Int
    var lastPresented: LaunchTime?
    var interruptions: Int
  }

  init(_ policies: OwnPolicies, _ candidates: [LaunchCandidate]) {
    self.policies = policies
    rows = candidates.map { candidate in
      Row(
        id: candidate.id.rawValue,
        rank: candidate.rank,
        priority: candidate.slot.priority,
        isFollowUp: candidate.isFollowUp,
        belongsToInstall: candidate.owner == .install,
        timesPresented: candidate.history?.timesPresented ?? 0,
        lastPresented: candidate.history?.presentations.last?.at.time,
        interruptions: candidate.editionHistory?.interruptions ?? 0
      )
    }
  }

  /// Judges all rows; what is the same for all of them is computed once.
  func judge(in state: LaunchState, into levels: inout [VerdictLevel]) {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(.allow, count: rows.count))
    let (number, trigger) = (state.launch.number, state.launch.trigger)
    let shown = state.shown.count
    let now = state.wall
    let (short, long) = (LaunchDuration.days(2), LaunchDuration.days(5))
    let (ranks, times, slot) = (policies.ranks, policies.times, policies.slot)
    for index in rows.indices {
      var level = VerdictLevel.allow
      func raise(to other: VerdictLevel, if isMet: Bool) {
        if isMet, other > level { level = other }
      }
      raise(to: .hold, if: !ranks.contains(rows[index].rank))
      raise(to: .hold, if: number < 1)
      raise(to: .drop, if: rows[index].timesPresented >= times)
      if let last = rows[index].lastPresented, let now {
        raise(to: .hold, if: now < last + short)
      }
      raise(to: .wait, if: rows[index].priority > slot)
      raise(to: .hold, if: rows[index].id.utf8.count > 40)
      raise(to: .hold, if: rows[index].isFollowUp && trigger != .user)
      raise(to: .hold, if: shown >= 5)
      raise(to: .hold, if: rows[index].interruptions > 2)
      raise(to: .hold, if: !rows[index].belongsToInstall)
      raise(to: .hold, if: !(0...1_000).contains(rows[index].rank))
      raise(to: .hold, if: number < 2)
      raise(to: .drop, if: rows[index].timesPresented >= 10)
      if let last = rows[index].lastPresented, let now {
        raise(to: .hold, if: now < last + long)
      }
      raise(to: .wait, if: rows[index].priority > 900)
      raise(to: .hold, if: rows[index].id.utf8.count > 20)
      raise(to: .hold, if: rows[index].isFollowUp && trigger != .user)
      raise(to: .hold, if: shown >= 8)
      raise(to: .hold, if: rows[index].interruptions > 3)
      raise(to: .hold, if: !rows[index].belongsToInstall)
      levels[index] = level
    }
  }
}
