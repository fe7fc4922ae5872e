/// Writes JSON text byte by byte, in the order in which it is told.
///
/// The same calls give the same bytes on every platform.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///   writer.key("launches")
///   writer.int(3)
/// }
/// print(writer.text)  // {"launches":3}
/// ```
package struct JSONWriter: Sendable {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  /// How many levels of objects have a line for each member; what is inside shares the line.
  private var lines: Int
  private var level = 0
  private var needsComma = false
  private var isAfterKey = false

  /// Creates a writer of one line, or of lines indented by two spaces a level.
  package init(pretty: Bool = false) {
    self.init(lines: pretty ? .max : 0)
  }

  /// Creates a writer that gives each member of so many levels of objects a line, and none to what is
  /// inside or to elements of arrays.
  package init(lines: Int) {
    self.lines = lines
  }

  /// The text written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes room for a text of about so many bytes.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Writes an object whose members the closure writes.
  package mutating func object<E: Error>(
    _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    open(UInt8(ascii: "{"))
    try members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array whose elements the closure writes.
  package mutating func array<E: Error>(
    _ elements: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    let outside = lines
    if lines < .max { lines = 0 }
    defer { lines = outside }
    open(UInt8(ascii: "["))
    try elements(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes the key of the value that comes next.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    if level <= lines { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.appendEscaped(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a string whose bytes the closure appends; none of them may need an escape.
  package mutating func plain(_ append: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  package mutating func int(_ value: some BinaryInteger) {
    number(JSONNumber(Int64(clamping: value)))
  }

  /// Writes a number as it was read.
  package mutating func number(_ number: JSONNumber) {
    raw(number.text)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    raw("null")
  }

  /// Writes a value with all that it holds.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let elements):
      array { writer in
        for element in elements { writer.value(element) }
      }
    case .object(let members):
      object { writer in
        for member in members {
          writer.key(member.key)
          writer.value(member.value)
        }
      }
    }
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    level += 1
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    level -= 1
    if needsComma, level < lines { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
    } else {
      if needsComma { bytes.append(UInt8(ascii: ",")) }
      if level > 0, level <= lines { breakLine() }
    }
    needsComma = true
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }
}
