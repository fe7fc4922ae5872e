import AppLaunchScenario
import Foundation

/// What a command wrote.
struct CapturedOutput: LabOutput {
  var lines: [String] = []
  var complaints: [String] = []

  /// How many lines can be written.
  var room = Int.max

  var isBroken: Bool { room < 0 }

  init(room: Int = .max) {
    self.room = room
  }

  mutating func write(_ line: String) {
    room -= 1
    if !isBroken { lines.append(line) }
  }

  mutating func complain(_ line: String) { complaints.append(line) }

  /// Runs `launch-lab` with arguments.
  static func lab(_ arguments: String...) -> (status: LabStatus, output: CapturedOutput) {
    var output = CapturedOutput()
    let status = LaunchLab([RunCommand()]).run(arguments, to: &output)
    return (status, output)
  }
}

/// A folder of its own for one test, removed afterwards.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "launch-lab-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes a file and returns its path.
  func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let path = "\(path)/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
