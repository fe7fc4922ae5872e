import AllocationProbe
import Testing

@Suite(
  "Allocation probe",
  .enabled(if: countsAllocations, "allocations are counted on Linux without sanitizers only")
)
struct ProbeTests {
  @Test("An object is an allocation")
  func anObjectCounts() {
    var box: Box?
    let count = allocations { box = Box.onHeap() }
    #expect(count == 1)
    #expect(box?.value == 0)
  }

  @Test("A growing array allocates more than once")
  func aGrowingArrayCounts() throws {
    var numbers: [Int] = []
    let count = allocations {
      for number in 0..<1_000 { numbers.append(number) }
    }
    #expect(try #require(count) > 1)
    #expect(numbers.count == 1_000)
  }

  @Test("A loop over whole numbers allocates nothing")
  func aLoopCountsNothing() {
    var sum = 0
    let count = allocations {
      for number in 0..<1_000 { sum &+= number }
    }
    #expect(count == 0)
    #expect(sum == 499_500)
  }

  @Test("What another thread allocates is not counted")
  func otherThreadsDoNotCount() async {
    let other = Task.detached { (0..<10_000).map { _ in Box.onHeap() }.count }
    var sum = 0
    let count = allocations {
      for number in 0..<100_000 { sum &+= number }
    }
    #expect(await other.value == 10_000)
    #expect(count == 0)
  }
}

private final class Box {
  var value = 0

  /// Creates one that the optimiser cannot put on the stack.
  @inline(never)
  static func onHeap() -> Box { Box() }
}
