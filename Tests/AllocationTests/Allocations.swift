import AllocationProbe

/// Whether allocations can be counted here; a test that needs them says so when it is skipped.
let countsAllocations = allocation_probe_is_working()

/// Returns how many allocations the body makes on this thread, or nil where they are not counted.
func allocations(in body: () throws -> Void) rethrows -> Int? {
  allocation_probe_start()
  do {
    try body()
  } catch {
    _ = allocation_probe_stop()
    throw error
  }
  let count = allocation_probe_stop()
  return count < 0 ? nil : Int(count)
}
