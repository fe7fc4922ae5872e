// swift-tools-version: 6.2
import PackageDescription

let fuzzing = Context.environment["APPLAUNCH_FUZZING"] != nil

let package = Package(
  name: "AppLaunch",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "AppLaunch", targets: ["AppLaunch"]),
    .library(name: "AppLaunchItems", targets: ["AppLaunchItems"]),
    .library(name: "AppLaunchScenario", targets: ["AppLaunchScenario"]),
    .executable(name: "launch-lab", targets: ["launch-lab"]),
    .executable(name: "launch-demo", targets: ["launch-demo"]),
  ],
  targets: [
    .target(name: "AppLaunch"),
    .target(name: "AppLaunchItems", dependencies: ["AppLaunch"]),
    .target(name: "AppLaunchScenario", dependencies: ["AppLaunch", "AppLaunchItems"]),
    .executableTarget(
      name: "launch-lab",
      dependencies: ["AppLaunch", "AppLaunchItems", "AppLaunchScenario"]
    ),
    .executableTarget(
      name: "launch-demo",
      dependencies: ["AppLaunch", "AppLaunchItems"],
      path: "Examples/Demo",
      exclude: ["Scripts"],
      resources: [.embedInCode("tidy.json")]
    ),
    .testTarget(name: "AppLaunchTests", dependencies: ["AppLaunch", "TestSupport"]),
    .testTarget(
      name: "AppLaunchItemsTests",
      dependencies: ["AppLaunch", "AppLaunchItems", "TestSupport"]
    ),
    .testTarget(
      name: "AppLaunchScenarioTests",
      dependencies: ["AppLaunch", "AppLaunchItems", "AppLaunchScenario"]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),

    // Run a second time, optimised: see `lean` below.
    .testTarget(name: "LawTests", dependencies: ["AppLaunch", "TestSupport"]),
    .testTarget(name: "AllocationTests", dependencies: ["AppLaunch", "AllocationProbe"]),
    .target(name: "AllocationProbe", path: "Tests/AllocationProbe"),

    // One source, compiled with either default isolation of an app's module.
    .testTarget(
      name: "MainActorCallSiteTests",
      dependencies: ["AppLaunch", "AppLaunchItems", "AppLaunchScenario"],
      path: "Tests/CallSiteTests/MainActor",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "NonisolatedCallSiteTests",
      dependencies: ["AppLaunch", "AppLaunchItems", "AppLaunchScenario"],
      path: "Tests/CallSiteTests/Nonisolated"
    ),

    // Measures against bars: swift run -c release launch-bench
    .executableTarget(name: "launch-bench", dependencies: ["AppLaunch", "AllocationProbe"]),

    // Replays the corpus; .ci/fuzz builds it for libFuzzer.
    .executableTarget(
      name: "launch-fuzz",
      dependencies: ["AppLaunch", "AppLaunchItems", "AppLaunchScenario"],
      path: "Tests/Fuzz",
      exclude: ["Corpus", fuzzing ? "Replay.swift" : "Search.swift"]
    ),

    // The copy of the sources with planted faults, built for tests alone.
    .testTarget(name: "PlantedFaultTests", plugins: ["PlantFaults"]),
    .plugin(
      name: "PlantFaults",
      capability: .buildTool(),
      dependencies: ["plant-faults"],
      path: "Tests/PlantedFaults/Plugin"
    ),
    .executableTarget(name: "plant-faults", path: "Tests/PlantedFaults/Generator"),
  ],
  swiftLanguageModes: [.v6]
)

// What the laws over many launches and the counts of allocations need, to be optimised: nothing else.
if Context.environment["APPLAUNCH_LEAN"] != nil {
  let lean = ["AppLaunch", "TestSupport", "LawTests", "AllocationTests", "AllocationProbe"]
  package.products.removeAll { $0.name != "AppLaunch" }
  package.targets.removeAll { !lean.contains($0.name) }
}

if fuzzing {
  // libFuzzer's main would clash with that of a tool which runs during the build.
  package.targets.removeAll {
    ["PlantedFaultTests", "PlantFaults", "plant-faults"].contains($0.name)
  }
}

let strict = Context.environment["APPLAUNCH_STRICT"] != nil

for target in package.targets where target.type != .system && target.type != .plugin {
  guard target.name != "AllocationProbe" else { continue }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
  // A planted fault may well deserve a warning.
  if strict, target.name != "PlantedFaultTests" {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
