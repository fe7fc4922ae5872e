import AppLaunch

/// What shows next of many, where the first may.
func nextOfMany(_ name: String) -> Comparison {
  let policies = OwnPolicies()
  let queue = waitingQueue(of: Tip.row(1_000), policies.pipeline)
  precondition(queue.next?.rank == 0, "Another item than the first would show.")
  let (all, first, state) = (policies.all, queue.candidates[0], queue.state)
  return Comparison(
    name: name,
    bar: 3,
    mostAllocations: 0,
    against: "a loop of 20 dynamic calls",
    subject: Work { queue.next?.rank ?? -1 },
    baseline: Work {
      var level = VerdictLevel.allow
      for policy in all { level = max(level, policy.verdict(for: first, in: state).level) }
      return Int(level.rawValue)
    }
  )
}

/// What shows next of many, where only the last may.
func nextBehindMany(_ name: String) -> Comparison {
  let policies = OwnPolicies(ranks: 999...1_000)
  let queue = waitingQueue(of: Tip.row(1_000), policies.pipeline)
  precondition(queue.next?.rank == 999, "Another item than the last would show.")
  return Comparison(
    name: name,
    bar: 1,
    against: "decide.1000x20.custom",
    subject: Work { queue.next?.rank ?? -1 },
    baseline: decideByOwnPolicies(name).subject
  )
}
