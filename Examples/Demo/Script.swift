/// Several launches with their answers, one after the other over one record.
///
/// A line that begins with `launch` begins a process, with the flags of the command line; the lines
/// after it are its answers, until the input ends or another begins. `#` begins a comment.
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

  init(_ text: String) throws(UsageError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if first == "launch" {
        words.removeFirst()
        do throws(UsageError) {
          let arguments = try Arguments(words)
          guard arguments.record == nil, arguments.script == nil, !arguments.helps else {
            throw UsageError("--record, --script and --help have no place in a script")
          }
          let line = (["launch-demo"] + words).joined(separator: " ")
          launches.append(Launch(arguments: arguments, line: line))
        } catch {
          throw UsageError("line \(index + 1): \(error.text)")
        }
      } else if launches.isEmpty {
        throw UsageError("line \(index + 1): a script begins with launch")
      } else {
        let answer = Answer(text: words.joined(separator: " "), line: index + 1)
        launches[launches.count - 1].answers.append(answer)
      }
    }
  }
}
