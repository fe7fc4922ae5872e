import Foundation

/// Where a command writes.
package protocol LabOutput {
  /// Writes a line of the result.
  mutating func write(_ line: String)

  /// Writes a line about what went wrong.
  mutating func complain(_ line: String)
}

/// The standard streams of the process.
package struct StandardStreams: LabOutput {
  package init() {}

  package mutating func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  package mutating func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
