import AppLaunch
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Verdict")
struct VerdictTests {
  @Test("Levels are ordered: allow, wait, hold, drop")
  func levels() {
    #expect(VerdictLevel.allCases.sorted() == [.allow, .wait, .hold, .drop])
    #expect(Verdict.allow.level == .allow)
    #expect(Verdict.wait("x").level == .wait)
    #expect(Verdict.hold("x").level == .hold)
    #expect(Verdict.drop("x").level == .drop)
    #expect(VerdictLevel.allCases.map { VerdictLevel($0.description) } == VerdictLevel.allCases)
    #expect(VerdictLevel("never") == nil)
  }

  @Test("An objection that allows is none")
  func allowing() {
    #expect(Verdict([Objection(.allow, "x")]) == .allow)
  }

  @Test("A literal is a reason's text, a code needs its label")
  func literals() {
    #expect(Reason("x") == Reason(text: "x"))
    #expect(Reason(code: "x").code == "x")
    #expect(Reason(code: "x").text == nil)
  }

  @Test("R9: reasons are data, and read back as they were")
  func coding() throws {
    let quantities: [Quantity?] = [
      .count(.max), .duration(.days(3)), .time(PastUse.start), .version(.of("1.2-rc")),
      .version(nil), .truth(nil), .truth(true), .text("x"), .list(["a", "b"]), nil,
    ]
    for quantity in quantities {
      let reason = Reason(code: "c", about: "a", measured: quantity, bound: quantity)
      let objection = Objection(.hold, reason, until: PastUse.start)
      let data = try JSONEncoder().encode(objection)
      #expect(try JSONDecoder().decode(Objection.self, from: data) == objection)
    }
    let facts: [LaunchFact] = [true, false, 0, 1, -7, "family", ""]
    let data = try JSONEncoder().encode(facts)
    #expect(String(decoding: data, as: UTF8.self) == #"[true,false,0,1,-7,"family",""]"#)
    #expect(try JSONDecoder().decode([LaunchFact].self, from: data) == facts)
  }
}
