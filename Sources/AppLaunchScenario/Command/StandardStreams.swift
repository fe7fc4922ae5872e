import AppLaunch
import Foundation

/// The standard streams of the process.
///
/// What cannot be written never ends the process: the first failure of the output is told on the error
/// stream, unless a reader closed its pipe, who has seen enough. What cannot be written on the error
/// stream is lost, since there is nobody to tell.
package struct StandardStreams: LabOutput {
  private let result: Int32
  private let complaints: Int32

  package private(set) var isBroken = false

  /// Creates the streams of the process, which may have been started without some of them.
  package init() {
    // A file that is opened must not get the number of a stream that is closed. Writing to it fails.
    var file = open("/dev/null", O_RDONLY)
    while file >= 0, file <= STDERR_FILENO { file = dup(file) }
    if file > STDERR_FILENO { close(file) }
    signal(SIGPIPE, SIG_IGN)
    self.init(result: STDOUT_FILENO, complaints: STDERR_FILENO)
  }

  /// Creates streams on open files.
  init(result: Int32, complaints: Int32) {
    self.result = result
    self.complaints = complaints
  }

  package mutating func write(_ line: String) {
    guard !isBroken, let problem = Self.write(line, to: result) else { return }
    isBroken = true
    guard problem != EPIPE else { return }
    complain("launch-lab: The output cannot be written: \(String(cString: strerror(problem))).")
  }

  package mutating func complain(_ line: String) {
    _ = Self.write(line, to: complaints)
  }

  /// Writes a line and returns the error that kept it from being written, or nil.
  private static func write(_ line: String, to file: Int32) -> Int32? {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        var room = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if count == 0 || errno != EINTR {
        return count == 0 ? EIO : errno
      }
    }
    return nil
  }
}
