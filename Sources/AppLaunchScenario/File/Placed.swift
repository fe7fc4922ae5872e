/// A value that was read from a file, with the line where it stood.
///
/// Two are equal when their values are: the line only serves messages.
public struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value

  /// The line in the file, from 1, or nil for what was made by a program.
  public var line: Int?

  /// Creates a value with its line.
  public init(_ value: Value, line: Int? = nil) {
    self.value = value
    self.line = line
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
