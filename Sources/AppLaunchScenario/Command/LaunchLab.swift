import AppLaunch

/// The program `launch-lab`: commands over scenario files.
///
/// ```swift
/// var output = StandardStreams()
/// exit(LaunchLab([RunCommand()]).run(arguments, to: &output).rawValue)
/// ```
package struct LaunchLab: Sendable {
  /// The commands, in the order of the help.
  package let commands: [any LabCommand]

  /// Creates the program.
  package init(_ commands: [any LabCommand]) {
    self.commands = commands
  }

  /// Runs the command that the arguments name; the name of the program is not among them.
  package func run(_ arguments: [String], to output: inout some LabOutput) -> LabStatus {
    guard let name = arguments.first else {
      output.complain(help)
      return .unusable
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--help", "-h": return help(nil, to: &output)
    case "help": return help(rest.first, to: &output)
    case _ where name.hasPrefix("-"):
      return complain("The option \(name.visible) is not known before a command.", to: &output)
    default: break
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      return complain("There is no command \(name.visible).", to: &output)
    }
    do {
      let arguments = try LabArguments(rest, knowing: command.options)
      guard !arguments.wantsHelp else { return help(name, to: &output) }
      return try command.run(arguments, to: &output)
    } catch {
      return complain(error.message, about: command.name, to: &output)
    }
  }

  /// The overview of all commands.
  package var help: String {
    let width = commands.map(\.name.count).max() ?? 0
    let list = commands.map { command in
      let name = command.name + String(repeating: " ", count: width - command.name.count)
      return "  \(name)  \(command.abstract)"
    }
    return """
      Usage: launch-lab COMMAND ...

      \(list.joined(separator: "\n"))

      "launch-lab help COMMAND" tells more.
      """
  }

  private func help(_ name: String?, to output: inout some LabOutput) -> LabStatus {
    guard let name else {
      output.write(help)
      return .passed
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      return complain("There is no command \(name.visible).", to: &output)
    }
    output.write(command.help)
    return .passed
  }

  private func complain(
    _ message: String,
    about command: String? = nil,
    to output: inout some LabOutput
  ) -> LabStatus {
    output.complain("launch-lab: \(message)")
    let topic = command.map { "help \($0)" } ?? "--help"
    output.complain("\"launch-lab \(topic)\" tells how it is used.")
    return .unusable
  }
}
