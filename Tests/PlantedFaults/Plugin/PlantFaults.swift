import Foundation
import PackagePlugin

/// Copies the sources into the target that uses this plugin, with the faults of `faults.txt` planted.
@main
struct PlantFaults: BuildToolPlugin {
  /// What is copied: the modules under test, and the laws that must catch a fault in them.
  ///
  /// All of it becomes one module. So two internal declarations of different modules may not have the
  /// same name, and the laws may use nothing else from other folders of the tests.
  static let copied =
    [
      "Sources/AppLaunch", "Sources/AppLaunchItems", "Sources/AppLaunchScenario", "Tests/LawTests",
      "Tests/TestSupport",
    ]
    + [
      "Content", "Eligibility", "Import", "Onboarding", "ReviewAsk/ReviewCallTests.swift",
      "Support/TestApp.swift", "VersionStores", "WhatsNew",
    ].map { "Tests/AppLaunchItemsTests/\($0)" }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let list = package.appending(path: "Tests/PlantedFaults/faults.txt")
    let output = context.pluginWorkDirectoryURL
    let files = Self.copied.flatMap { Self.swiftFiles(under: $0, in: package) }
    return [
      .buildCommand(
        displayName: "Planting the faults of faults.txt",
        executable: try context.tool(named: "plant-faults").url,
        arguments: [
          package.path(percentEncoded: false), list.path(percentEncoded: false),
          output.path(percentEncoded: false),
        ] + files,
        inputFiles: [list] + files.map { package.appending(path: $0) },
        outputFiles: (["PlantedFault.swift"] + files.map { $0.replacing("/", with: "-") })
          .map { output.appending(path: $0) }
      )
    ]
  }

  private static func swiftFiles(under directory: String, in package: URL) -> [String] {
    guard !directory.hasSuffix(".swift") else { return [directory] }
    let root = package.appending(path: directory)
    guard let names = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
    else { return [] }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { "\(directory)/\($0)" }
      .sorted()
  }
}
