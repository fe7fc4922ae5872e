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

/// What shows next of many, where only the last may: a policy in the middle of the twenty holds the
/// others, so that half of the policies need not be asked about them.
func nextBehindMany(_ name: String) -> Comparison {
  Comparison(
    name: name,
    bar: 1,
    against: "decide.1000x20.custom",
    subject: Work(nextIn: queueBehindMany(heldBy: 10)),
    baseline: decideByOwnPolicies(name).subject
  )
}

/// The same where the last policy holds the others, so that each is asked about everything: against
/// all verdicts on the same queue, which is no less work.
func nextBehindManyAtWorst(_ name: String) -> Comparison {
  let queue = queueBehindMany(heldBy: 19)
  return Comparison(
    name: name,
    bar: 1.25,
    against: "all verdicts on the same queue",
    subject: Work(nextIn: queue),
    baseline: Work(judging: { queue.judge(into: &$0) })
  )
}

/// Returns a queue in which one policy, at a place among the others, holds all items but the last.
private func queueBehindMany(heldBy place: Int) -> LaunchQueue<Tip> {
  let policies = OwnPolicies(ranks: 999...1_000, place: place)
  let queue = waitingQueue(of: Tip.row(1_000), policies.pipeline)
  precondition(queue.next?.rank == 999, "Another item than the last would show.")
  return queue
}

extension Work {
  fileprivate init(nextIn queue: LaunchQueue<Tip>) {
    self.init { queue.next?.rank ?? -1 }
  }
}
