import AppLaunch

/// The arguments of a command, options told from operands.
package struct LabArguments: Hashable, Sendable {
  /// The options that were given.
  package private(set) var options: Set<String> = []

  /// Everything else, in order; after `--` that is whatever comes.
  package private(set) var operands: [String] = []

  /// Whether help was asked for.
  package private(set) var wantsHelp = false

  /// Sorts arguments out.
  ///
  /// - Throws: An error at the first option that is not known.
  package init(_ arguments: [String], knowing known: [String]) throws(LabUsageError) {
    var isAfterDashes = false
    for argument in arguments {
      switch argument {
      case _ where isAfterDashes || !argument.hasPrefix("-") || argument == "-":
        operands.append(argument)
      case "--": isAfterDashes = true
      case "--help", "-h": wantsHelp = true
      case _ where known.contains(argument): options.insert(argument)
      default: throw Self.unknown(argument, known: known)
      }
    }
  }

  private static func unknown(_ argument: String, known: [String]) -> LabUsageError {
    let name = argument.prefix { $0 != "=" }
    if known.contains(String(name)) {
      return LabUsageError("The option \(name) takes no value.")
    }
    let list = (known + ["--help"]).joined(separator: ", ")
    return LabUsageError("The option \(argument.visible) is not known; known are \(list).")
  }
}
