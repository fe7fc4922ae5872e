/// A row of the benchmark: some work of the package's, beside a plain way to do the same.
struct Comparison {
  /// The name, as `--filter` and the table know it.
  var name: String

  /// How many times the baseline the work may take.
  var bar: Double

  /// How often the work may allocate, or nil where nobody counts.
  var mostAllocations: Int?

  /// What the baseline is.
  var against: String

  /// What the package does.
  var subject: Work

  /// What it is compared with.
  var baseline: Work
}

/// Something to time.
struct Work {
  /// Does it once and returns a digest of the result, so that nothing can be optimised away.
  ///
  /// The closure is called through its reference: the compiler sees neither what is behind it nor
  /// that two calls do the same.
  let once: () -> Int

  /// Creates work.
  init(_ once: @escaping () -> Int) {
    self.once = once
  }
}
