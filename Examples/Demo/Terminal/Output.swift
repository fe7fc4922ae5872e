import Foundation

/// Standard output and standard error, written at once.
enum Output {
  /// Writes a text as it is; whoever calls it has made it harmless.
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a line of complaint.
  static func complain(_ text: String) {
    write("launch-demo: \(text.harmless)\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) }
      if count < 0, errno != EINTR { return }
    }
  }
}
