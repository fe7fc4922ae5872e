import AppLaunch

/// What the record knows when the measured launch begins.
enum Past {
  /// The day on which everything is measured.
  static let now = instant(day: 20_000, hour: 12)

  /// Returns an instant by the days since 1970.
  static func instant(day: Int, hour: Int) -> LaunchInstant {
    let wall = LaunchTime(milliseconds: Int64(day) * 86_400_000 + Int64(hour) * 3_600_000)
    return LaunchInstant(wall: wall, elapsed: LaunchDuration(milliseconds: wall.milliseconds))
  }

  /// Returns the launch after an earlier one in which some items were shown, and its record.
  static func launch<Item: LaunchItem>(seen: [Item]) -> (launch: Launch, record: LaunchRecord) {
    var record = LaunchRecord()
    let earlier = instant(day: 19_990, hour: 9)
    let first = record.begin(context(at: earlier, version: "1.5"))
    var queue = LaunchQueue<Item>(launch: first, record: record, pipeline: .empty)
    queue.offer(seen, at: earlier)
    while let item = queue.current { queue.dismissed(item) }
    record = queue.record
    record.end(at: earlier.wall)
    let launch = record.begin(context(at: now, version: "1.6"))
    return (launch, record)
  }

  /// Returns the context of a launch.
  static func context(at instant: LaunchInstant, version: AppVersion) -> LaunchContext {
    LaunchContext(at: instant, version: version, installID: "bench")
  }
}
