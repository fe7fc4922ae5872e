import AppLaunch

/// What every store must do, whatever is behind it: public API only, so that it serves any store.
///
/// - Parameter make: Returns a store of one place that has no record at first; called again, another
///   store of the same place.
/// - Returns: The sentences that do not hold.
func broken<Store: LaunchRecordStore>(contractOf make: () -> Store) -> [String] {
  var broken: [String] = []
  func expect(_ sentence: String, _ holds: () throws -> Bool) {
    do {
      if try !holds() { broken.append(sentence) }
    } catch {
      broken.append("\(sentence) (\(error))")
    }
  }
  let (first, second) = (record(launches: 1), record(launches: 2))
  expect("A place without a record gives nil.") { try make().load() == nil }
  expect("Reading it says that the record is missing.") {
    if case .missing = make().read() { true } else { false }
  }
  expect("What was saved is loaded.") {
    let store = make()
    try store.save(first)
    return try store.load() == first
  }
  expect("Another store of the place loads it.") { try make().load() == first }
  expect("Reading it gives the record.") {
    if case .record(first) = make().read() { true } else { false }
  }
  expect("A store that never read can save, and the last save counts.") {
    try make().save(second)
    return try make().load() == second
  }
  expect("Saving the same again changes nothing.") {
    let store = make()
    try store.save(second)
    try store.save(second)
    return try store.load() == second
  }
  expect("Two stores of the place see each other's saves.") {
    let (one, other) = (make(), make())
    try one.save(first)
    guard try other.load() == first else { return false }
    try other.save(second)
    return try one.load() == second
  }
  expect("An empty record is a record.") {
    try make().save(LaunchRecord())
    return try make().load() == LaunchRecord()
  }
  return broken
}

/// Returns a record in which so many launches were counted.
func record(launches: Int) -> LaunchRecord {
  var record = LaunchRecord()
  for number in 0..<Int64(launches) {
    let wall = LaunchTime(milliseconds: 1_772_442_000_000) + .days(number)
    let at = LaunchInstant(wall: wall, elapsed: .days(number))
    _ = record.begin(LaunchContext(at: at, version: "1.0", installID: "test"))
    record.end(at: wall + .minutes(5))
  }
  return record
}
