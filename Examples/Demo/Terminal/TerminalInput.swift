import Foundation

/// What comes in: bytes of standard input, and signals.
struct TerminalInput {
  private var buffer: [UInt8] = []
  private var position = 0
  private var line: [UInt8] = []

  enum Event {
    case byte(UInt8)
    case signal(Int32)
    case ended
    case nothing
  }

  enum LineEvent {
    case line(String)
    case signal(Int32)
    case ended
  }

  /// The longest line that is read, in bytes; the rest of a longer one is left out.
  static let longestLine = 1_000

  /// Waits for the next event, at most so many milliseconds; for ever without a number.
  mutating func next(timeout: Int32 = -1) -> Event {
    if position < buffer.count {
      position += 1
      return .byte(buffer[position - 1])
    }
    var sources = [
      pollfd(fd: TerminalSignals.pipe.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&sources, nfds_t(sources.count), timeout)
    if count == 0 { return .nothing }
    // A signal can cut the wait short; its byte is in the pipe by then.
    if count < 0 { return errno == EINTR ? next(timeout: timeout) : .ended }
    if sources[0].revents != 0 {
      var number: UInt8 = 0
      return read(TerminalSignals.pipe.reading, &number, 1) == 1 ? .signal(Int32(number)) : .ended
    }
    return fill() ? next() : .ended
  }

  /// Waits for a line; what was typed of one stays while signals come.
  mutating func nextLine() -> LineEvent {
    while true {
      switch next() {
      case .byte(UInt8(ascii: "\n")):
        return .line(takeLine())
      case .byte(let byte):
        if line.count < Self.longestLine { line.append(byte) }
      case .signal(let number):
        return .signal(number)
      case .ended:
        return line.isEmpty ? .ended : .line(takeLine())
      case .nothing:
        break
      }
    }
  }

  private mutating func takeLine() -> String {
    defer { line = [] }
    return String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Reads what is there; returns false at the end.
  private mutating func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    buffer = Array(bytes.prefix(count))
    position = 0
    return true
  }
}
