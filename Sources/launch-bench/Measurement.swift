/// What was measured of one comparison: the minima of interleaved runs.
struct Measurement {
  var name: String

  /// Nanoseconds for one time.
  var ns: Double

  /// What it was compared with.
  var baseline: String

  /// Nanoseconds for one time of the baseline.
  var baselineNs: Double

  /// Allocations for one time, once warm, or nil where nothing counts them.
  var allocations: Int?

  /// How high the ratio may be.
  var bar: Double

  /// How many allocations there may be, or nil for any number.
  var mostAllocations: Int?

  /// How many times the baseline.
  var ratio: Double { ns / baselineNs }

  /// Whether the bar was held.
  var isHeld: Bool { ratio <= bar && (allocations ?? 0) <= (mostAllocations ?? .max) }
}

extension Measurement {
  /// Measures a comparison.
  init(_ comparison: Comparison) {
    let times = Stopwatch().compare(comparison.subject, comparison.baseline)
    self.init(
      name: comparison.name,
      ns: times.subject,
      baseline: comparison.against,
      baselineNs: times.baseline,
      allocations: Allocations.count(of: comparison.subject),
      bar: comparison.bar,
      mostAllocations: comparison.mostAllocations
    )
  }
}

extension Measurement: Encodable {
  private enum Key: String, CodingKey {
    case name, ns, baseline, baselineNs, ratio, allocations
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(ns, forKey: .ns)
    try container.encode(baseline, forKey: .baseline)
    try container.encode(baselineNs, forKey: .baselineNs)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(allocations, forKey: .allocations)
  }
}
