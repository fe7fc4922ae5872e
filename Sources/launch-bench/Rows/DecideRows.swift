import AppLaunch

/// All verdicts of many items under twenty policies that come with the package.
func decideByShippedPolicies(_ name: String) -> Comparison {
  let queue = waitingQueue(of: Tip.many(1_000), ShippedPolicies.pipeline)
  let loop = ShippedPoliciesLoop(queue.candidates)
  let subject: Judgement = { queue.judge(into: &$0) }
  let baseline: Judgement = { loop.judge(in: queue.state, into: &$0) }
  check(subject, baseline)
  return Comparison(
    name: name,
    bar: 2,
    mostAllocations: 0,
    against: "a static loop over the same rules",
    subject: Work(judging: subject),
    baseline: Work(judging: baseline)
  )
}

/// The same with policies of an app's own, which know nothing of batches.
func decideByOwnPolicies(_ name: String) -> Comparison {
  let policies = OwnPolicies(times: 1, slot: 550)
  let queue = waitingQueue(of: Tip.many(1_000), policies.pipeline)
  let loop = OwnPoliciesLoop(policies, queue.candidates)
  let subject: Judgement = { queue.judge(into: &$0) }
  let baseline: Judgement = { loop.judge(in: queue.state, into: &$0) }
  check(subject, baseline)
  return Comparison(
    name: name,
    bar: 3,
    against: "a static loop over the same rules",
    subject: Work(judging: subject),
    baseline: Work(judging: baseline)
  )
}

/// The verdicts of ten times as many items.
func decideTenTimesAsMany(_ name: String) -> Comparison {
  let many = waitingQueue(of: Tip.many(10_000), ShippedPolicies.pipeline)
  let few = waitingQueue(of: Tip.many(1_000), ShippedPolicies.pipeline)
  return Comparison(
    name: name,
    bar: 12,
    against: "a tenth of the items",
    subject: Work(judging: { many.judge(into: &$0) }),
    baseline: Work(judging: { few.judge(into: &$0) })
  )
}

/// Returns a queue in which all items wait, since the host is blocked, after a first screen; every
/// other six were shown in an earlier launch.
func waitingQueue(of items: [Tip], _ pipeline: LaunchPipeline) -> LaunchQueue<Tip> {
  let seen = items.enumerated().filter { $0.offset / 6 % 2 == 1 }.map(\.element)
  let (launch, record) = Past.launch(seen: seen)
  var queue = LaunchQueue<Tip>(launch: launch, record: record, pipeline: pipeline)
  queue.block("bench", at: Past.now)
  queue.shownElsewhere(slot: .onboarding)
  queue.offer(items)
  return queue
}

/// Writes the levels of all items into a buffer.
typealias Judgement = (inout [VerdictLevel]) -> Void

extension Work {
  /// Creates work that judges all items, each time into the same buffer.
  init(judging judge: @escaping Judgement) {
    var levels: [VerdictLevel] = []
    self.init {
      judge(&levels)
      return levels.count + Int(levels[levels.count / 2].rawValue)
    }
  }
}

/// Makes sure that two ways of judging agree, and that there is something to tell apart.
private func check(_ subject: Judgement, _ baseline: Judgement) {
  var (left, right): ([VerdictLevel], [VerdictLevel]) = ([], [])
  subject(&left)
  baseline(&right)
  precondition(left == right, "The baseline does not judge by the same rules.")
  precondition(Set(left).count > 2, "The items all get the same verdict.")
}
