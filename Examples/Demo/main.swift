import AppLaunch
import Foundation

Output.prepare()
exit(run(CommandLine.arguments.dropFirst()))

/// Does what the command line asks for; returns the exit code.
private func run(_ words: some Sequence<String>) -> Int32 {
  do {
    let arguments = try Arguments(words)
    if arguments.helps {
      var output = Output()
      output.write(Arguments.help + "\n")
      return ExitCode.after(writing: output.problem) ?? 0
    }
    guard let script = arguments.script else { return try runOnce(arguments) }
    let store = try arguments.store() ?? InMemoryLaunchRecordStore()
    return try Script(readingFrom: script, flags: arguments.launchFlags).run(store: store)
  } catch {
    Output.complain(error.text)
    return ExitCode.usage
  }
}
