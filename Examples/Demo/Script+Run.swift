import AppLaunch
import Foundation

extension Script {
  /// When a script begins that gives no time.
  static let start = LaunchTime(iso8601: "2026-03-02T09:00:00Z")!

  /// Reads a script from a file, or from standard input where its name is `-`.
  init(readingFrom name: String, flags: [String]) throws(UsageError) {
    let file = name == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: name)
    guard let file else { throw UsageError("the script \(name) cannot be opened") }
    let bytes: Data?
    do {
      bytes = try file.readToEnd()
    } catch {
      throw UsageError("the script \(name) cannot be read")
    }
    try self.init(String(decoding: bytes ?? Data(), as: UTF8.self), flags: flags)
    guard !launches.isEmpty else { throw UsageError("the script \(name) has no launch in it") }
  }

  /// Runs all launches over one record. Time stands still but for `wait`, so that the same script
  /// prints the same bytes everywhere. Returns the exit code.
  func run(store: any LaunchRecordStore) throws(UsageError) -> Int32 {
    for (index, launch) in launches.enumerated() {
      var output = Output()
      output.write((index > 0 ? "\n" : "") + "$ \(launch.line)".harmless + "\n")
      let run = Run(launch.arguments, store: store)
      let start = run.start ?? run.record?.latest ?? Self.start
      let terminal = TerminalPlain(answers: launch.answers.map(\.text))
      let end = run(in: terminal, Clock(standingAt: start), newInstall: "script")
      if let code = ExitCode.after(writing: output.problem ?? end.terminal.problem) { return code }
      guard let plain = end.terminal as? TerminalPlain else { continue }
      if let refused = plain.refused.map({ launch.answers[$0] }) {
        throw UsageError("line \(refused.line): \(refused.text) means nothing there")
      }
      if let unread = plain.unread.map({ launch.answers[$0] }) {
        throw UsageError(
          "line \(unread.line): launch \(index + 1) ends before the answer \(unread.text)"
        )
      }
    }
    return 0
  }
}
