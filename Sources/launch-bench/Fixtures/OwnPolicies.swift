import AppLaunch

// Policies as an app would write them: nothing but a verdict.

/// Shows items of some ranks.
struct Ranks: LaunchPolicy {
  let shown: ClosedRange<Int>

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    shown.contains(candidate.rank) ? .allow : .hold("of another rank")
  }
}

/// Shows from a launch on.
struct FromLaunch: LaunchPolicy {
  let number: Int

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    state.launch.number >= number ? .allow : .hold("too early")
  }
}

/// Shows an item a few times.
struct FewTimes: LaunchPolicy {
  let most: Int

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    (candidate.history?.timesPresented ?? 0) < most ? .allow : .drop("seen often enough")
  }
}

/// Shows an item again after a rest.
struct Rested: LaunchPolicy {
  let rest: LaunchDuration

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    guard let now = state.wall, let last = candidate.history?.presentations.last else {
      return .allow
    }
    let end = last.at.time + rest
    return now >= end ? .allow : .hold("seen a short time ago", until: end)
  }
}

/// Shows early slots only.
struct EarlySlots: LaunchPolicy {
  let last: Int

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    candidate.slot.priority <= last ? .allow : .wait("in a late slot")
  }
}

/// Leaves out items with long names.
struct ShortNames: LaunchPolicy {
  let bytes: Int

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    candidate.id.rawValue.utf8.count <= bytes ? .allow : .hold("has a long name")
  }
}

/// Keeps follow-ups for users that came by themselves.
struct OwnWill: LaunchPolicy {
  let trigger: LaunchTrigger

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    !candidate.isFollowUp || state.launch.trigger == trigger ? .allow : .hold("was sent here")
  }
}

/// Ends a launch that has shown much.
struct FewScreens: LaunchPolicy {
  let most: Int

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    state.shown.count < most ? .allow : .hold("after many screens")
  }
}

/// Leaves out what crashed.
struct Unbroken: LaunchPolicy {
  let most: Int

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    (candidate.editionHistory?.interruptions ?? 0) <= most ? .allow : .hold("crashed")
  }
}

/// Shows what belongs to the install.
struct Owned: LaunchPolicy {
  let owner: LaunchOwner

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    candidate.owner == owner ? .allow : .hold("belongs to another")
  }
}

/// The twenty of them that are measured.
struct OwnPolicies {
  /// The ranks that show.
  var ranks = 0...1_000_000

  /// The place among the others of the policy that holds all other ranks.
  var place = 0

  /// How often an item is shown.
  var times = 3

  /// The last slot that shows.
  var slot = 1_000

  var all: [any LaunchPolicy] {
    var all = others
    all.insert(Ranks(shown: ranks), at: place)
    return all
  }

  private var others: [any LaunchPolicy] {
    [
      FromLaunch(number: 1), FewTimes(most: times), Rested(rest: .days(2)),
      EarlySlots(last: slot), ShortNames(bytes: 40), OwnWill(trigger: .user), FewScreens(most: 5),
      Unbroken(most: 2), Owned(owner: .install),
      FromLaunch(number: 2), FewTimes(most: 10), Rested(rest: .days(5)),
      EarlySlots(last: 900), ShortNames(bytes: 20), OwnWill(trigger: .user), FewScreens(most: 8),
      Unbroken(most: 3), Owned(owner: .install), Ranks(shown: 0...1_000),
    ]
  }

  var pipeline: LaunchPipeline {
    all.map { LaunchPipeline($0) }.reduce(.empty) { $0.merged(with: $1) }
  }
}
