import Foundation

/// What the command line asks for.
struct Options {
  /// Whether JSON is printed instead of a table.
  var isJSON = false

  /// Part of the name of the rows that are measured, or nil for all.
  var filter: String?

  /// Reads `--json` and `--filter NAME`; says how it is used and ends where there is anything else.
  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": isJSON = true
      case "--filter": filter = rest.next()
      default:
        print("usage: launch-bench [--json] [--filter NAME]")
        exit(2)
      }
    }
  }
}
