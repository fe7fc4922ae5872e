import AppLaunch
import Foundation

do {
  let arguments = try Arguments(CommandLine.arguments.dropFirst())
  if arguments.helps {
    Output.write(Arguments.help + "\n")
  } else if let script = arguments.script {
    try Script(readingFrom: script).run(store: arguments.store ?? InMemoryLaunchRecordStore())
  } else {
    exit(runOnce(arguments))
  }
} catch {
  Output.complain(error.text)
  exit(2)
}
