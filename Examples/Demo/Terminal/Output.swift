import Foundation

/// Standard output, written at once.
struct Output {
  /// The error of the system that kept something from being written, or nil; nothing is written after
  /// one.
  private(set) var problem: Int32?

  /// Writes a text as it is; whoever calls it has made it harmless.
  mutating func write(_ text: String) {
    if problem == nil { problem = Self.write(text, to: STDOUT_FILENO) }
  }

  /// Writes a line of complaint; where that cannot be written either, nobody is left to be told.
  static func complain(_ text: String) {
    _ = write("launch-demo: \(text.harmless)\n", to: STDERR_FILENO)
  }

  /// Makes the standard streams safe to use: those that the process was started without are empty
  /// ones, so that no file, the record least of all, gets their numbers; and a reader that goes away
  /// is an error of writing, not a death.
  static func prepare() {
    var file = open("/dev/null", O_RDONLY)
    while file >= 0, file <= STDERR_FILENO { file = dup(file) }
    if file > STDERR_FILENO { close(file) }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes a text and returns the error that kept it from being written, or nil.
  private static func write(_ text: String, to file: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) }
      if count < 0, errno != EINTR { return errno }
    }
    return nil
  }
}

/// The exit codes of the demo.
enum ExitCode {
  static let usage: Int32 = 2
  static let output: Int32 = 3
  static let crash: Int32 = 70

  /// Returns the code of a signal, as shells have it.
  static func signal(_ number: Int32) -> Int32 { 128 + number }

  /// Returns the code for an output that could not be written, and says why, unless its reader went
  /// away; nil where all was written.
  static func after(writing problem: Int32?) -> Int32? {
    guard let problem else { return nil }
    if problem != EPIPE {
      Output.complain("the output cannot be written: \(String(cString: strerror(problem)))")
    }
    return output
  }
}
