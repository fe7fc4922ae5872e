import AppLaunch

/// Many items offered at once; the first shows.
func offerMany(_ name: String) -> Comparison {
  Comparison(
    name: name,
    bar: 12,
    against: "a tenth of the items",
    subject: offer(Tip.many(10_000)),
    baseline: offer(Tip.many(1_000))
  )
}

private func offer(_ tips: [Tip]) -> Work {
  let (launch, record) = Past.launch(seen: [Tip]())
  let pipeline = ShippedPolicies.pipeline
  return Work {
    var queue = LaunchQueue<Tip>(launch: launch, record: record, pipeline: pipeline)
    queue.offer(tips)
    return queue.waiting.count
  }
}
