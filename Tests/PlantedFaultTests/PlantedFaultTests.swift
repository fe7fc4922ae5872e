import Testing

@Suite("Planted faults")
struct PlantedFaultTests {
  // The run without the fault comes first: it must pass, and it leaves no static property to be
  // initialised while the fault is on.
  @Test(
    "A planted fault is caught by what the list names",
    .serialized,  // All at once, each would wait for the others within its limit.
    .timeLimit(.minutes(1)),
    arguments: PlantedFault.allCases
  )
  func isCaught(_ fault: PlantedFault) async throws {
    for name in fault.catchers {
      let body = try #require(
        catchers[name] ?? ScenarioCatcher.named(name),
        "there is no catcher named \(name)"
      )
      try await CleanRuns.shared.pass(name, body)
      let count = await PlantedFault.$on.withValue(fault) { await failures(in: body) }
      #expect(count > 0, "\(name) missed \(fault.rawValue) (\(fault.rule)): \(fault.change)")
    }
  }

  @Test("There are sixty faults at least, and something must catch each")
  func thereAreEnough() {
    #expect(PlantedFault.allCases.count >= 60)
    #expect(PlantedFault.allCases.filter(\.catchers.isEmpty) == [])
  }

  @Test("Every registered catcher is shown to catch a fault")
  func everyCatcherBites() {
    let biting = Set(PlantedFault.allCases.flatMap(\.catchers))
    #expect(Set(catchers.keys).subtracting(biting) == [])
  }
}

/// The runs without a fault: one for each catcher, however many faults name it.
private actor CleanRuns {
  static let shared = CleanRuns()

  private var runs: [String: Task<Void, any Error>] = [:]

  func pass(_ name: String, _ body: @escaping @Sendable () async throws -> Void) async throws {
    let run = runs[name] ?? Task { try await body() }
    runs[name] = run
    try await run.value
  }
}
