/// A row of the table, made only when it is measured.
struct Row {
  let name: String
  let comparison: @Sendable () -> Comparison

  /// Creates a row of some name.
  init(_ name: String, _ make: @escaping @Sendable (String) -> Comparison) {
    self.name = name
    comparison = { make(name) }
  }

  /// All rows, in the order of the table.
  static let all = [
    Row("launch.typical", typicalLaunch),
    Row("next.1000", nextOfMany),
    Row("next.1000.last", nextBehindMany),
    Row("next.1000.last.worst", nextBehindManyAtWorst),
    Row("offer.10000", offerMany),
    Row("decide.1000x20.builtin", decideByShippedPolicies),
    Row("decide.1000x20.custom", decideByOwnPolicies),
    Row("decide.10000x20", decideTenTimesAsMany),
    Row("cold.100", coldStart),
  ]
}
