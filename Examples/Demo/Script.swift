/// Several launches with their answers, one after the other over one record.
///
/// A line that begins with `launch` begins a process, with the flags of the command line; the lines
/// after it are its answers, until the input ends or another begins. Answers before all such lines are
/// those of a launch with the flags that were given. `#` begins a comment.
struct Script {
  var launches: [Launch] = []

  struct Launch {
    var arguments: Arguments
    var answers: [Answer] = []

    /// The line as a shell would have it.
    var line: String
  }

  /// An answer, with its line in the script.
  struct Answer {
    var text: String
    var line: Int
  }

  init(_ text: String, flags: [String] = []) throws(UsageError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if first == "launch" {
        words.removeFirst()
        do throws(UsageError) {
          guard flags.isEmpty || !launches.isEmpty else {
            throw UsageError("each launch of a script has its own flags, so --script takes none")
          }
          try begin(words)
        } catch {
          throw UsageError("line \(index + 1): \(error.text)")
        }
      } else {
        if launches.isEmpty { try begin(flags) }
        let answer = Answer(text: words.joined(separator: " "), line: index + 1)
        launches[launches.count - 1].answers.append(answer)
      }
    }
  }

  private mutating func begin(_ flags: [String]) throws(UsageError) {
    let arguments = try Arguments(flags)
    guard arguments.record == nil, arguments.script == nil, !arguments.helps else {
      throw UsageError("--record, --script and --help have no place in a script")
    }
    let line = (["launch-demo"] + flags).joined(separator: " ")
    launches.append(Launch(arguments: arguments, line: line))
  }
}
