/// What is wrong with a JSON text, and where.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  package var message: String

  /// The value that is wrong, or the one that was being read.
  package var path: JSONPath

  /// The line, counted from 1.
  package var line: Int

  /// Creates an error at a place.
  package init(message: String, path: JSONPath, line: Int) {
    self.message = message
    self.path = path
    self.line = line
  }

  package var description: String { "line \(line), \(path): \(message)" }

  /// Returns the same error with its path led in from one level further out.
  func inside(_ component: JSONPath.Component) -> JSONError {
    var error = self
    error.path.components.insert(component, at: 0)
    return error
  }
}
