import AppLaunch
import Testing

/// Whether this is a release build.
private var isOptimized: Bool {
  var isOptimized = true
  assert({ isOptimized = false }() == ())
  return isOptimized
}

@Suite(
  "Allocations of decisions",
  .enabled(if: countsAllocations, "allocations are counted on Linux without sanitizers only")
)
struct DecisionAllocationTests {
  @Test("What shows next of 1,000 is found without an allocation, where the first may, once warm")
  func nextAllocatesNothing() {
    let queue = waiting(
      1_000,
      under: LaunchPipeline { for rank in 0..<20 { UpTo(rank: 1_000 + rank) } }
    )
    var next = queue.next
    next = nil
    let count = allocations { next = queue.next }
    #expect(next?.rank == 0)
    #expect(count == 0)
  }

  @Test(
    "All levels of 1,000 under shipped policies are found without an allocation, once warm",
    .enabled(if: isOptimized, "unoptimised code makes reasons that nobody looks at")
  )
  func levelsAllocateNothing() {
    let queue = waiting(1_000, under: shipped)
    var levels: [VerdictLevel] = []
    queue.judge(into: &levels)
    let first = levels
    levels[0] = .drop
    let count = allocations { queue.judge(into: &levels) }
    #expect(levels == first)
    #expect(Set(levels).count > 2)
    #expect(count == 0)
  }

  private struct Tip: LaunchItem {
    let id: LaunchItemID
    let slot: LaunchSlot
    let rank: Int

    init(_ number: Int) {
      id = LaunchItemID("tip \(number)")
      slot = LaunchSlot.builtIn[number % LaunchSlot.builtIn.count]
      rank = number
    }
  }

  private struct UpTo: LaunchPolicy {
    let rank: Int

    func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
      candidate.rank <= rank ? .allow : .hold("of a later rank")
    }
  }

  /// Conditions that object and that do not, and policies that look at single candidates.
  private let shipped = LaunchPipeline {
    Standard()
    Cooldown(of: .paywall, for: .days(3))
    Cooldown(of: .other, for: .days(3), since: .same)
    FrequencyCap(3, of: .reviewAsk, within: .days(365))
    Once(per: .minor, of: .whatsNew)
    MinimumLaunches(3).only(for: .reviewAsk)
    MinimumEvents("export", 5).only(for: .paywall)
    RequiresFact("isPro", is: false).only(for: .paywall)
    AwaitMoment("exported").only(for: .other)
  }

  private func waiting(_ count: Int, under pipeline: LaunchPipeline) -> LaunchQueue<Tip> {
    var queue = LaunchQueue<Tip>(
      launch: Launch(number: 2, version: "1.6"),
      pipeline: pipeline
    )
    queue.block("test", at: LaunchInstant(wall: LaunchTime(milliseconds: 0), elapsed: .zero))
    queue.shownElsewhere(slot: .onboarding)
    queue.offer((0..<count).map(Tip.init))
    return queue
  }
}
