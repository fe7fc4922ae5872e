import AppLaunch
import Foundation

/// One process of the demo: what was asked for, completed with what the record knows.
struct Run {
  let arguments: Arguments
  let store: any LaunchRecordStore
  let reading: LaunchRecordReading

  init(_ arguments: Arguments, store: any LaunchRecordStore) {
    self.arguments = arguments
    self.store = store
    // A store sets a damaged record aside when it is read, so this comes first in any case.
    let reading = store.read()
    self.reading = arguments.resets ? .missing : reading
  }

  /// What is remembered, or nil where nothing is.
  var record: LaunchRecord? {
    if case .available(let record) = reading.availability { record } else { nil }
  }

  /// The version that was asked for, else that of the last launch.
  var version: AppVersion { arguments.version ?? record?.lastVersion ?? firstVersion }

  /// Whether earlier launches pretended a time that is still to come.
  var isAhead: Bool { arguments.time == nil && record?.latest ?? .distantPast > LaunchTime(Date()) }

  /// The time that was asked for, or nil for the time that it is.
  var start: LaunchTime? {
    switch arguments.time {
    case .at(let time): time
    case .afterLast(let duration): (record?.latest ?? LaunchTime(Date())) + duration
    // Play goes on from there: an earlier time would set the clock back.
    case nil: isAhead ? record?.latest : nil
    }
  }

  /// Runs the process, and returns the terminal as well, as it was left.
  func callAsFunction(
    in terminal: any Terminal,
    _ clock: Clock,
    newInstall: String
  ) -> (ending: Host.Ending, terminal: any Terminal) {
    var host = Host(
      terminal: terminal,
      clock: clock,
      store: store,
      version: version,
      installID: record?.installID ?? newInstall,
      explains: arguments.explains
    )
    host.session.overrides = arguments.overrides
    let ending = host.run(reading, trigger: arguments.isByLink ? .link : .user)
    host.terminal.close()
    if case .crash = ending { host.terminal.say("(Tidy dies)") }
    return (ending, host.terminal)
  }
}

extension Arguments {
  /// Returns the store in the file that was asked for, or nil where none was.
  func store() throws(UsageError) -> (any LaunchRecordStore)? {
    guard let record else { return nil }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: record, isDirectory: &isFolder), isFolder.boolValue {
      throw UsageError("--record needs a file, and \(record) is a folder")
    }
    return FileLaunchRecordStore(url: URL(fileURLWithPath: record))
  }
}

/// Runs one process with the terminal at hand; returns its exit code.
func runOnce(_ arguments: Arguments) throws(UsageError) -> Int32 {
  let store = try arguments.store() ?? StandardLaunchRecordStore(app: "launch-demo")
  let run = Run(arguments, store: store)
  let clock = Clock(startingAt: run.start)
  var terminal = makeTerminal()
  if run.isAhead { terminal.say("note: the clock goes on where it was pretended to be last") }
  var end = run(in: terminal, clock, newInstall: UUID().uuidString)
  if let code = ExitCode.after(writing: end.terminal.problem) { return code }
  switch end.ending {
  case .quit:
    for hint in hints(after: run.version, record: arguments.record) {
      end.terminal.say(Line(hint.what, .dim))
      end.terminal.say(Line("  \(hint.command)"))
    }
    return ExitCode.after(writing: end.terminal.problem) ?? 0
  case .crash: return ExitCode.crash
  case .signal(let number): return ExitCode.signal(number)
  }
}

/// Returns a window where a person sits before it, else plain text.
private func makeTerminal() -> any Terminal {
  let environment = ProcessInfo.processInfo.environment
  let isWindow = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  guard isWindow, environment["TERM"] ?? "dumb" != "dumb" else {
    return TerminalPlain(echoes: isatty(STDIN_FILENO) == 0)
  }
  return TerminalWindow(TerminalLook(environment: environment))
}
