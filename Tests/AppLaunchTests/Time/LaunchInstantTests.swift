import AppLaunch
import Testing

@Suite("Instants") struct LaunchInstantTests {
  @Test("N5: the present is read from two clocks, of which one never goes back")
  func now() {
    let instants = (0..<100).map { _ in LaunchInstant.now }
    #expect(instants[0].elapsed >= .zero)
    #expect(zip(instants, instants.dropFirst()).allSatisfy { $0.elapsed <= $1.elapsed })
    #expect(instants.allSatisfy { $0.wall > LaunchTime(milliseconds: 1_700_000_000_000) })
  }
}
