import Foundation

/// Writes the copies of the source files named as arguments, and the switch of their faults.
///
/// Arguments: the package's folder, the list of faults, the folder for the copies, then the files.
@main
struct PlantFaults {
  static func main() throws {
    let arguments = CommandLine.arguments
    let (package, list, output) = (arguments[1], arguments[2], arguments[3])
    do {
      let faults = try Fault.parse(String(contentsOfFile: list, encoding: .utf8))
      let paths = Array(arguments[4...])
      for fault in faults where !paths.contains("Sources/\(fault.file)") {
        throw ListError(line: fault.line, message: "there is no Sources/\(fault.file)")
      }
      let modules = Set(paths.map { $0.component(1) })
      for path in paths {
        let file = SourceFile(
          path: path,
          text: try String(contentsOfFile: "\(package)/\(path)", encoding: .utf8),
          faults: faults.filter { "Sources/\($0.file)" == path }
        )
        let copy = try file.planted(modules: modules.sorted())
        let place = hasOwnName(path, among: paths) ? file.place(in: package) : ""
        try write(place + copy, to: "\(output)/\(path.replacing("/", with: "-"))")
      }
      try write(switchSource(faults), to: "\(output)/PlantedFault.swift")
    } catch let error as ListError {
      print("\(list):\(error.line): error: \(error.message)")
      exit(1)
    }
  }

  /// Whether no other file has the same name, which the compiler wants of `#sourceLocation`.
  private static func hasOwnName(_ path: String, among paths: [String]) -> Bool {
    paths.count { $0.split(separator: "/").last == path.split(separator: "/").last } == 1
  }

  /// Writes a file unless it says so already, so that one edit does not compile every copy again.
  private static func write(_ text: String, to path: String) throws {
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static func switchSource(_ faults: [Fault]) -> String {
    let cases = faults.map { "  case \($0.name)" }
    func table(_ value: (Fault) -> String) -> String {
      faults.map { "    case .\($0.name): \(value($0))" }.joined(separator: "\n")
    }
    return """
      public enum PlantedFault: String, CaseIterable, Sendable {
      \(cases.joined(separator: "\n"))

        @TaskLocal public static var on: PlantedFault?

        public var rule: String {
          switch self {
      \(table { $0.rule.debugDescription })
          }
        }

        public var change: String {
          switch self {
      \(table { "\($0.original) => \($0.mutant)".debugDescription })
          }
        }

        public var catchers: [String] {
          switch self {
      \(table { $0.catchers.debugDescription })
          }
        }
      }

      """
  }
}

extension String {
  fileprivate func component(_ index: Int) -> String {
    String(split(separator: "/")[index])
  }
}

extension Range<Int> {
  /// Whether the other range lies within this one.
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
