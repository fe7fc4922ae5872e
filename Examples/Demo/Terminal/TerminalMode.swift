import Foundation

/// How the terminal treats keys: line by line, as shells want it, or one by one.
enum TerminalMode {
  /// The mode in which the program found the terminal.
  static let original: termios = {
    var mode = termios()
    tcgetattr(STDIN_FILENO, &mode)
    return mode
  }()

  /// Gives single keys, without showing them. Ctrl-C and Ctrl-Z remain signals.
  static func takeKeys() {
    var mode = original
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &mode.c_cc) { settings in
      settings[Int(VMIN)] = 1
      settings[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    put("\u{1b}[?1049h\u{1b}[?25l")
  }

  /// Gives lines again; only calls what a signal handler may call.
  static func restore() {
    put("\u{1b}[?25h\u{1b}[?1049l")
    var mode = original
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// The columns and rows of the window.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  private static func put(_ codes: StaticString) {
    _ = write(STDOUT_FILENO, codes.utf8Start, codes.utf8CodeUnitCount)
  }
}
