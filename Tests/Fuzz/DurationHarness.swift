import AppLaunch

/// Sums and differences of the two durations in the first sixteen bytes never trap.
func fuzzDuration(_ bytes: [UInt8]) {
  let first = LaunchDuration(milliseconds: number(bytes.prefix(8)))
  let second = LaunchDuration(milliseconds: number(bytes.dropFirst(8).prefix(8)))
  precondition(first + second == second + first, "A sum depends on the order.")
  precondition((first < second) == !(second <= first), "Two durations are not ordered.")
  _ = first - second
  _ = LaunchDuration.days(first.milliseconds)
  _ = LaunchDuration(first.duration)
}

private func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
  bytes.reduce(0) { $0 << 8 | Int64($1) }
}
