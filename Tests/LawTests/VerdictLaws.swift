import AppLaunch
import Testing

/// R7 for verdicts: they merge like sets, whatever the order.
@Suite("Verdict laws")
struct VerdictLaws {
  @Test("R7: merging is commutative, associative and idempotent, and allowing changes nothing")
  func isLattice() throws {
    var draw = Draw(state: 7)
    for _ in 0..<400 {
      let (a, b, c) = (draw.verdict(), draw.verdict(), draw.verdict())
      try #require(a.merged(with: b) == b.merged(with: a))
      try #require(
        a.merged(with: b).merged(with: c) == a.merged(with: b.merged(with: c))
      )
      try #require(a.merged(with: a) == a)
      try #require(a.merged(with: .allow) == a)
      try #require(Verdict.allow.merged(with: a) == a)
    }
  }

  @Test("R7: the level is the highest, the objections are the union, until is the latest known")
  func isUnion() throws {
    var draw = Draw(state: 11)
    for _ in 0..<400 {
      let (a, b) = (draw.verdict(), draw.verdict())
      let merged = a.merged(with: b)
      try #require(merged.level == max(a.level, b.level))
      try #require(Set(merged.objections) == Set(a.objections).union(b.objections))
      try #require(merged.objections.count == Set(merged.objections).count)
      try #require(merged.until == [a.until, b.until].compactMap { $0 }.max())
      let names = merged.objections.map(\.policy)
      try #require(names == names.sorted())
    }
  }

  @Test("R7: the order of the objections does not depend on the order in which they came")
  func hasOneOrder() throws {
    var draw = Draw(state: 13)
    for _ in 0..<400 {
      let objections = (0..<8).map { _ in draw.objection() }
      let verdict = Verdict(objections)
      try #require(Verdict(objections.reversed()).objections == verdict.objections)
      try #require(Verdict(objections + objections).objections == verdict.objections)
    }
  }

  /// Objections from a small world, so that equal and nearly equal ones meet.
  private struct Draw {
    var state: UInt64

    mutating func number(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }

    mutating func verdict() -> Verdict {
      Verdict((0..<number(4)).map { _ in objection() })
    }

    mutating func objection() -> Objection {
      let levels: [VerdictLevel] = [.allow, .wait, .hold, .drop]
      let quantities: [Quantity?] = [nil, .count(1), .text("1"), .truth(nil), .version(nil)]
      var reason = Reason(
        code: ["a", "b"][number(2)],
        about: [nil, "", "x"][number(3)],
        measured: quantities[number(5)],
        bound: quantities[number(5)]
      )
      reason.policy = ["cap", "limit", "quiet"][number(3)]
      reason.text = [nil, "", "because"][number(3)]
      let times: [LaunchTime?] = [nil, .distantPast, LaunchTime(milliseconds: 1)]
      return Objection(levels[number(4)], reason, until: times[number(3)])
    }
  }
}
