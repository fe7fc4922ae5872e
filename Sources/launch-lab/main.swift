import AppLaunchScenario
import Foundation

var output = StandardStreams()
let status = LaunchLab([RunCommand()]).run(Array(CommandLine.arguments.dropFirst()), to: &output)
exit(status.rawValue)
