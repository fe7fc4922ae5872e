import AppLaunch

/// That something is not as expected.
struct ScenarioMismatch: Hashable, Sendable {
  /// What should be so.
  var expected: JSONValue

  /// What is so.
  var found: JSONValue

  /// The items that it is about, whose explanation helps.
  var items: Set<LaunchItemID>

  /// Creates a mismatch of two values, or nil where they are the same.
  init?(_ expected: JSONValue, _ found: JSONValue, items: Set<LaunchItemID> = []) {
    guard expected != found else { return nil }
    self.expected = expected
    self.found = found
    self.items = items
  }

  /// Creates the mismatch of those items whose values differ, or nil where none do.
  init?(_ pairs: [LaunchItemID: (expected: JSONValue, found: JSONValue)]) {
    let different = pairs.filter { $0.value.expected != $0.value.found }
    self.init(
      .sorted(different.mapValues(\.expected)),
      .sorted(different.mapValues(\.found)),
      items: Set(different.keys)
    )
  }
}
