import AllocationProbe

/// Counts what work allocates.
enum Allocations {
  /// Returns the allocations of one time, or nil where nothing counts them; the work is warm by then.
  static func count(of work: Work) -> Int? {
    _ = work.once()
    allocation_probe_start()
    _ = work.once()
    let count = allocation_probe_stop()
    return count < 0 ? nil : Int(count)
  }
}
