import AppLaunch

/// A whole launch: five screens under ten rules, all shown and closed.
func typicalLaunch(_ name: String) -> Comparison {
  let (launch, record) = Past.launch(seen: [Screen.review, .plans, .trial])
  let pipeline = TenRules.pipeline
  let handWritten = HandWrittenLaunch(record: HandWrittenRecord(record), launch: launch)
  let subject = Work {
    var queue = LaunchQueue<Screen>(launch: launch, record: record, pipeline: pipeline)
    queue.offer(Screen.allCases)
    var shown = 0
    while let screen = queue.current {
      shown += 1
      queue.appeared(screen)
      queue.dismissed(screen)
    }
    return shown &* 1_000 &+ queue.state.record.items.count
  }
  let baseline = Work {
    var launch = handWritten
    launch.offer(Screen.allCases)
    var shown = 0
    while let screen = launch.current {
      shown += 1
      launch.dismissed(screen)
    }
    return shown &* 1_000 &+ launch.record.items.count
  }
  precondition(subject.once() == 5_005 && baseline.once() == 5_005, "Not all five screens show.")
  return Comparison(
    name: name,
    bar: 4,
    against: "a hand-written launch",
    subject: subject,
    baseline: baseline
  )
}
