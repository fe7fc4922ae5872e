import AppLaunch

/// Times, durations, times of day and zones survive their texts, and zones say when days begin.
func fuzzTime(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  if let time = LaunchTime(iso8601: text) { check(time) }
  if let duration = LaunchDuration(iso8601: text) { check(duration) }
  if let minute = MinuteOfDay(text) {
    precondition(minute.description == text, "A time of day has two texts.")
  }
  let number = Int64(littleEndianBytes: bytes)
  check(LaunchTime(milliseconds: number))
  check(LaunchDuration(milliseconds: number))
  check(MinuteOfDay(minutes: Int(clamping: number)))
  let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
  guard lines.count == 2, lines[0].count < 40 else { return }
  let name = String(decoding: lines[0], as: UTF8.self)
  guard let zone = LaunchZone(identifier: name) else { return }
  precondition(LaunchZone(identifier: zone.identifier) == zone, "A zone does not read back.")
  let rest = String(decoding: lines[1], as: UTF8.self)
  if let time = LaunchTime(iso8601: rest) { check(zone, at: time) }
  check(zone, at: LaunchTime(milliseconds: Int64(littleEndianBytes: lines[1])))
}

private func check(_ time: LaunchTime) {
  precondition(LaunchTime(iso8601: "\(time)") == time, "A time does not read back.")
  _ = LaunchTime(time.date)
  _ = CivilDate(daysSince1970: time.utcDay)
}

private func check(_ duration: LaunchDuration) {
  let read = LaunchDuration(iso8601: "\(duration)")
  precondition(read == duration, "A duration does not read back.")
  precondition(LaunchDuration(duration.duration) == duration, "A duration is not its Duration.")
}

private func check(_ minute: MinuteOfDay) {
  precondition(MinuteOfDay("\(minute)") == minute, "A time of day does not read back.")
}

private func check(_ zone: LaunchZone, at time: LaunchTime) {
  let (day, minute) = (zone.day(of: time), zone.minute(of: time))
  precondition((0..<1_440).contains(minute.minutes), "A minute lies outside its day.")
  let (start, next) = (zone.start(ofDay: day), zone.next(minute, after: time))
  // At the ends of the range nothing can be earlier or later.
  guard abs(time.milliseconds / 2) < 1 << 60 else { return }
  precondition(start <= time, "A day begins after one of its times.")
  precondition(next > time, "The next time of day is not after now.")
}

extension Int64 {
  fileprivate init(littleEndianBytes bytes: some Collection<UInt8>) {
    self = bytes.prefix(8).enumerated().reduce(0) { $0 | Int64($1.element) << (8 * $1.offset) }
  }
}
