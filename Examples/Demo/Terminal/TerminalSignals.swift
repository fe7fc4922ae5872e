import Foundation

/// Signals as bytes in a pipe, so that they are met where the program waits for input.
enum TerminalSignals {
  /// Both ends of the pipe.
  static let pipe = makePipe()

  /// Those after which the program ends in its own way.
  static let polite = [SIGINT, SIGTERM, SIGHUP]

  /// Those that say something about a window.
  static let window = [SIGTSTP, SIGWINCH]

  /// Those after which nothing of the program runs any more.
  static let fatal = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Turns signals into bytes.
  static func watch(_ numbers: [Int32]) {
    _ = pipe
    for number in numbers {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(TerminalSignals.pipe.writing, &byte, 1)
      }
    }
  }

  /// Restores the terminal when the process dies on the spot, then lets it die.
  static func restoreOnDeath() {
    _ = TerminalMode.original
    for number in fatal {
      signal(number) { number in
        TerminalMode.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func makePipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    precondition(Foundation.pipe(&ends) == 0, "The system gives no pipe.")
    return (ends[0], ends[1])
  }
}
