/// Where a command writes.
package protocol LabOutput {
  /// Writes a line of the result.
  mutating func write(_ line: String)

  /// Writes a line about what went wrong.
  mutating func complain(_ line: String)

  /// Whether nobody will get the result any more, so that there is no use in going on.
  var isBroken: Bool { get }
}
