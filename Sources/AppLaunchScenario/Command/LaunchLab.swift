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
    let status = perform(arguments, to: &output)
    return output.isBroken ? .unwritable : status
  }

  private func perform(_ arguments: [String], to output: inout some LabOutput) -> LabStatus {
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
      let guess = (commands.map(\.name) + ["help"]).nearest(to: name)
      let hint = guess.map { " Did you mean \($0)?" } ?? ""
      return complain("There is no command \(name.visible).\(hint)", to: &output)
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
    let list = HelpTable(commands.map { ($0.name, $0.abstract) })
    let topics = HelpTable(HelpTopic.allCases.map { ("help \($0.rawValue)", $0.abstract) })
    return """
      Usage: launch-lab COMMAND ...

      \(list)

      "launch-lab help COMMAND" tells more. What scenario files hold is told by

      \(topics)
      """
  }

  private func help(_ name: String?, to output: inout some LabOutput) -> LabStatus {
    guard let name else {
      output.write(help)
      return .passed
    }
    if let topic = HelpTopic(rawValue: name) {
      output.write(topic.text)
      return .passed
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      let known = commands.map(\.name) + HelpTopic.allCases.map(\.rawValue)
      let guess = known.nearest(to: name).map { " Did you mean \($0)?" } ?? ""
      return complain("There is no help about \(name.visible).\(guess)", to: &output)
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
